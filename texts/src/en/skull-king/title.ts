import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King',
  about: 'Win exactly as many tricks as you bid.',
  arbiter: 'Who takes the trick, bonuses and all. Which cards may be played.',
};
