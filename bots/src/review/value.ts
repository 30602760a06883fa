import type { Game } from '@crossbones/core';
import type { Crew, Venue } from '../crew.js';
import { Scratch } from '../instant.js';
import { playOn } from '../playout.js';
import type { Policy } from '../policy.js';
import { type Stake, wholeGame } from '../stake.js';
import { resultsOf, type ValueFunction } from './luck.js';

/**
 * By a playout to the end of what is at stake, where each seat has so many points. Where nobody knows who plays, each
 * seat plays as one of the policies, drawn anew each time: people are of all kinds. A thinker plays as the first of them.
 */
export function roundValue<S extends { readonly seats: number; readonly options: object }>(
  game: Game<S>,
  policies: readonly [Policy<S>, ...Policy<S>[]],
  stake: Stake<S>,
  pointsOf: (state: S, seat: number) => number,
): ValueFunction<S> {
  const seated: Policy<S>[] = [];
  let known: readonly (Policy<S> | null)[] = [];
  const playing: Policy<S> = (state, seat, rng) => seated[seat](state, seat, rng);
  const scratch = new Scratch<S>();
  return {
    usual: oneOf(policies),
    fresh: (state) => stake.settled(state, stake.mark(state)),
    meet: (players) => {
      known = players;
    },
    value: (state, rng, out) => {
      const trial = scratch.of(game, state.seats, state.options as never);
      game.copy(state, trial);
      for (let seat = 0; seat < state.seats; seat++) {
        seated[seat] = known.length > 0 ? (known[seat] ?? policies[0]) : policies[rng.below(policies.length)];
      }
      playOn(game, trial, playing, stake, stake.mark(trial), rng);
      for (let seat = 0; seat < state.seats; seat++) out[seat] = pointsOf(trial, seat);
    },
  };
}

/** Acts as any of these, each time drawn anew. */
export const oneOf =
  <S>(policies: readonly Policy<S>[]): Policy<S> =>
  (state, seat, rng) =>
    policies[rng.below(policies.length)](state, seat, rng);

/** What positions of a game are worth at a table. */
export const valuesOf = async <S>(game: Game<S>, crew: Crew<S>, table: Venue): Promise<ValueFunction<S>> =>
  (await crew.value?.()) ?? wholeValue(game, crew.bosun(), game.create(table.seats, table.options));

/** By one playout to the end of the game, for a game that brings nothing better. */
function wholeValue<S>(game: Game<S>, policy: Policy<S>, trial: S): ValueFunction<S> {
  const stake = wholeGame(game);
  return {
    usual: policy,
    fresh: () => false,
    value: (state, rng, out) => {
      game.copy(state, trial);
      playOn(game, trial, policy, stake, 0, rng);
      out.set(resultsOf(game, trial));
    },
  };
}
