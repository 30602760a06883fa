import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Flowers, one skull, and a bluff.',
  arbiter: 'What can be bid. Who turns, who loses what, who starts next.',
};
