import type { LevelWords } from '../crew.js';

export const levels = {
  deckhand: { name: 'Deckhand', about: 'Just signed on, and means well.' },
  bosun: { name: 'Bosun', about: 'Knows the ropes and plays soundly.' },
  captain: { name: 'Captain', about: 'Thinks ahead before every move.' },
  admiral: { name: 'Admiral', about: 'Forgets nothing, forgives nothing.' },
} as const satisfies LevelWords;
