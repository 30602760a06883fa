import { type Args, type Fault, fault, type Reason, reason } from '@crossbones/core';

type RuleNumber = `SD-${number}`;

/** What can be wrong with this game's inputs, beyond their form. */
export type FaultKey =
  | 'wants-dice'
  | 'wants-roll'
  | 'no-such-face'
  | 'too-many-dice'
  | 'wants-tens'
  | 'over-round';

/** Why an action is refused, and how a trick was judged. */
export type ReasonKey =
  | FaultKey
  | 'game-over'
  | 'wait-for-chance'
  | 'bids-first'
  | 'bids-revealed'
  | 'bid-too-high'
  | 'not-your-turn'
  | 'not-held'
  | 'must-follow'
  | 'colour-led'
  | 'nothing-led'
  | 'mermaid-takes-skull-king'
  | 'last-skull-king'
  | 'last-pirate'
  | 'last-mermaid'
  | 'highest-number'
  | 'first-flag'
  | 'pirates-captured'
  | 'skull-king-captured'
  | 'no-bonuses';

/** A fault under a key that `texts/` knows. */
export const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);

export const because = (rule: RuleNumber, key: ReasonKey, args: Args = {}): Reason => reason(rule, key, args);
