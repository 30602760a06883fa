import type { Grade, ReviewUnit } from '@crossbones/games/crew';
import type { Hint } from '../thought.js';
import type { BidReview } from './bids.js';
import type { Thresholds } from './grade.js';
import type { ReviewPlan } from './plan.js';

/** One word that could be said, and what it is worth. */
export interface ReviewedWord {
  readonly word: string;
  /** In the unit of the review, of what was still open. */
  readonly worth: number;
  /** The standard error of its difference to the best one. */
  readonly error: number;
  /** What speaks for it, in words first, then in figures. */
  readonly hints: readonly Hint[];
}

/** One decision, reviewed by what its seat saw. */
export interface DecisionReview {
  readonly step: number;
  readonly seat: number;
  readonly played: ReviewedWord;
  /** What the reviewer would have done: the same, where nothing is better. */
  readonly best: ReviewedWord;
  /** All that was tried, the best first. */
  readonly candidates: readonly ReviewedWord[];
  /** How much worse than the best it was; 0 where that is within the uncertainty. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly grade: Grade;
  /** What the best that was tried is worth more than the worst. */
  readonly stake: number;
  /** The result of the match that the seat could expect after it. */
  readonly expected: number;
  /** Worlds it was tried in. */
  readonly worlds: number;
}

/** What all decisions of a seat come to. */
export interface SeatReview {
  readonly decisions: number;
  readonly grades: { readonly [grade in Grade]: number };
  /** The sum of its losses. */
  readonly lost: number;
}

/** What a seat could expect after so many steps. */
export type CurvePoint = readonly [step: number, expected: number];

export interface MatchReview {
  readonly game: string;
  readonly seats: number;
  readonly unit: ReviewUnit;
  readonly by: ReviewPlan['by'];
  readonly thresholds: Thresholds;
  readonly depth: number;
  readonly seed: string;
  readonly decisions: readonly DecisionReview[];
  readonly bids: readonly BidReview[];
  /** For each seat the result that it could expect, after each of its decisions; the last is the result. */
  readonly curves: readonly (readonly CurvePoint[])[];
  readonly bySeat: readonly SeatReview[];
  /** The steps of the three decisions that mattered most, first the one that mattered more than all others. */
  readonly mattered: readonly number[];
}
