import type { Game } from '@crossbones/core';
import { Scratch } from './instant.js';
import { playOn, randomly } from './playout.js';
import type { Stake } from './stake.js';
import type { Thinker } from './thought.js';

/** The yardstick: every action once in each of so many sampled worlds, and then everybody plays at random. */
export function flat<S>(of: Game<S>, stake: Stake<S>, worldsAtMost: number): Thinker<S> {
  const policy = randomly(of);
  const before = new Scratch<S>();
  const after = new Scratch<S>();
  const legal = new Uint16Array(of.actions);
  return ({ game, seats, options, seat, view }, rng) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const count = game.legal(world, seat, legal);
    const sums = new Float64Array(count);
    const mark = stake.mark(world);
    const actions = legal.slice(0, count);
    for (let i = 0; count > 1 && i < worldsAtMost; i++) {
      if (i > 0) worlds.into(world, rng);
      for (let j = 0; j < count; j++) {
        game.copy(world, trial);
        game.apply(trial, seat, actions[j]);
        playOn(game, trial, policy, stake, mark, rng);
        sums[j] += stake.worth(trial, seat, mark);
      }
    }
    return { action: actions[sums.indexOf(Math.max(...sums))], candidates: [] };
  };
}
