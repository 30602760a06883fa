import type { Title } from '../../title.js';

export const title: Title = {
  name: 'High Card',
  about: 'Twelve cards, and the highest wins.',
  arbiter: 'Who wins the round.',
};
