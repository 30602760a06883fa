import type { ReviewUnit } from '@crossbones/games/crew';

/** The review of a match on the page: a new word is a line here and a line in each language. */
export interface ReviewScreenWords {
  // While it is under way
  readonly working: (percent: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly failed: string;
  /** The match is still played somewhere. */
  readonly closed: string;
  /** It is over here, and others still play the same deal. */
  readonly ownOnly: string;

  // What is shown of it
  readonly whose: string;
  readonly everybody: string;
  readonly points: string;
  readonly curve: string;
  readonly curveAbout: { readonly [unit in ReviewUnit]: string };
  readonly decisions: string;
  readonly worse: string;
  readonly all: string;
  readonly nothingWorse: string;
  readonly more: string;
  /** A loss with what is uncertain about it; both have their unit. */
  readonly loss: (loss: string, error: string) => string;
  readonly within: string;
  readonly best: string;
  readonly played: string;
  readonly atTable: string;
  readonly expects: (amount: string) => string;

  // Bids
  readonly chances: string;
  readonly bidAndWon: (bid: number, won: number) => string;
  readonly bestBid: string;
  /** What sank a bid: the trick, who took it and with what, as far as that is known. */
  readonly sank: (trick: number, name: string | null, card: string | null) => string;

  // How it is done
  readonly how: string;
  readonly method: readonly string[];
  readonly thresholds: string;
  readonly sure: (grade: string, amount: string) => string;
  readonly limits: string;

  // In the replay
  readonly previousMistake: string;
  readonly nextMistake: string;
  readonly spoilerFree: string;
  readonly spoilerFreeHint: string;
  readonly asSeen: string;
  readonly asSeenHint: string;
  readonly whole: string;
}
