import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Des fleurs, un crâne et beaucoup de bluff.',
  arbiter: 'Ce qu’on peut annoncer. Qui retourne, qui perd quoi, qui commence.',
};
