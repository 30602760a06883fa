import type { Story } from '../../high-card/story.js';
import { does } from '../subject.js';

export const story = {
  card: 'Karte',
  wins: (one) => `${does(one, 'gewinnst', 'gewinnt')} die Runde.`,
  cards: 'Die Karten gehen von 1 bis 12; die höchste gewinnt die Runde.',
} as const satisfies Story;
