import { type Args, type Reason, reason } from '@crossbones/core';

/** Why an action is refused. */
type Refusal =
  | 'game-over'
  | 'cards-not-dealt'
  | 'place-first'
  | 'placement-closed'
  | 'side-first'
  | 'pirate-next'
  | 'no-such-space'
  | 'not-your-turn'
  | 'left-out'
  | 'not-in-hand'
  | 'must-follow';

/** How a trick is judged, step by step. */
type Step =
  | 'announced'
  | 'takes-colour'
  | 'alone'
  | 'up'
  | 'up-two'
  | 'up-nobody'
  | 'up-ghost'
  | 'down'
  | 'down-two'
  | 'down-nobody'
  | 'down-ghost'
  | 'leave'
  | 'leads'
  | 'leads-last'
  | 'ghost-leads';

/** What can be wrong with a trick put to the arbiter, apart from its form. */
type Wrong = 'too-many-copies';

export type ReasonKey = Refusal | Step | Wrong;

export const because = (rule: `SQ-${number}`, key: ReasonKey, args: Args = {}): Reason =>
  reason(rule, key, args);
