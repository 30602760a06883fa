import type * as Skull from '@crossbones/games/skull/index';
import type { Habits } from '../improver.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import type { Mind } from './mind.js';
import { Placements } from './worlds.js';

/** How those act who do what was learned, and where their skulls lie then. */
export function habits(mind: Mind): Habits<Skull.State> {
  const instinct = new Instinct(mind);
  const placements = new Placements(instinct);
  return {
    policy: (state, seat, rng) => instinct.act(state, seat, rng),
    hide: (world, seat, rng) => {
      placements.look(world, gangAsked(world, seat));
      placements.into(world, seat, rng);
    },
  };
}
