import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King',
  about: 'Gana exactamente las bazas que apostaste.',
  arbiter: 'Quién se lleva la baza, con sus bonus. Qué cartas se pueden jugar.',
};
