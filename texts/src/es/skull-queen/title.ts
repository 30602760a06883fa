import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull Queen',
  about: 'Las bazas mueven piratas por los tablones.',
  arbiter: 'Qué piratas se mueven y adónde. Qué cartas se pueden jugar.',
};
