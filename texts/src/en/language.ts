import type { Language } from '../language.js';
import { words as common } from './index.js';
import { words as queensCollection } from './queens-collection/words.js';
import { words as skull } from './skull/words.js';
import { words as skullKing } from './skull-king/words.js';
import { words as skullKingDice } from './skull-king-dice/words.js';
import { words as skullQueen } from './skull-queen/words.js';
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
