import type { Grade } from '@crossbones/games/crew';

/** The least loss of each grade, in what the game is reviewed in. */
export type Thresholds = { readonly [grade in Exclude<Grade, 'good'>]: number };

/** What differs by more than so many standard errors needs no further worlds. */
export const CERTAIN = 2;

/**
 * The grade of a loss that is known with this standard error. So many of it (`caution`) are taken off first: what may be
 * chance is nobody's mistake.
 */
export function gradeOf(loss: number, error: number, thresholds: Thresholds, caution: number): Grade {
  const sure = loss - caution * error;
  if (sure >= thresholds.blunder) return 'blunder';
  if (sure >= thresholds.mistake) return 'mistake';
  return sure >= thresholds.inaccurate ? 'inaccurate' : 'good';
}
