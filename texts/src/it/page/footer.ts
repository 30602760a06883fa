import type { FooterWords } from '../../page/footer.js';

export const footer: FooterWords = {
  notAffiliated: 'Fatto da appassionati. Nessun legame con gli editori di questi giochi.',
  namesBelong:
    'Skull King, Skull Queen, Skull e The Queen’s Collection appartengono ai loro editori; li nominiamo per dire a che cosa si può giocare qui.',
  sourceCode: 'Codice sorgente',
  forPrograms: 'API',
};
