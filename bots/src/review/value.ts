import type { Game } from '@crossbones/core';
import type { Crew, Venue } from '../crew.js';
import { Scratch } from '../instant.js';
import { playOn, randomly } from '../playout.js';
import type { Policy } from '../policy.js';
import { type Stake, wholeGame } from '../stake.js';
import { resultsOf, type ValueFunction } from './luck.js';

/** People do not play as bosuns do: one action in so many is any that is allowed. */
const ERRS = 8;

function erring<S>(game: Game<S>, policy: Policy<S>): Policy<S> {
  const any = randomly(game);
  return (state, seat, rng) => (rng.below(ERRS) === 0 ? any(state, seat, rng) : policy(state, seat, rng));
}

/**
 * By a playout to the end of what is at stake, where each seat has so many points; all play by a policy, and err now
 * and then.
 */
export function roundValue<S extends { readonly seats: number; readonly options: object }>(
  game: Game<S>,
  policy: Policy<S>,
  stake: Stake<S>,
  pointsOf: (state: S, seat: number) => number,
): ValueFunction<S> {
  const scratch = new Scratch<S>();
  const playing = erring(game, policy);
  return {
    fresh: (state) => stake.settled(state, stake.mark(state)),
    value: (state, rng, out) => {
      const trial = scratch.of(game, state.seats, state.options as never);
      game.copy(state, trial);
      playOn(game, trial, playing, stake, stake.mark(trial), rng);
      for (let seat = 0; seat < state.seats; seat++) out[seat] = pointsOf(trial, seat);
    },
  };
}

/** What positions of a game are worth at a table. */
export const valuesOf = async <S>(game: Game<S>, crew: Crew<S>, table: Venue): Promise<ValueFunction<S>> =>
  (await crew.value?.()) ?? wholeValue(game, crew.bosun(), game.create(table.seats, table.options));

/** By one playout to the end of the game, for a game that brings nothing better. */
function wholeValue<S>(game: Game<S>, policy: Policy<S>, trial: S): ValueFunction<S> {
  const stake = wholeGame(game);
  return {
    fresh: () => false,
    value: (state, rng, out) => {
      game.copy(state, trial);
      playOn(game, trial, policy, stake, 0, rng);
      out.set(resultsOf(game, trial));
    },
  };
}
