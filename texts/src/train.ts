import type { PuzzleKind } from '@crossbones/games/crew';

/** The trainer: a new word is a line here and a line in each language. */
export interface TrainWords {
  readonly title: string;
  readonly about: string;
  readonly lead: string;

  // How somebody stands
  streak(n: number): string;
  best(n: number): string;
  due(n: number): string;
  readonly noneDue: string;
  waiting(n: number): string;
  solved(n: number, of: number): string;
  /** What brings mistakes of one's own here. */
  readonly own: string;
  readonly puzzles: string;
  readonly bidding: string;
  bids(made: number, best: number, lost: string): string;
  readonly forget: string;

  // What is asked
  readonly kinds: { readonly [kind in PuzzleKind]: string };
  readonly asks: { readonly [kind in PuzzleKind]: string };
  readonly ask: string;
  /** From the easiest on. */
  readonly difficulty: readonly [string, string, string];
  readonly again: string;
  readonly mine: string;
  readonly made: string;
  readonly hand: string;
  readonly making: string;
  readonly dealing: string;
  readonly failed: string;
  readonly tryAgain: string;

  // What is said to an answer
  readonly judging: string;
  readonly unjudged: string;
  readonly verdict: string;
  readonly right: string;
  readonly asGood: string;
  readonly wrong: string;
  /** What it gives away: “6.2 points”. */
  costs(amount: string): string;
  /** When it comes back, in days. */
  back(days: number): string;
  readonly mended: string;
  readonly bestAnswer: string;
  readonly yours: string;
  readonly answers: string;
  worlds(n: number): string;
  /** How likely each number of tricks is for one who has bid so. */
  chances(bid: string): string;
  readonly chancesAbout: string;
  readonly next: string;
  readonly table: string;
}
