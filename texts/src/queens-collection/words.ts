import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { WordsFor } from '../language.js';
import type { PadWords } from './pad.js';

/** What its page says of what just happened, or asks for: a new key is a word here and a line in each language. */
type Moment =
  | 'turned'
  | 'clash'
  | 'kept'
  | 'took'
  | 'took-box'
  | 'took-nothing'
  | 'swapped'
  | 'swapped-partner'
  | 'skipped'
  | 'reshuffled'
  | 'moved'
  | 'redrew'
  | 'traded'
  | 'last-turns'
  | 'all-home'
  | 'keep'
  | 'take'
  | 'swap'
  | 'partner'
  | 'take-asks'
  | 'swap-asks'
  | 'partner-asks'
  | 'colour-asks'
  | 'take-now'
  | 'swap-now'
  | 'act-asks'
  | 'pawn-asks'
  | 'pay-asks'
  | 'redraw-now'
  | 'trade'
  | 'trade-asks'
  | 'market'
  | 'reserve'
  | 'discard'
  | 'removed'
  | 'boxes'
  | 'box'
  | 'empty-box'
  | 'pawn'
  | 'pawn-home'
  | 'trove'
  | 'known'
  | 'hand'
  | 'home'
  | 'boxes-row'
  | 'pawns-row'
  | 'cards-row'
  | 'full-row'
  | 'stray-row';

export type Words = WordsFor<
  QueensCollection.ReasonKey,
  QueensCollection.GameOptions,
  Moment,
  QueensCollection.GameOptions['mode'] | 'solo'
> & { readonly pad: PadWords };
