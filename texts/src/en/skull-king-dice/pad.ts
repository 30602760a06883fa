import type { PadWords } from '../../skull-king-dice/pad.js';
import { pad as skullKing } from '../skull-king/pad.js';

export const pad = {
  ...skullKing,
  dice: (dice) => (dice === 1 ? '1 die each' : `${dice} dice each`),
} as const satisfies PadWords;
