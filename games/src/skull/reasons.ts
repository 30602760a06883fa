import { type Args, type Fault, fault, type Reason, reason } from '@crossbones/core';

export type ReasonKey =
  | 'over'
  | 'first-undrawn'
  | 'loss-undrawn'
  | 'gang-words'
  | 'no-such-gang'
  | 'not-your-gang'
  | 'gang-out'
  | 'not-your-turn'
  | 'first-places-last'
  | 'other-gang-first'
  | 'no-such-disc'
  | 'hand-empty'
  | 'bid-beyond-table'
  | 'bid-not-higher'
  | 'own-pile'
  | 'pile-spent'
  | 'no-such-position'
  | 'gloat-not-now'
  | 'gloat-challenger'
  | 'gloat-nothing'
  | 'await-place'
  | 'await-lead'
  | 'await-add'
  | 'await-bid'
  | 'await-turn'
  | 'await-pick'
  | 'await-loss'
  | 'await-name'
  | 'bid-all'
  | 'own-first'
  | 'then-others'
  | 'meets-skull'
  | 'bid-reached'
  | 'mat-turns'
  | 'second-made'
  | 'picks'
  | 'chooses'
  | 'drawn'
  | 'last-disc'
  | 'loses-last-skull'
  | 'may-gloat'
  | 'is-out'
  | 'last-left'
  | 'starts-next'
  | 'names-next'
  | FaultKey;

/** What can be wrong with a question to the arbiter, beyond its form. */
type FaultKey = 'nobody-to-play';

type Rule = `S-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

export const because = (rule: Rule, key: ReasonKey, args: Args = {}): Reason => reason(rule, key, args);

export const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);
