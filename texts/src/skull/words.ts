import type * as Skull from '@crossbones/games/skull/index';
import type { Topic } from '@crossbones/games/skull/seen/topic';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

/** What its page says of what just happened, or asks for: a new key is a word here and a line in each language. */
export type Moment =
  | 'mat'
  | 'round'
  | 'on-mats'
  | 'of-discs'
  | 'starts'
  | 'attempt'
  | 'breath'
  | 'flower'
  | 'skull'
  | 'skull-own'
  | 'made'
  | 'made-about'
  | 'won'
  | 'gloat'
  | 'lost'
  | 'lost-disc'
  | 'out'
  | 'last-left'
  | 'place-now'
  | 'placed'
  | 'add-now'
  | 'must-challenge'
  | 'one-kind'
  | 'one-mat'
  | 'bid-now'
  | 'turn-now'
  | 'pick-now'
  | 'lose-now'
  | 'name-now'
  | 'gloat-now'
  | 'pass-ahead'
  | 'hand'
  | 'gang-hand'
  | 'mat-about'
  | 'turn-mat'
  | 'first-mat'
  | 'says-challenge'
  | 'says-raise'
  | 'says-pass'
  | 'turned'
  | 'round-made'
  | 'round-failed'
  | 'challenger'
  | 'how'
  | 'made-short'
  | 'skull-of'
  | 'own-skull'
  | 'discs'
  | 'challenges'
  | 'less'
  | 'more';

export type Words = WordsFor<Skull.ReasonKey, Skull.GameOptions, Moment, 'one-gang' | 'two-gangs'> & {
  readonly pad: PadWords;
  readonly topics: { readonly [topic in Topic]: string };
};
