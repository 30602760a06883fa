/** What if, the same deal again, and guessing the moves: a new word is a line here and a line in each language. */
export interface BranchWords {
  readonly title: string;
  readonly about: string;
  /** At the end of a match there is nothing to try. */
  readonly nothingLeft: string;
  readonly called: string;
  fromStep(step: number): string;
  readonly sameDeal: string;
  /** After a name that is taken: the next try. */
  another(name: string, n: number): string;
  readonly seats: string;
  readonly me: string;
  readonly severalSeats: string;
  readonly playOn: string;
  readonly playDeal: string;

  // The branches of a match
  readonly tree: string;
  readonly itself: string;
  readonly current: string;
  readonly underWay: string;
  readonly rename: string;
  readonly passOn: string;
  readonly passOnFailed: string;

  // At the end of a branch
  readonly beside: string;
  readonly player: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
  readonly toOrigin: string;
  readonly again: string;

  // A match in a link
  readonly linkTitle: string;
  readonly linkAbout: string;
  branchIn(name: string): string;
  readonly openBranch: string;
  readonly watchBranch: string;
  readonly broken: string;
  readonly brokenHint: string;
  readonly newer: string;
  readonly notOver: string;

  // Guess the moves
  readonly guess: string;
  readonly guessAbout: string;
  readonly whose: string;
  ask(name: string): string;
  othersMove: string;
  readonly exact: string;
  readonly asGood: string;
  readonly less: string;
  readonly other: string;
  yours(what: string): string;
  played(name: string, what: string): string;
  readonly goOn: string;
  points(points: number, of: number): string;
  hits(n: number, of: number): string;
  readonly howScored: string;
  readonly furthest: string;
  atStep(step: number): string;
  readonly nothingToGuess: string;
}
