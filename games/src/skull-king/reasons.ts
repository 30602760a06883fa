import { type Args, type Fault, fault, type Reason, reason } from '@crossbones/core';

export type RefusalKey =
  | 'over'
  | 'dealing'
  | 'not-your-turn'
  | 'bid-now'
  | 'shot-now'
  | 'play-now'
  | 'lead-now'
  | 'discard-now'
  | 'wager-now'
  | 'change-now'
  | 'bid-too-high'
  | 'bid-out-of-range'
  | 'not-held'
  | 'must-follow'
  | 'no-such-player';

export type RulingKey =
  | 'suit-led'
  | 'no-suit'
  | 'nothing-led'
  | 'later-leviathan'
  | 'kraken'
  | 'whale'
  | 'whale-alone'
  | 'mermaid-takes-king'
  | 'king'
  | 'pirate'
  | 'mermaid'
  | 'black'
  | 'led-suit'
  | 'first-escape'
  | 'fourteen'
  | 'captures'
  | 'alliance'
  | 'own-loot'
  | 'no-alliance'
  | 'taker-leads'
  | 'left-leads'
  | 'would-have-led'
  | 'whale-leads'
  | 'ghost-passes-lead';

/** What can be wrong with options, a question to the arbiter or a score sheet. */
export type FaultKey =
  | 'cannonball-needs-rascal'
  | 'tigress-undecided'
  | 'unknown-card'
  | 'wants-cards'
  | 'too-many-copies'
  | 'unnamed-blank'
  | 'wants-order'
  | 'order-of-two'
  | 'wants-tens'
  | 'shot-needs-rascal'
  | 'own-loot-pair';

/** What is worth knowing of a table before it is opened. */
export type RemarkKey = 'fewer-cards';

export type ReasonKey = RefusalKey | RulingKey | FaultKey | RemarkKey;

export const because = (rule: string, key: RefusalKey | RulingKey, args: Args = {}): Reason =>
  reason(rule, key, args);
export const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);
