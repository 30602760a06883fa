import type { Json } from './json.js';
import type { OptionList, Options } from './options.js';
import type { Rng } from './random.js';
import type { Reason } from './reason.js';
import type { SeatSet } from './seats.js';

/** What may leave the engine: an allow-list built field by field. */
export type View = { readonly [name: string]: Json };

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = number | 'spectator';

export interface Outcome {
  /** Place of each seat, 1 the best; equal places share. */
  readonly places: readonly number[];
  /** Points of each seat, where the game has them. */
  readonly points: readonly number[] | null;
  /** How well a co-operative or solo game went, from 1 to 5. */
  readonly grade: number | null;
}

/** States that the viewer cannot rule out. */
export interface Worlds<S> {
  /** Fills a state made by `create` with the same seats and options; allocates nothing and always succeeds. */
  into(state: S, rng: Rng): void;
}

/**
 * What a game is. Deterministic and in place: no I/O, no clock, no chance but what it is given. Actions are small
 * integers, the same in every option; `apply` trusts its caller, `Match.submit` does not.
 */
export interface Game<S = unknown, O extends Options = Options, V extends View = View> {
  readonly id: string;
  /** The number of this rulebook's behaviour; a running match finishes under the one it began with. */
  readonly rules: number;
  /** The rulebooks before this one, for the matches that were begun under them. */
  readonly before?: readonly Game<S, O, V>[];
  readonly options: OptionList<O>;
  /** Actions are 0 … actions − 1. */
  readonly actions: number;

  create(seats: number, options: O): S;
  copy(from: S, to: S): void;

  /** The name of the chance event the game waits for, from its place in the game, or null. */
  event(state: S): string | null;
  chance(state: S, rng: Rng): void;

  /** The seats the game waits for; none while chance is to move or when it is over. */
  actors(state: S): SeatSet;
  /** Seats that may act and are not waited for: gloating, or changing a sealed choice. */
  mayAct(state: S): SeatSet;
  /** Writes what the seat may do, ascending, and returns how many. Reads only what the seat may know. */
  legal(state: S, seat: number, out: Uint16Array): number;
  apply(state: S, seat: number, action: number): void;
  /** Why the action is not legal now, or null if it is. */
  refusal(state: S, seat: number, action: number): Reason | null;
  outcome(state: S): Outcome | null;
  /** The most actions of actors that a game can take. */
  bound(seats: number, options: O): number;

  /** Seats on one side share what they know and how it ends; equal numbers are one side. */
  side(state: S, seat: number): number;
  view(state: S, viewer: Viewer): V;
  /** The part of all views that is the same in each, so that it is made once for everybody. */
  common(state: S): View;
  /** The other part of a viewer's own view, under other names. */
  own(state: S, viewer: Viewer): View;
  /** Everything, for finished matches and tests only. */
  open(state: S): View;
  sampler(view: V): Worlds<S>;

  print(action: number): string;
  parse(word: string): number | null;
}

/** The rulebook of this number: the game as it is now, or as it was. */
export const versionOf = <S, O extends Options, V extends View>(
  game: Game<S, O, V>,
  rules: number,
): Game<S, O, V> | null =>
  game.rules === rules ? game : (game.before?.find((one) => one.rules === rules) ?? null);
