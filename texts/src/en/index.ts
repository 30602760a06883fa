import type { Language } from '../language.js';
import { common } from './common.js';
import * as queensCollection from './queens-collection.js';
import * as skull from './skull.js';
import * as skullKing from './skull-king.js';
import * as skullKingDice from './skull-king-dice.js';
import * as skullQueen from './skull-queen.js';
import { spoken } from './spoken.js';

export const en = {
  common,
  spoken,
  games: {
    'skull-king': {
      name: 'Skull King',
      about: 'Win exactly as many tricks as you bid.',
      reasons: skullKing.reasons,
      label: skullKing.label,
    },
    'skull-king-dice': {
      name: 'Skull King – the dice game',
      about: 'The same promise, kept with dice.',
      reasons: skullKingDice.reasons,
      label: skullKingDice.label,
    },
    'skull-queen': {
      name: 'Skull Queen',
      about: 'Tricks move pirates along the planks.',
      reasons: skullQueen.reasons,
      label: skullQueen.label,
    },
    skull: {
      name: 'Skull',
      about: 'Flowers, one skull, and a bluff.',
      reasons: skull.reasons,
      label: skull.label,
    },
    'queens-collection': {
      name: 'The Queen’s Collection',
      about: 'Turn up cards, pair them, empty the boxes.',
      reasons: queensCollection.reasons,
      label: queensCollection.label,
    },
  },
} as const satisfies Language;
