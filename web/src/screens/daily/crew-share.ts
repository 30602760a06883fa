/** How often each score came, from the lowest on. */
export type Scores = readonly { readonly score: number; readonly count: number }[];

export const plays = (scores: Scores): number => scores.reduce((sum, { count }) => sum + count, 0);

/** How many of them are worse than this score. */
export const worse = (scores: Scores, mine: number): number =>
  plays(scores.filter(({ score }) => score < mine));

/** The share of plays that are worse than this score; null where there are none to compare with. */
export const betterThan = (scores: Scores, mine: number): number | null =>
  scores.length === 0 ? null : worse(scores, mine) / plays(scores);

/** Ten small squares, as many of them filled as the share says: it tells nothing of the deal. */
export function squares(share: number): string {
  const filled = Math.min(10, Math.floor(share * 10 + 1e-9));
  return '▪'.repeat(filled) + '▫'.repeat(10 - filled);
}

/** One bar of a histogram: from the lowest to the highest of its scores, and how many plays came there. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly mine: boolean;
}

/** So many bars at most. */
const BINS = 16;

/** The scores in bars of equal width, with one's own score in one of them. */
export function binsOf(scores: Scores, mine: number | null): Bin[] {
  const all = [...scores.map(({ score }) => score), ...(mine === null ? [] : [mine])];
  if (all.length === 0) return [];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const bins: Bin[] = [];
  for (let from = low; from <= high; from += width) {
    const to = from + width - 1;
    const inside = scores.filter(({ score }) => score >= from && score <= to);
    bins.push({ from, to, count: plays(inside), mine: mine !== null && mine >= from && mine <= to });
  }
  return bins;
}
