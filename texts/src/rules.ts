/** What stands around the rules: a new word is a line here and a line in each language. */
export interface RulesWords {
  readonly intro: string;
  readonly read: string;
  readonly cheat: string;
  readonly cheatOf: (game: string) => string;
  readonly print: string;
  readonly contents: string;
  readonly goal: string;
  readonly questions: string;
  readonly search: string;
  readonly searchHint: string;
  /** Words that people look for and our rules do not use, without accents, and the one to find instead. */
  readonly alike: ReadonlyMap<string, string>;
  readonly hits: (n: number) => string;
  readonly nothing: (typed: string) => string;
  readonly clear: string;
  /** Under the piece that wins. */
  readonly takes: string;
  readonly ruling: string;
  readonly rulingAbout: string;
  readonly elsewhere: string;
  readonly elsewhereAbout: string;
  /** From one rule to all of them. */
  readonly whole: string;
  readonly tryIt: string;
  /** What cards and dice are called stands with their game; these are only drawn in its rules. */
  readonly pieces: {
    readonly back: string;
    readonly pirate: (colour: string) => string;
    readonly plankFront: string;
    readonly plankBack: string;
    readonly disc: string;
    readonly matSkull: string;
    readonly matFlower: string;
    readonly pawn: (colour: string) => string;
    readonly box: (colour: string) => string;
  };
}
