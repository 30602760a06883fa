import type { LevelWords } from '../crew.js';

export const levels = {
  deckhand: { name: 'Grumete', about: 'Acaba de embarcar y le pone ganas.' },
  bosun: { name: 'Contramaestre', about: 'Conoce el oficio y juega con cabeza.' },
  captain: { name: 'Capitán', about: 'Piensa por adelantado cada jugada.' },
  admiral: { name: 'Almirante', about: 'No olvida nada, no perdona nada.' },
} as const satisfies LevelWords;
