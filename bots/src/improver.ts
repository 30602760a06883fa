import type { Game, Rng } from '@crossbones/core';
import { Scratch } from './instant.js';
import { playOn } from './playout.js';
import type { Policy } from './policy.js';
import type { Stake } from './stake.js';
import type { Thinker } from './thought.js';

/** What is known of the players to be exploited: how they act, and what such players hide. */
export interface Habits<S> {
  readonly policy: Policy<S>;
  /** Changes what others hide in a world to what such players would hide. */
  readonly hide?: (world: S, seat: number, rng: Rng) => void;
}

/**
 * A yardstick for how well others can be read: it knows how they act, and plays so many worlds to the end as they
 * would, for each of its own actions. It is not meant to be strong against anybody else.
 */
export function improver<S>(
  of: Game<S>,
  stake: Stake<S>,
  worldsAtMost: number,
  habits: Habits<S>,
): Thinker<S> {
  const { policy, hide } = habits;
  const before = new Scratch<S>();
  const after = new Scratch<S>();
  const legal = new Uint16Array(of.actions);
  return ({ game, seats, options, seat, view }, rng) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const actions = legal.slice(0, game.legal(world, seat, legal));
    if (actions.length === 1) return { action: actions[0], candidates: [] };
    const sums = new Float64Array(actions.length);
    const mark = stake.mark(world);
    for (let i = 0; i < worldsAtMost; i++) {
      if (i > 0) worlds.into(world, rng);
      hide?.(world, seat, rng);
      for (const [at, action] of actions.entries()) {
        game.copy(world, trial);
        game.apply(trial, seat, action);
        playOn(game, trial, policy, stake, mark, rng);
        sums[at] += stake.worth(trial, seat, mark);
      }
    }
    return { action: actions[sums.indexOf(Math.max(...sums))], candidates: [] };
  };
}
