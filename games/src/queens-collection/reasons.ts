import { type Args, type Fault, fault, type Reason, reason } from '@crossbones/core';

export type ReasonKey =
  | 'game-over'
  | 'chance-first'
  | 'not-your-turn'
  | 'other-mode'
  | 'turning-up-over'
  | 'nothing-to-turn-up'
  | 'stop-first'
  | 'nothing-to-end'
  | 'must-take-or-swap'
  | 'must-skip'
  | 'taking'
  | 'swapping'
  | 'swapping-with-partner'
  | 'no-partner'
  | 'not-in-hand'
  | 'not-in-market'
  | 'not-in-partners-hand'
  | 'just-received'
  | 'just-given'
  | 'no-pawn-left'
  | 'no-pair'
  | 'no-such-pawn'
  | 'playing-alone'
  | 'no-such-player'
  | 'own-hand'
  | 'reserve-empty'
  | 'not-in-their-hand'
  | 'must-act'
  | 'may-pair'
  | 'may-pair-bare'
  | 'clashes'
  | 'no-clash'
  | 'five-turned'
  | 'boxes-worth'
  | 'pawns-worth'
  | 'cards-cost'
  | 'full-worth'
  | 'strays-cost'
  | 'graded'
  | FaultKey;

/** What can be wrong with a question to the arbiter, beyond its form. */
type FaultKey = 'too-many-copies';

export const because = (rule: `QC-${number}`, key: ReasonKey, args: Args = {}): Reason =>
  reason(rule, key, args);
export const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);
