import type { FooterWords } from '../../page/footer.js';

export const footer: FooterWords = {
  notAffiliated: 'Von Fans gemacht. Ohne Verbindung zu den Verlagen dieser Spiele.',
  namesBelong:
    'Skull King, Skull Queen, Skull und The Queen’s Collection gehören ihren Verlagen; wir nennen sie, um zu sagen, was man hier spielen kann.',
  sourceCode: 'Quelltext',
  forPrograms: 'API',
};
