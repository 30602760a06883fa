import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull Queen',
  about: 'Le prese muovono i pirati sulle passerelle.',
  arbiter: 'Quali pirati si muovono, e dove. Quali carte si possono giocare.',
};
