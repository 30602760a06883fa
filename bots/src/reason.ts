import type { Candidate, Hint, Question } from './thought.js';

/**
 * Says in words, as data, what speaks for each candidate. The world is one that the seat's view allows: what the seat
 * cannot know must not be read from it.
 */
export type Reasons<S> = (
  question: Question<S>,
  world: S,
  candidates: readonly Candidate[],
) => (candidate: Candidate) => readonly Hint[];

/** A number among the hints. */
export const figure = (hints: readonly Hint[], key: Hint['key'], arg: string): number | null => {
  const found = hints.find((hint) => hint.key === key)?.args[arg];
  return found === undefined ? null : Number(found);
};

/** How a seat stands that has bid for tricks. */
interface Standing {
  /** Tricks that it still wants; below 0 where it has too many. */
  readonly need: number;
  /** Tricks still to be played, this one among them. */
  readonly left: number;
  readonly what: 'card' | 'die';
}

/**
 * What the trick on the table means to a seat that has bid: whether this action takes it, and whether the seat wants
 * it.
 */
export function trickReason(
  hints: readonly Hint[],
  { need, left, what }: Standing,
  certain: 'takes' | 'loses' | null,
): Hint[] {
  const share = figure(hints, 'takes-trick', 'share');
  if (certain === null && share === null) return [];
  const args = { need, left, what };
  if (certain !== null) return [{ key: certain === 'takes' ? 'takes-surely' : 'loses-surely', args }];
  return [{ key: share! >= 50 ? 'takes-likely' : 'loses-likely', args }];
}

/** Compares a bid with the tricks that the hand should take. */
export function bidReason(bid: number, tricks: number): Hint[] {
  const args = { tricks: Math.round(10 * tricks) / 10 };
  const over = bid - tricks;
  return [{ key: Math.abs(over) <= 0.6 ? 'bid-fits' : over > 0 ? 'bid-high' : 'bid-low', args }];
}
