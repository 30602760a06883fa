import type { Crew } from '../crew.js';
import { playOn } from '../playout.js';
import type { Policy } from '../policy.js';
import type { Stake } from '../stake.js';
import type { Hint, Question } from '../thought.js';
import type { Experiment, ReviewPlan } from './plan.js';

/** Plays on as a policy does until what is at stake is settled; every world that the view allows counts the same. */
export function playedOut<S>(
  { game, seat, view }: Question<S>,
  world: S,
  policy: Policy<S>,
  stake: Stake<S>,
): Experiment<S> {
  const worlds = game.sampler(view);
  const mark = stake.mark(world);
  return {
    settled: 0,
    trust: 0,
    draw: (into, rng) => {
      worlds.into(into, rng);
      return 1;
    },
    attempt: (trial, action, luck) => {
      game.apply(trial, seat, action);
      playOn(game, trial, policy, stake, mark, luck);
      return stake.worth(trial, seat, mark);
    },
    hints: (_, worth) => [points(worth)],
  };
}

/** A figure of points, as hints give it. */
export const points = (worth: number): Hint => ({
  key: 'points',
  // Never a zero below zero.
  args: { points: Math.round(worth * 10) / 10 || 0 },
});

/** How a game is reviewed that brings nothing for it: the bosun plays on, and what hardly differs is the measure. */
export function plainPlan<S>({ bosun, stake, tie }: Crew<S>): ReviewPlan<S> {
  const policy = bosun();
  const least = Math.max(tie, 0.5);
  return {
    unit: 'points',
    by: 'playouts',
    thresholds: { inaccurate: least, mistake: 3 * least, blunder: 6 * least },
    caution: 2,
    spread: 6 * least,
    width: Number.POSITIVE_INFINITY,
    worlds: { first: 16, most: 256 },
    puzzle: () => 'card',
    experiment: (question, world) => playedOut(question, world, policy, stake),
  };
}
