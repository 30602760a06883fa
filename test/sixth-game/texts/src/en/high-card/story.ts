import type { Story } from '../../high-card/story.js';
import { does } from '../subject.js';

export const story = {
  card: 'card',
  wins: (one) => `${does(one, 'win')} the round.`,
  cards: 'Cards go from 1 to 12; the highest wins the round.',
} as const satisfies Story;
