import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

/** What its page says of what just happened, or asks for: a new key is a word here and a line in each language. */
type Moment = 'yo-ho-ho';

export type Words = WordsFor<SkullKingDice.ReasonKey, SkullKingDice.GameOptions, Moment> & {
  readonly pad: PadWords;
};
