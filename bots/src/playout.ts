import { type Game, lowest, type Rng } from '@crossbones/core';
import type { Policy } from './policy.js';
import type { Stake } from './stake.js';

/** Plays on by a policy for all seats until what is at stake is settled. */
export function playOn<S>(
  game: Game<S>,
  state: S,
  policy: Policy<S>,
  stake: Stake<S>,
  mark: number,
  rng: Rng,
): void {
  while (!stake.settled(state, mark)) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      game.apply(state, seat, policy(state, seat, rng));
    } else if (game.event(state) !== null) game.chance(state, rng);
    else return;
  }
}

/** Any legal action, each equally likely. */
export function randomly<S>(game: Game<S>): Policy<S> {
  const legal = new Uint16Array(game.actions);
  return (state, seat, rng) => legal[rng.below(game.legal(state, seat, legal))];
}
