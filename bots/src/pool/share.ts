/** Nobody thinks for less: who would get less is played for by the bosun. */
export const LEAST_MS = 5;

/**
 * How long each thought may take at most, so that all of them are over in time: `left` has the milliseconds until each
 * must be over, in the order in which they are thought about, on so many threads.
 */
export function shareOf(left: readonly number[], threads: number): number {
  let share = Number.POSITIVE_INFINITY;
  left.forEach((ms, i) => {
    share = Math.min(share, ms / Math.ceil((i + 1) / threads));
  });
  return Math.max(LEAST_MS, share);
}
