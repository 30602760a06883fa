import type { PadWords } from '../../skull-king-dice/pad.js';
import { pad as skullKing } from '../skull-king/pad.js';

export const pad = {
  ...skullKing,
  dice: (dice) => (dice === 1 ? 'je 1 Würfel' : `je ${dice} Würfel`),
} as const satisfies PadWords;
