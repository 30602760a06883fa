import type { HintWords, LevelWords } from '../crew.js';
import { signed } from '../number.js';

export const levels = {
  deckhand: { name: 'Grumete', about: 'Acaba de embarcar y le pone ganas.' },
  bosun: { name: 'Contramaestre', about: 'Conoce el oficio y juega con cabeza.' },
  captain: { name: 'Capitán', about: 'Piensa por adelantado cada jugada.' },
  admiral: { name: 'Almirante', about: 'No olvida nada, no perdona nada.' },
} as const satisfies LevelWords;

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'punto' : 'puntos'} de media`,
  'makes-bid': ({ share }) => `cumple la apuesta: ${share} %`,
  'takes-trick': ({ share }) => `se lleva la baza: ${share} %`,
  wins: ({ share }) => `gana: ${share} %`,
  safe: ({ share }) => `sale bien: ${share} %`,
} as const satisfies HintWords;
