import type { HintWords, LevelWords } from '../crew.js';
import { signed } from '../number.js';

export const levels = {
  deckhand: { name: 'Matelot', about: 'Tout juste à bord, et plein de bonne volonté.' },
  bosun: { name: 'Bosco', about: 'Connaît les ficelles et joue solide.' },
  captain: { name: 'Capitaine', about: 'Voit plus loin avant chaque coup.' },
  admiral: { name: 'Amiral', about: 'N’oublie rien, ne pardonne rien.' },
} as const satisfies LevelWords;

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) < 2 ? 'point' : 'points'} en moyenne`,
  'makes-bid': ({ share }) => `tient l’annonce à ${share} %`,
  'takes-trick': ({ share }) => `remporte le pli à ${share} %`,
  wins: ({ share }) => `gagne à ${share} %`,
  safe: ({ share }) => `se passe bien à ${share} %`,
} as const satisfies HintWords;
