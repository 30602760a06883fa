import type { Title } from '../../title.js';

export const title: Title = {
  name: 'The Queen’s Collection',
  about: 'Karten aufdecken, Paare bilden, Schatullen leeren.',
  arbiter: 'Welche Paare gehen? Was ist eine Runde wert?',
};
