import type { FooterWords } from '../../page/footer.js';

export const footer: FooterWords = {
  notAffiliated: 'Fait par des passionnés. Sans lien avec les éditeurs de ces jeux.',
  namesBelong:
    'Skull King, Skull Queen, Skull et The Queen’s Collection appartiennent à leurs éditeurs ; nous les nommons pour dire à quoi on joue ici.',
  sourceCode: 'Code source',
  forPrograms: 'API',
};
