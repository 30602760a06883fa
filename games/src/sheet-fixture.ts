import type { FastRng, Game, Json, Options, Rng } from '@crossbones/core';
import { lowest } from '@crossbones/core';
import type { Head, Ledger } from './ledger.js';
import { begin, type Sheet, undo, write } from './sheet.js';

/** Random options of a game, and a number of players for them. */
export function anyTable<S>(
  game: Game<S>,
  seats: readonly number[],
  rng: Rng,
): { readonly seats: number; readonly options: Options } {
  for (;;) {
    const count = seats[rng.below(seats.length)];
    const picked = Object.fromEntries(
      game.options.names.map((name) => {
        const { values } = game.options.fields[name];
        return [name, values[rng.below(values.length)]];
      }),
    );
    const checked = game.options.check(picked, count);
    if (checked.ok) return { seats: count, options: checked.value };
  }
}

/**
 * Plays a game to its end at random. `rest` sees the state whenever chance is to move, and once at the end; `acted`
 * sees every action before it is taken.
 */
export function playThrough<S>(
  game: Game<S>,
  state: S,
  rng: Rng,
  rest: (state: S) => void,
  acted: (state: S, seat: number, action: number) => void = () => {},
): S {
  const legal = new Uint16Array(game.actions);
  for (;;) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      const action = legal[rng.below(game.legal(state, seat, legal))];
      acted(state, seat, action);
      game.apply(state, seat, action);
      continue;
    }
    rest(state);
    if (game.event(state) === null) return state;
    game.chance(state, rng);
  }
}

/** How somebody writes: what a round looks like on the way, and what it looks like when it is wrong. */
export interface PenHand<R extends Json> {
  /** The round as it grows, piece by piece; the last piece need not be the truth. */
  pieces(truth: R, rng: Rng): readonly R[];
  /** A wrong round in its place, complete or not. */
  slip(truth: R, rng: Rng): R;
}

/**
 * Writes rounds on a sheet as people do: piece by piece, with mistakes, some corrected at once, some undone, some
 * corrected rounds later, in any order. In the end every round is right.
 */
export function scribble<R extends Json>(
  ledger: Ledger<R>,
  head: Head,
  truth: readonly R[],
  { pieces, slip }: PenHand<R>,
  rng: FastRng,
): Sheet {
  let sheet = begin(head, { id: 'scribble', now: 0 });
  let clock = 0;
  const put = (round: number, to: R): void => {
    sheet = write(sheet, ledger, round, to, ++clock);
  };
  /** Rounds whose last stroke is not the truth. */
  const amiss = new Set<number>();
  const correct = (): void => {
    const wrong = [...amiss];
    const round = wrong[rng.below(wrong.length)];
    put(round, truth[round]);
    amiss.delete(round);
  };
  for (const [round, right] of truth.entries()) {
    put(round, ledger.blank(head, truth.slice(0, round)));
    if (rng.below(3) === 0) for (const piece of pieces(right, rng)) put(round, piece);
    put(round, right);
    if (rng.below(4) === 0) {
      put(round, slip(right, rng));
      if (rng.below(2) === 0) sheet = undo(sheet, ledger, ++clock);
      else amiss.add(round);
    }
    if (round > 0 && rng.below(5) === 0) {
      const earlier = rng.below(round);
      put(earlier, slip(truth[earlier], rng));
      amiss.add(earlier);
    }
    if (amiss.size > 0 && rng.below(4) === 0) correct();
  }
  while (amiss.size > 0) correct();
  return sheet;
}
