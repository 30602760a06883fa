import type { HintWords, LevelWords } from '../crew.js';
import { signed } from '../number.js';

export const levels = {
  deckhand: { name: 'Leichtmatrose', about: 'Frisch angeheuert und guten Willens.' },
  bosun: { name: 'Bootsmann', about: 'Kennt die Taue und spielt solide.' },
  captain: { name: 'Kapitän', about: 'Denkt vor jedem Zug voraus.' },
  admiral: { name: 'Admiral', about: 'Vergisst nichts, verzeiht nichts.' },
} as const satisfies LevelWords;

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'Punkt' : 'Punkte'} im Schnitt`,
  'makes-bid': ({ share }) => `hält die Ansage zu ${share} %`,
  'takes-trick': ({ share }) => `macht den Stich zu ${share} %`,
  wins: ({ share }) => `gewinnt zu ${share} %`,
  safe: ({ share }) => `geht zu ${share} % gut`,
} as const satisfies HintWords;
