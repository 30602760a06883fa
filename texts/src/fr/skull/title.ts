import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Des fleurs, un crâne et beaucoup de bluff.',
  arbiter: 'Jusqu’où on peut enchérir. Qui retourne, qui perd quoi, qui commence.',
};
