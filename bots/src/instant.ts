import type { Game, Options } from '@crossbones/core';
import type { Policy } from './policy.js';
import type { Thinker } from './thought.js';

/** A state to sample worlds into, made once for each table a player sits at. */
export class Scratch<S> {
  private state: S | null = null;
  private seats = 0;
  private options: Options | null = null;

  of(game: Game<S>, seats: number, options: Options): S {
    if (this.state === null || this.seats !== seats || this.options !== options) {
      this.state = game.create(seats, options);
      this.seats = seats;
      this.options = options;
    }
    return this.state;
  }
}

/** A policy as a thinker: it is asked in some world that the view allows, for only the table knows the true one. */
export function instantly<S>(policy: Policy<S>): Thinker<S> {
  const scratch = new Scratch<S>();
  return ({ game, seats, options, seat, view }, rng) => {
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    return { action: policy(world, seat, rng), candidates: [] };
  };
}
