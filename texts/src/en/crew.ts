import type { HintWords, LevelWords } from '../crew.js';
import { signed } from '../number.js';

export const levels = {
  deckhand: { name: 'Deckhand', about: 'Just signed on, and means well.' },
  bosun: { name: 'Bosun', about: 'Knows the ropes and plays soundly.' },
  captain: { name: 'Captain', about: 'Thinks ahead before every move.' },
  admiral: { name: 'Admiral', about: 'Forgets nothing, forgives nothing.' },
} as const satisfies LevelWords;

export const hints = {
  points: ({ points }) =>
    `${signed(points, '.')} ${Math.abs(Number(points)) === 1 ? 'point' : 'points'} on average`,
  'makes-bid': ({ share }) => `makes the bid ${share}%`,
  'takes-trick': ({ share }) => `takes the trick ${share}%`,
  wins: ({ share }) => `wins ${share}%`,
  safe: ({ share }) => `${share}% chance to make it`,
} as const satisfies HintWords;
