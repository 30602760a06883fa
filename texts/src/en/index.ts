import type { Language } from '../language.js';
import { common } from './common.js';
import * as queensCollection from './queens-collection.js';
import * as skull from './skull.js';
import * as skullKing from './skull-king.js';
import * as skullKingDice from './skull-king-dice.js';
import * as skullQueen from './skull-queen.js';

export const en = {
  common,
  games: {
    'skull-king': {
      ...skullKing,
      name: 'Skull King',
      about: 'Win exactly as many tricks as you bid.',
    },
    'skull-king-dice': {
      ...skullKingDice,
      name: 'Skull King – the dice game',
      about: 'The same promise, kept with dice.',
    },
    'skull-queen': {
      ...skullQueen,
      name: 'Skull Queen',
      about: 'Tricks move pirates along the planks.',
    },
    skull: {
      ...skull,
      name: 'Skull',
      about: 'Flowers, one skull, and a bluff.',
    },
    'queens-collection': {
      ...queensCollection,
      name: 'The Queen’s Collection',
      about: 'Turn up cards, pair them, empty the boxes.',
    },
  },
} as const satisfies Language;
