import type { Fault, Json, Options, Outcome, Result } from '@crossbones/core';
import type { GameId } from './catalogue.js';

/** What stands at the head of a sheet. */
export interface Head {
  readonly game: GameId;
  /** In the order they sit, clockwise. */
  readonly players: readonly string[];
  /** The game's own options, as a match has them: checked by its rulebook, defaults filled in. */
  readonly options: Options;
  /** Who deals the first round; in a game without a dealer, who begins it. */
  readonly dealer: number;
}

/** Who deals a round and who leads it; null where the game has no such thing, or it is not yet known. */
interface Turn {
  readonly dealer: number | null;
  readonly leader: number | null;
}

/**
 * How one game is written down at a real table. `R` is one round as it was written, plain JSON, and never points: those
 * come from the rulebook's own `score.ts`, so that nothing is scored twice. Rounds count from 0.
 */
export interface Ledger<R extends Json = Json> {
  readonly game: GameId;
  /** How many rounds a game has; null where it goes on until somebody has won. */
  rounds(head: Head): number | null;
  /** A new round, empty except for what is already certain. */
  blank(head: Head, before: readonly R[]): R;
  /** Reads a round that came from a file, a link or another device. */
  read(head: Head, round: number, value: unknown): Result<R, Fault>;
  /** What is missing or does not add up, most important first; none: the round is complete and counts. */
  faults(head: Head, round: number, written: R, before: readonly R[]): readonly Fault[];
  /** What a complete round is worth to each player; null in a game without points. */
  points(head: Head, round: number, written: R): readonly number[] | null;
  /** Places and points when all rounds are complete and the game is over; null before. */
  outcome(head: Head, rounds: readonly R[]): Outcome | null;
  turn(head: Head, round: number, before: readonly R[]): Turn;
}
