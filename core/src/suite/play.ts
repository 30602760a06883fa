import type { Game } from '../game.js';
import { FastRng, type Rng } from '../random.js';
import { seatsIn } from '../seats.js';
import { legalOf } from './portrait.js';
import type { Tryout } from './tryout.js';

export interface SeatAction {
  readonly seat: number;
  readonly action: number;
}

/** Picks one of the legal actions, of which there is at least one. */
export type Habit = (legal: readonly number[], rng: Rng) => number;

const anyAction: Habit = (legal, rng) => legal[rng.below(legal.length)];

/** One play of one table: what its moves and its chance are drawn from. */
export interface Trial<S> {
  readonly game: Game<S>;
  readonly tryout: Tryout;
  readonly seed: string;
  /** Where chance comes from, if not from the seed: two plays may share it. */
  readonly key?: string;
  readonly habit?: Habit;
  /** One in so many turns goes to a seat that may act but is not waited for; 0 for never. */
  readonly aside?: number;
}

/** Where a play stands; the state is the play's own and moves on with it. */
export class Position<S> {
  constructor(
    readonly trial: Trial<S>,
    readonly state: S,
    readonly step: number,
    /** The chance event that comes next; null if none does. */
    readonly event: string | null,
    /** The action that comes next; both are null when the game is over. */
    readonly turn: SeatAction | null,
    /** How many seats are waited for. */
    readonly waited = seatsIn(trial.game.actors(state)).length,
  ) {}

  hold(kept: boolean, broken: () => string): void {
    if (!kept) throw new Error(`${this.where}: ${broken()}`);
  }

  get where(): string {
    const { game, tryout, seed } = this.trial;
    return `${game.id}, ${tryout.seats} seats, ${JSON.stringify(tryout.options)}, seed ${seed}, step ${this.step}`;
  }

  copy(): S {
    const { game, tryout } = this.trial;
    const to = game.create(tryout.seats, tryout.options);
    game.copy(this.state, to);
    return to;
  }

  /** Takes a state one step on. */
  advance(state: S): void {
    const { game, seed, key } = this.trial;
    if (this.event !== null) game.chance(state, new FastRng(`${key ?? seed} ${this.event}`));
    else if (this.turn !== null) game.apply(state, this.turn.seat, this.turn.action);
  }
}

const MOST_ASIDES = 60;
const MOST_ANEW = 16;

/** A random play, position by position, up to the end. Fails if it is longer than the game's own bound. */
export function* walk<S>(trial: Trial<S>): Generator<Position<S>, void> {
  const { game, tryout, seed, habit = anyAction, aside = 8 } = trial;
  const rng = new FastRng(`${seed} moves`);
  const state = game.create(tryout.seats, tryout.options);
  const bound = game.bound(tryout.seats, tryout.options);
  let moves = 0;
  let asides = 0;
  for (let step = 0; ; step++) {
    const event = game.event(state);
    const turn = event === null ? turnOf(game, state, rng, habit, asides < MOST_ASIDES ? aside : 0) : null;
    const position = new Position(trial, state, step, event, turn?.move ?? null);
    if (turn?.waited === true) moves++;
    if (turn?.waited === false) asides++;
    // Somebody who changes a sealed choice may have more to choose again, which the bound does not count.
    const limit = bound + MOST_ANEW * asides;
    position.hold(moves <= limit, () => `the game goes on after ${limit} actions, its bound`);
    position.hold(
      turn === null || turn.move.action >= 0,
      () => `seat ${turn?.move.seat} may act and has no action`,
    );
    yield position;
    if (event === null && turn === null) return;
    position.advance(state);
  }
}

function turnOf<S>(
  game: Game<S>,
  state: S,
  rng: Rng,
  habit: Habit,
  aside: number,
): { readonly move: SeatAction; readonly waited: boolean } | null {
  const actors = seatsIn(game.actors(state));
  const may = seatsIn(game.mayAct(state));
  if (actors.length === 0) return null;
  const waited = may.length === 0 || aside === 0 || rng.below(aside) > 0;
  const seats = waited ? actors : may;
  const seat = seats[rng.below(seats.length)];
  const legal = legalOf(game, state, seat);
  return { move: { seat, action: legal.length === 0 ? -1 : habit(legal, rng) }, waited };
}

/** About so many positions of a play, spread over all of it, the first and the last among them. */
export function* looks<S>(trial: Trial<S>, about: number): Generator<Position<S>, void> {
  let length = 0;
  for (const _ of walk(trial)) length++;
  const rng = new FastRng(`${trial.seed} looks`);
  for (const position of walk(trial)) {
    const always = position.step === 0 || position.step === length - 1;
    if (always || rng.below(length) < about) yield position;
  }
}
