import type { PadWords as SkullKingPadWords } from '../skull-king/pad.js';

/** What stands on a sheet of the dice game; the rest is as in Skull King. */
export interface PadWords extends SkullKingPadWords {
  readonly dice: (dice: number) => string;
}
