import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King: el juego de dados',
  about: 'La misma promesa, cumplida con dados.',
  arbiter: 'Qué dado gana. Qué dados se pueden tirar.',
};
