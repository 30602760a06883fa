import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Flores, una calavera y un farol.',
  arbiter: 'Cuánto se puede apostar. Quién destapa, quién pierde qué, quién empieza.',
};
