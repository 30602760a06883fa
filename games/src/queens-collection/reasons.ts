import { type Args, type Reason, reason } from '@crossbones/core';

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
  | 'must-act';

export const because = (rule: `QC-${number}`, key: ReasonKey, args: Args = {}): Reason =>
  reason(rule, key, args);
