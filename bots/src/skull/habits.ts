import type * as Skull from '@crossbones/games/skull/index';
import type { Habits } from '../improver.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import { Placements } from './worlds.js';

/** How captain and admiral act where they do not think, and where their skulls lie then. */
export function habits(): Habits<Skull.State> {
  const instinct = new Instinct();
  const placements = new Placements(instinct);
  return {
    policy: (state, seat, rng) => instinct.act(state, seat, rng),
    hide: (world, seat, rng) => {
      placements.look(world, gangAsked(world, seat));
      placements.into(world, seat, rng);
    },
  };
}
