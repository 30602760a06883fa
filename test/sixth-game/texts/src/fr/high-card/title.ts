import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Carte haute',
  about: 'Douze cartes, et la plus haute gagne.',
  arbiter: 'Qui gagne la manche.',
};
