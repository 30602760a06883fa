import type { GuidanceWords } from '../guidance.js';
import { hints } from './hints.js';
import { topics as queensCollection } from './queens-collection/topics.js';
import { topics as skull } from './skull/topics.js';
import { topics as skullKing } from './skull-king/topics.js';
import { topics as skullKingDice } from './skull-king-dice/topics.js';
import { topics as skullQueen } from './skull-queen/topics.js';

export const words: GuidanceWords = {
  hints,
  topics: {
    'queens-collection': queensCollection,
    skull,
    'skull-king': skullKing,
    'skull-king-dice': skullKingDice,
    'skull-queen': skullQueen,
  },
};
