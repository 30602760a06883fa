import type { PadWords } from '../../skull-king-dice/pad.js';
import { pad as skullKing } from '../skull-king/pad.js';

export const pad = {
  ...skullKing,
  dice: (dice) => (dice === 1 ? '1 dado por cabeza' : `${dice} dados por cabeza`),
} as const satisfies PadWords;
