import type { Options } from '@crossbones/core';
import type { EndWorth } from './certainty.js';
import type { Habits } from './improver.js';
import type { Policy } from './policy.js';
import type { Reasons } from './reason.js';
import type { ValueFunction } from './review/luck.js';
import type { ReviewPlan } from './review/plan.js';
import type { Stake } from './stake.js';
import type { Question, Thinker } from './thought.js';

/** Fetches what a player has learned, by the name of its file. */
export type LoadWeights = (name: string) => Promise<Uint8Array>;

/** What is known of a table before anybody plays. */
export interface Venue {
  readonly seats: number;
  readonly options: Options;
}

/** How matches of a table are reviewed, with what must be fetched for it. */
export type PlanReview<S> = (loadWeights: LoadWeights, table: Venue) => Promise<ReviewPlan<S>>;

/** Everyone who plays one game. */
export interface Crew<S> {
  readonly stake: Stake<S>;
  /** What makes an action certainly worse than another; what is at stake, if left out. */
  readonly endWorth?: EndWorth<S>;
  /** Playouts that take about 30 ms of thought for the captain, and 150 ms for the admiral. */
  readonly playouts: { readonly captain: number; readonly admiral: number };
  /** Two actions whose worth differs by no more than this are equally good. */
  readonly tie: number;
  /** Says in words what speaks for each candidate. */
  readonly reasons?: Reasons<S>;
  /** How captain and admiral play from version 2 on, in games where they use files that must be fetched. */
  readonly reading?: (
    loadWeights: LoadWeights,
    table: Venue,
    /** As they first did, which may have to be fetched too. */
    before: () => Promise<Thinker<S>>,
    who: 'captain' | 'admiral',
  ) => Promise<Thinker<S>>;
  /**
   * How many playouts they take then, in a few milliseconds; they take no more at a table. If left out, as many as
   * before.
   */
  readonly readingPlayouts?: { readonly captain: number; readonly admiral: number };
  /**
   * Whether captain or admiral answer this question at sight, in a millisecond or so and whatever time they are given;
   * they think about every question, if left out.
   */
  readonly atSight?: (
    who: 'captain' | 'admiral',
    question: Pick<Question<S>, 'seats' | 'options' | 'view'>,
  ) => boolean;
  /**
   * How captain and admiral act without any thought, for a yardstick that knows their habits; like the bosun, if left
   * out.
   */
  readonly habits?: (
    loadWeights: LoadWeights,
    who: 'captain' | 'admiral',
    version: 1 | null,
  ) => Promise<Habits<S>>;
  /** How finished matches are reviewed; by playouts of the bosun, if left out. */
  readonly review?: PlanReview<S>;
  /** What positions are worth, to tell luck from skill; by playouts of whole games, if left out. */
  readonly value?: () => Promise<ValueFunction<S>>;
  /** Plausible play, with a beginner's mistakes. */
  deckhand(): Policy<S>;
  /** Sound play, by rules of thumb. */
  bosun(): Policy<S>;
  /** Thinks ahead in possible worlds. */
  captain(): Promise<Thinker<S>>;
  /** What kind of table it is: who has fetched what one needs can play at all of its kind. */
  readonly variant?: (table: Venue) => string;
  /** The strongest there is. */
  admiral(loadWeights: LoadWeights, table: Venue): Promise<Thinker<S>>;
}
