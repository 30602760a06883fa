/** The number of letters to change, drop, add or swap with their neighbour to make one word of the other. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  for (let j = 0; j <= other.length; j++) rows[0][j] = j;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
  }
  return rows[one.length][other.length];
}

/** The known word that a mistyped one most likely stands for, as an argument of a fault. */
export function near(typed: string, known: readonly string[]): { near?: string } {
  const word = typed.toLowerCase().replace(/[\s_]+/g, '-');
  if (word.length > 40) return {};
  const [best] = known
    .map((candidate) => ({
      candidate,
      apart: candidate.startsWith(word) && word.length > 1 ? 0 : distance(word, candidate),
    }))
    .sort((a, b) => a.apart - b.apart || a.candidate.length - b.candidate.length);
  return best !== undefined && best.apart <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? { near: best.candidate }
    : {};
}
