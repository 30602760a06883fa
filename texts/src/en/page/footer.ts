import type { FooterWords } from '../../page/footer.js';

export const footer: FooterWords = {
  notAffiliated: 'Made by fans. Not affiliated with the publishers of these games.',
  namesBelong:
    'Skull King, Skull Queen, Skull and The Queen’s Collection belong to their publishers; we name them to say what can be played here.',
  sourceCode: 'Source code',
  forPrograms: 'API',
};
