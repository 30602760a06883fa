/**
 * How many days in a row have ended with a deal played to its end: the row that goes on, and the longest one. Today
 * breaks no row before it is over. The days are ascending and each comes once.
 */
export function streakOf(
  days: readonly number[],
  today: number,
): { readonly now: number; readonly best: number } {
  let best = 0;
  let row = 0;
  let before = Number.NaN;
  for (const day of days) {
    row = day === before + 1 ? row + 1 : 1;
    best = Math.max(best, row);
    before = day;
  }
  return { now: before >= today - 1 ? row : 0, best };
}
