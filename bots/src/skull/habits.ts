import type * as Skull from '@crossbones/games/skull/index';
import type { Habits } from '../improver.js';
import { gangAsked } from './choice.js';
import type { Instinct } from './instinct.js';
import { Placements } from './worlds.js';

/** How those act who do what was learned, by the number of people at their table, and where their skulls lie then. */
export function habits(acting: (seats: number) => Instinct): Habits<Skull.State> {
  const placed = new Map<Instinct, Placements>();
  const placementsOf = (instinct: Instinct): Placements => {
    const placements = placed.get(instinct) ?? new Placements(instinct);
    placed.set(instinct, placements);
    return placements;
  };
  return {
    policy: (state, seat, rng) => acting(state.seats).act(state, seat, rng),
    hide: (world, seat, rng) => {
      const placements = placementsOf(acting(world.seats));
      placements.look(world, gangAsked(world, seat));
      placements.into(world, seat, rng);
    },
  };
}
