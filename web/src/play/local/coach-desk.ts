import { Coach } from '@crossbones/bots/puzzle';
import type { CoachReply, CoachRequest } from './coach-message.js';
import { engineOf } from './engine.js';
import { loadWeights } from './weights.js';

const coach = new Coach({ engineOf, loadWeights });

/** Does one thing after the other: a phone has other things to do. */
let last: Promise<void> = Promise.resolve();

/** Takes what the page asks, in the thread that is there for it. */
export function answer({ id, call, args }: CoachRequest, post: (reply: CoachReply) => void): void {
  const ask = coach[call].bind(coach) as (...args: readonly unknown[]) => Promise<unknown>;
  last = last
    .then(() => ask(...args))
    .then(
      (answer) => post({ id, is: 'answer', answer }),
      (error) => post({ id, is: 'failed', why: String(error) }),
    );
}
