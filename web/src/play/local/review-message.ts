import type { DecisionReview, LuckShare, MatchReview, Recollection } from '@crossbones/bots/review';
import type { Log } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { ReviewUnit } from '@crossbones/games/crew';

/** The name of a thread that reviews. */
export const REVIEWER = 'reviewer';

/** What a finished match is played again from; where it says no rules, they are today's. */
export type ReviewedLog = Pick<Log, 'seats' | 'key' | 'entries'> & {
  readonly game: GameId;
  readonly rules?: number | undefined;
  readonly options: { readonly [name: string]: unknown };
};

/**
 * What one seat saw and did in a match that is over at its table, while others still play the same deal: nobody may
 * know more of it yet.
 */
type SeatMemory = Pick<ReviewedLog, 'game' | 'seats' | 'options'> & {
  readonly rules: number;
  readonly recollection: Recollection;
};

/** One decision with its grade: what was played, and what would have been best. */
export type GradedDecision = Omit<DecisionReview, 'candidates' | 'worlds'> & {
  /** The round it was made in, where the game has rounds. */
  readonly round: number | null;
};

/** A review of a match, or of a part of it, as the page shows and keeps it. */
export type GradedMatch = Omit<MatchReview, 'decisions'> & { readonly decisions: readonly GradedDecision[] };

/** What a thread that reviews is asked. */
export type ReviewTask =
  /** Grade every so many-th decision; other threads grade the others. */
  | { readonly is: 'grade'; readonly at: number; readonly of: number }
  /** Tell luck from skill. */
  | { readonly is: 'luck' }
  /** Everything that could have been done at one step. */
  | { readonly is: 'position'; readonly step: number };

export interface ReviewOrder {
  readonly match: ReviewedLog | SeatMemory;
  readonly task: ReviewTask;
  /** How many times as many worlds as usual. */
  readonly depth: number;
}

/** What it answers; `graded` comes again and again, with what is new. */
export type ReviewNews =
  | {
      readonly is: 'graded';
      readonly unit: ReviewUnit;
      readonly decisions: readonly GradedDecision[];
      readonly progress: number;
    }
  | { readonly is: 'review'; readonly review: GradedMatch }
  | { readonly is: 'luck'; readonly luck: readonly LuckShare[] | null }
  /** Null where nothing was to be decided at that step. */
  | { readonly is: 'position'; readonly decision: DecisionReview | null }
  | { readonly is: 'failed'; readonly why: string };
