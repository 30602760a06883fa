import { type Args, type Reason, reason } from '@crossbones/core';

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
  | 'await-name';

type Rule = `S-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

export const because = (rule: Rule, key: ReasonKey, args: Args = {}): Reason => reason(rule, key, args);
