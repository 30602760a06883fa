import type * as SkullKing from '@crossbones/games/skull-king/index';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

/** What its page says of what just happened, or asks for: a new key is a word here and a line in each language. */
type Moment =
  | 'rosie'
  | 'will'
  | 'rascal'
  | 'juanita'
  | 'juanita-shows'
  | 'harry-up'
  | 'harry-down'
  | 'harry-keeps'
  | 'tigress-asks'
  | 'greybeard'
  | 'alliance'
  | 'wager'
  | 'yo-ho-ho';

export type Words = WordsFor<SkullKing.ReasonKey, SkullKing.GameOptions, Moment> & {
  readonly pad: PadWords;
};
