import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King',
  about: 'Fai esattamente tante prese quante ne punti.',
  arbiter: 'Chi vince la presa, bonus compresi. Quali carte si possono giocare.',
};
