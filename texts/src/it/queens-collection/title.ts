import type { Title } from '../../title.js';

export const title: Title = {
  name: 'The Queen’s Collection',
  about: 'Scopri carte, fai coppie, svuota gli scrigni.',
  arbiter: 'Quali coppie si possono fare. Quanto vale una manche.',
};
