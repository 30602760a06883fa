import type { GradedDecision, GradedMatch } from '../../play/local/review-message.js';

/** What a review found, step by step as a replay counts them: a decision is seen in the step after it. */
export class GradedSteps {
  private readonly decisions: ReadonlyMap<number, GradedDecision>;
  /** The steps of all mistakes, in order. */
  private readonly mistakes: readonly number[];

  constructor(readonly review: Pick<GradedMatch, 'decisions' | 'curves' | 'unit'>) {
    const { decisions } = review;
    this.decisions = new Map(decisions.map((one) => [one.step + 1, one]));
    this.mistakes = decisions
      .filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
      .map(({ step }) => step + 1)
      .sort((one, other) => one - other);
  }

  /** The decision that led to a step, if it was reviewed. */
  at(step: number): GradedDecision | null {
    return this.decisions.get(step) ?? null;
  }

  /** What a seat could expect at a step; null before its first decision. */
  expected(seat: number, step: number): number | null {
    return this.review.curves[seat].findLast(([at]) => at < step)?.[1] ?? null;
  }

  nextMistake(step: number): number | null {
    return this.mistakes.find((one) => one > step) ?? null;
  }

  previousMistake(step: number): number | null {
    return this.mistakes.findLast((one) => one < step) ?? null;
  }
}
