import type { Rng, View } from '@crossbones/core';
import type { PuzzleKind, ReviewUnit } from '@crossbones/games/crew';
import type { PlayoutTally } from '../search.js';
import type { Hint, Question } from '../thought.js';
import type { Thresholds } from './grade.js';

/**
 * How one decision is tried. It is made from what the seat saw and nothing else, so it cannot depend on anything that
 * the seat did not know.
 */
export interface Experiment<S> {
  /** What was settled before, and is added to the worth of every action for the expected result of the match. */
  readonly settled: number;
  /** What an action is thought to be worth before any world is tried; left out where nothing is thought of any. */
  readonly guess?: (action: number) => number;
  /** What is guessed counts as much as so many worlds; 0 if it only says what to try. */
  readonly trust: number;
  /** Draws a world that the seat cannot rule out; answers how much it counts. */
  draw(world: S, rng: Rng): number;
  /** Does the action in a world, plays on, and answers what came of it for the seat. */
  attempt(world: S, action: number, luck: Rng, tally: PlayoutTally, weight: number): number;
  /** What its playouts tell of an action, in figures. */
  hints(tally: PlayoutTally, worth: number): readonly Hint[];
}

/** How a trick ended: who took it, and with what; null where nobody at the table did. */
export interface TrickEnd {
  readonly taker: number | null;
  readonly card: string | null;
}

/** The tricks of a round, as everybody saw them. */
export interface RoundCourse {
  readonly round: number;
  readonly tricks: readonly TrickEnd[];
}

/** How a game's bids are looked at. */
export interface BidPlan<S> {
  /** The number of tricks that a word bids; null for any other word. */
  read(word: string): number | null;
  /** How many tricks the seat takes in so many worlds when it has bid this: the share of each number. */
  tricks(question: Question<S>, action: number, worlds: number, rng: Rng): readonly number[];
  /** The tricks of the round so far, from what everybody sees; and the last one before, which may end another round. */
  course(view: View): RoundCourse & { readonly last: TrickEnd | null };
  /** Bid and tricks of a seat in a round that is over. */
  row(view: View, round: number, seat: number): { readonly bid: number; readonly won: number };
}

/** How a game is reviewed. */
export interface ReviewPlan<S = unknown> {
  readonly unit: ReviewUnit;
  /** Whether what was learned by heart is asked, or playouts alone. */
  readonly by: 'network' | 'playouts';
  readonly thresholds: Thresholds;
  /** So many standard errors are taken off a loss before it is graded. */
  readonly caution: number;
  /** How far the difference of two actions usually is from its mean in a single world. */
  readonly spread: number;
  /** At most so many actions are tried, and the one that was played, where a guess tells which. */
  readonly width: number;
  /** Worlds that every decision is tried in at first, and the most that one in doubt is tried in. */
  readonly worlds: { readonly first: number; readonly most: number };
  readonly bids?: BidPlan<S>;
  /** What kind of puzzle a decision makes, if it is one by itself and not a part of a longer turn; null if it makes none. */
  puzzle?(view: View, seat: number): PuzzleKind | null;
  /** Null where all that could be done comes to the same. The world is one that the view allows. */
  experiment(question: Question<S>, world: S): Experiment<S> | null;
}
