import type { Grade } from '@crossbones/games/crew';

/** The least loss of each grade, in what the game is reviewed in. */
export type Thresholds = { readonly [grade in Exclude<Grade, 'good'>]: number };

/** So many standard errors are taken off a loss before it is graded: what may be chance is nobody's mistake. */
export const CAUTION = 2;

/** The grade of a loss that is known with this standard error. */
export function gradeOf(loss: number, error: number, thresholds: Thresholds): Grade {
  const sure = loss - CAUTION * error;
  if (sure >= thresholds.blunder) return 'blunder';
  if (sure >= thresholds.mistake) return 'mistake';
  return sure >= thresholds.inaccurate ? 'inaccurate' : 'good';
}
