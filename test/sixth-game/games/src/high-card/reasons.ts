import { type Args, type Reason, reason } from '@crossbones/core';

export type ReasonKey =
  | 'game-over'
  | 'cards-not-dealt'
  | 'not-your-turn'
  | 'not-in-hand'
  | 'highest'
  | 'card-twice';

export const because = (rule: `HC-${number}`, key: ReasonKey, args: Args = {}): Reason =>
  reason(rule, key, args);
