import type { PadWords } from '../../skull-king-dice/pad.js';
import { pad as skullKing } from '../skull-king/pad.js';

export const pad = {
  ...skullKing,
  dice: (dice) => (dice === 1 ? '1 dado a testa' : `${dice} dadi a testa`),
} as const satisfies PadWords;
