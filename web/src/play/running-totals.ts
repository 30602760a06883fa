/** Points after each round, from the points of each round. */
export function runningTotals(rounds: readonly (readonly number[])[]): number[][] {
  const sums: number[][] = [];
  for (const round of rounds) {
    const before = sums.at(-1);
    sums.push(round.map((points, seat) => (before?.[seat] ?? 0) + points));
  }
  return sums;
}
