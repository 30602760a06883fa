import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

/** What its page says of what just happened, or asks for: a new key is a word here and a line in each language. */
type Moment =
  | 'place'
  | 'send-out'
  | 'change'
  | 'sealed'
  | 'side'
  | 'front'
  | 'back'
  | 'pirate'
  | 'placed'
  | 'planks-shown'
  | 'plank-of'
  | 'on'
  | 'in-water'
  | 'centre'
  | 'announced'
  | 'aside'
  | 'ghost'
  | 'both-choose'
  | 'chosen'
  | 'card-sealed'
  | 'up'
  | 'down'
  | 'overboard'
  | 'already'
  | 'highest'
  | 'highest-two'
  | 'lowest'
  | 'lowest-two'
  | 'nobody';

export type Words = WordsFor<SkullQueen.ReasonKey, SkullQueen.GameOptions, Moment> & {
  readonly pad: PadWords;
};
