import type { FooterWords } from '../../page/footer.js';

export const footer: FooterWords = {
  notAffiliated: 'Hecho por aficionados. Sin relación con las editoriales de estos juegos.',
  namesBelong:
    'Skull King, Skull Queen, Skull y The Queen’s Collection pertenecen a sus editoriales; los nombramos para decir a qué se puede jugar aquí.',
  sourceCode: 'Código fuente',
  forPrograms: 'API',
};
