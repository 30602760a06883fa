import type { Language } from '../language.js';
import { words as common } from './index.js';
import { words as queensCollection } from './queens-collection.js';
import { words as skull } from './skull.js';
import { words as skullKing } from './skull-king.js';
import { words as skullKingDice } from './skull-king-dice.js';
import { words as skullQueen } from './skull-queen.js';
import { terminal } from './terminal.js';

export const en: Language = {
  common,
  terminal,
  games: {
    'skull-king': skullKing,
    'skull-king-dice': skullKingDice,
    'skull-queen': skullQueen,
    skull,
    'queens-collection': queensCollection,
  },
};
