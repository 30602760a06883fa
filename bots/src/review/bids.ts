import { FastRng, type View } from '@crossbones/core';
import type { Question } from '../thought.js';
import type { BidPlan, RoundCourse, TrickEnd } from './plan.js';
import type { DecisionPoint } from './recollection.js';

/** How a bid fared. */
export interface BidReview {
  /** The step of the decision that it was. */
  readonly step: number;
  readonly seat: number;
  /** Counted from 1. */
  readonly round: number;
  readonly bid: number;
  /** What was promised in the end: some powers change a bid. */
  readonly promised: number;
  readonly won: number;
  /** How likely each number of tricks was when it was bid, from 0 to 1, for one who plays for that bid. */
  readonly chances: readonly number[];
  /** The trick that sank it, counted from 1: from then on it could not be made. Null if it was made. */
  readonly sank: (TrickEnd & { readonly trick: number }) | null;
}

/** The tricks of all rounds that are over, from what everybody saw after each step. */
export function coursesOf<S>(plan: BidPlan<S>, seen: readonly View[], isOver: boolean): RoundCourse[] {
  const courses: RoundCourse[] = [];
  let now: RoundCourse | null = null;
  for (const view of seen) {
    const { round, tricks, last } = plan.course(view);
    if (now !== null && round !== now.round) {
      // The last trick of a round is over when the next round has begun.
      courses.push({ round: now.round, tricks: [...now.tricks, last ?? { taker: null, card: null }] });
    }
    now = { round, tricks };
  }
  if (now !== null && isOver) courses.push(now);
  return courses;
}

/** The trick after which so many tricks could not be taken any more, counted from 1; null if just those were taken. */
export function sinkingTrick(tricks: readonly TrickEnd[], seat: number, bid: number): BidReview['sank'] {
  let won = 0;
  for (const [i, end] of tricks.entries()) {
    if (end.taker === seat) won++;
    const left = tricks.length - i - 1;
    if (won > bid || won + left < bid) return { trick: i + 1, ...end };
  }
  return null;
}

/** What came of the bid of a moment; null if it was none, or its round is not over. */
export function bidReview<S>(
  plan: BidPlan<S>,
  moment: DecisionPoint,
  question: Question<S>,
  courses: readonly RoundCourse[],
  last: View,
  worlds: number,
  seed: string,
): BidReview | null {
  const { step, seat, word } = moment;
  const bid = plan.read(word);
  if (bid === null) return null;
  const { round } = plan.course(moment.view);
  const course = courses.find((one) => one.round === round);
  if (course === undefined) return null;
  const { bid: promised, won } = plan.row(last, round, seat);
  const chances = plan.tricks(question, question.game.parse(word)!, worlds, new FastRng(seed));
  return {
    step,
    seat,
    round,
    bid,
    promised,
    won,
    chances: chances.map((chance) => Math.round(1000 * chance) / 1000),
    sank: won === promised ? null : sinkingTrick(course.tricks, seat, promised),
  };
}
