import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King',
  about: 'Annonce tes plis, et fais-en exactement autant.',
  arbiter: 'Qui remporte le pli, bonus compris. Quelles cartes on peut jouer.',
};
