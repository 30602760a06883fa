import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull Queen',
  about: 'Les plis font marcher les pirates sur les planches.',
  arbiter: 'Quels pirates bougent, et vers où. Quelles cartes on peut jouer.',
};
