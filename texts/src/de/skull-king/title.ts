import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King',
  about: 'Sag deine Stiche an, und mach genau so viele.',
  arbiter: 'Wer macht den Stich, mit allen Boni? Welche Karten dürfen gespielt werden?',
};
