import type { Story } from '../../high-card/story.js';
import { does } from '../subject.js';

export const story = {
  card: 'carte',
  wins: (one) => `${does(one, 'gagnes', 'gagne')} la manche.`,
  cards: 'Les cartes vont de 1 à 12 ; la plus haute gagne la manche.',
} as const satisfies Story;
