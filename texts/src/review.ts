import type { Grade, ReviewUnit } from '@crossbones/games/crew';
import type { ChoiceText } from './phrase.js';
import type { ReviewScreenWords } from './review-screen.js';

/** What is said of a finished match that is reviewed: a new sentence is a line here and a line in each language. */
export interface ReviewWords {
  /** What a grade is called, and what it means. */
  readonly grades: { readonly [grade in Grade]: ChoiceText };
  /** So much of what a game is reviewed in; `n` has its digits already: “6.2 points”. */
  readonly amount: (n: string, unit: ReviewUnit) => string;
  /** What was reviewed. */
  readonly reviewed: (game: string, seats: number, decisions: number) => string;
  /** Who has judged: what was learned by heart, or playouts alone. */
  readonly judgedBy: { readonly network: string; readonly playouts: string };
  readonly column: {
    readonly seat: string;
    readonly decisions: string;
    readonly lost: string;
    readonly result: string;
    readonly par: string;
    readonly luck: string;
    readonly own: string;
    readonly others: string;
  };
  /** Titles. */
  readonly mattered: string;
  readonly mistakes: string;
  readonly bids: string;
  readonly luckTitle: string;
  /** One decision, by the number of its step and its seat. */
  readonly decision: (step: number, seat: number, word: string) => string;
  /** What would have been better. */
  readonly better: (word: string) => string;
  readonly nothingBetter: string;
  readonly noMistakes: string;
  /** A bid and what came of it. */
  readonly bid: (round: number, seat: number, bid: number, won: number) => string;
  /** A bid that was changed later. */
  readonly changedTo: (bid: number) => string;
  /** The trick after which it could not be made any more. */
  readonly sankIn: (trick: number) => string;
  /** How likely a number of tricks was. */
  readonly chance: (tricks: number, share: number) => string;
  /** What the columns of luck and skill mean. */
  readonly luckMeans: string;
  /** What the page says besides. */
  readonly screen: ReviewScreenWords;
}
