import type { Title } from '../../title.js';

export const title: Title = {
  name: 'The Queen’s Collection',
  about: 'Destapa cartas, haz parejas, vacía los cofres.',
  arbiter: 'Qué parejas se pueden hacer. Cuánto vale una ronda.',
};
