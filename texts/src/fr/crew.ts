import type { LevelWords } from '../crew.js';

export const levels = {
  deckhand: { name: 'Matelot', about: 'Tout juste à bord, et plein de bonne volonté.' },
  bosun: { name: 'Bosco', about: 'Connaît les ficelles et joue solide.' },
  captain: { name: 'Capitaine', about: 'Voit plus loin avant chaque coup.' },
  admiral: { name: 'Amiral', about: 'N’oublie rien, ne pardonne rien.' },
} as const satisfies LevelWords;
