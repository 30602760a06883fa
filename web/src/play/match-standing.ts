import type { View } from '@crossbones/core';

/** How far a match is and how it stands, as far as any game's view says so. */
export interface Standing {
  readonly round: number;
  /** How many rounds there are; null where nobody knows beforehand. */
  readonly of: number | null;
  readonly points: readonly number[] | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

export function standingOf({ round, rounds, scores }: View): Standing | null {
  if (!isNumber(round)) return null;
  const of = Array.isArray(rounds) ? rounds.length : isNumber(rounds) ? rounds : null;
  const points = Array.isArray(scores) && scores.every(isNumber) ? scores : null;
  // Where it is not known how many rounds there are, nobody counts points either.
  return { round: Math.max(1, round), of, points: of === null ? null : points };
}
