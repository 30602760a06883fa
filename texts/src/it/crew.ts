import type { LevelWords } from '../crew.js';

export const levels = {
  deckhand: { name: 'Mozzo', about: 'Appena salito a bordo, pieno di buona volontà.' },
  bosun: { name: 'Nostromo', about: 'Conosce il mestiere e gioca solido.' },
  captain: { name: 'Capitano', about: 'Guarda lontano prima di ogni mossa.' },
  admiral: { name: 'Ammiraglio', about: 'Non dimentica e non perdona.' },
} as const satisfies LevelWords;
