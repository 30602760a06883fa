import type { Title } from '../../title.js';

export const title: Title = {
  name: 'The Queen’s Collection',
  about: 'Retourne des cartes, fais des paires, vide les boîtes.',
  arbiter: 'Quelles paires sont possibles. Ce que vaut une manche.',
};
