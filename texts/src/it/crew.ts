import type { HintWords, LevelWords } from '../crew.js';
import { signed } from '../number.js';

export const levels = {
  deckhand: { name: 'Mozzo', about: 'Appena salito a bordo, pieno di buona volontà.' },
  bosun: { name: 'Nostromo', about: 'Conosce il mestiere e gioca solido.' },
  captain: { name: 'Capitano', about: 'Guarda lontano prima di ogni mossa.' },
  admiral: { name: 'Ammiraglio', about: 'Non dimentica e non perdona.' },
} as const satisfies LevelWords;

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'punto' : 'punti'} in media`,
  'makes-bid': ({ share }) => `centra la puntata al ${share}%`,
  'takes-trick': ({ share }) => `vince la presa al ${share}%`,
  wins: ({ share }) => `vince al ${share}%`,
  safe: ({ share }) => `riesce al ${share}%`,
} as const satisfies HintWords;
