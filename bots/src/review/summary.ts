import { type Grade, grades } from '@crossbones/games/crew';
import type { CurvePoint, DecisionReview, MatchReview, SeatReview } from './match-review.js';

const MATTERED = 3;
const DIGITS = 1000;

/** What of a decision is summed up. */
type Graded = Pick<DecisionReview, 'step' | 'seat' | 'grade' | 'loss' | 'stake' | 'expected'>;
/** A review of a match or of a part of it, however much is known of each decision. */
type Part<D> = Omit<MatchReview, 'decisions'> & { readonly decisions: readonly D[] };

export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS || 0;

/** After each decision what its seat could expect, and at the end the result. */
export const curvesOf = (
  decisions: readonly Graded[],
  seats: number,
  results: readonly number[] | null,
  last: number,
): CurvePoint[][] =>
  Array.from({ length: seats }, (_, seat) => [
    ...decisions.flatMap((one): CurvePoint[] => (one.seat === seat ? [[one.step, one.expected]] : [])),
    ...(results === null ? [] : [[last, rounded(results[seat])] as const]),
  ]);

/** What all decisions of a seat come to. */
export function summedUp(decisions: readonly Graded[], seat: number): SeatReview {
  const own = decisions.filter((one) => one.seat === seat);
  const count = (grade: Grade): number => own.filter((one) => one.grade === grade).length;
  return {
    decisions: own.length,
    grades: Object.fromEntries(grades.map((grade) => [grade, count(grade)])) as SeatReview['grades'],
    lost: rounded(own.reduce((sum, { loss }) => sum + loss, 0)),
  };
}

/** Those that lost most; where nothing was lost, those in which most could have been. */
export const mattered = (decisions: readonly Graded[]): number[] =>
  [...decisions]
    .sort((a, b) => b.loss - a.loss || b.stake - a.stake || a.step - b.step)
    .slice(0, MATTERED)
    .map(({ step }) => step);

/** One review of several, each of other decisions of the same match. */
export function joinedReviews<D extends Graded>(parts: readonly [Part<D>, ...Part<D>[]]): Part<D> {
  const [first] = parts;
  const byStep = (one: { readonly step: number }, other: { readonly step: number }): number =>
    one.step - other.step;
  const decisions = parts.flatMap((one) => one.decisions).sort(byStep);
  return {
    ...first,
    decisions,
    bids: parts.flatMap(({ bids }) => bids).sort(byStep),
    curves: first.curves.map((_, seat) => {
      // Each part knows the end.
      const points = new Map(parts.flatMap(({ curves }) => curves[seat]));
      return [...points].sort(([one], [other]) => one - other);
    }),
    bySeat: first.bySeat.map((_, seat) => summedUp(decisions, seat)),
    mattered: mattered(decisions),
  };
}
