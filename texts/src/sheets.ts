/** What stands on a sheet of the dice game; the rest is as in Skull King. */
export interface DicePadWords {
  readonly dice: (dice: number) => string;
}

/** What stands on a sheet of Skull Queen. */
export interface SkullQueenPadWords {
  readonly sideOf: (name: string) => string;
  readonly pirateOf: { readonly [colour in 'r' | 'y' | 'g' | 'b']: (name: string) => string };
  readonly space: (worth: number) => string;
  readonly overboard: string;
  readonly ghostLeads: string;
  readonly faults: {
    readonly 'side-missing': (name: string) => string;
    readonly 'pirates-missing': (name: string, count: number) => string;
  };
}

/** What stands on a sheet of Skull: a round is one challenge. */
export interface SkullPadWords {
  readonly who: string;
  readonly how: (name: string) => string;
  readonly made: string;
  readonly madeHint: string;
  readonly lost: string;
  readonly lostHint: string;
  readonly whose: string;
  readonly whoseHint: string;
  readonly begins: (name: string) => string;
  /** How a gang stands: what is left of it, and whether its mat is turned. */
  readonly discs: (discs: number) => string;
  readonly oneMade: string;
  readonly out: string;
  readonly wins: (name: string) => string;
  readonly goesOut: (name: string) => string;
  readonly faults: {
    readonly 'challenger-missing': string;
    readonly 'result-missing': (name: string) => string;
    readonly 'skull-missing': (name: string) => string;
    readonly 'last-skull-missing': string;
    readonly 'first-missing': (name: string) => string;
    readonly 'gang-is-out': (name: string) => string;
  };
}

/** What stands on a sheet of The Queen’s Collection. */
export interface QueensPadWords {
  readonly boxes: string;
  readonly pawns: string;
  readonly cards: string;
  readonly boxesOf: (name: string) => string;
  readonly pawnsOf: (name: string) => string;
  readonly cardsOf: (name: string) => string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string, by: number) => string;
  readonly told: (boxes: number, pawns: number) => string;
  readonly brokenOff: string;
  readonly brokenOffHint: string;
  readonly partner: (name: string) => string;
  readonly team: (one: string, other: string) => string;
  // All together
  readonly atHome: string;
  readonly atHomeHint: string;
  readonly box: { readonly [colour in `c${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`]: string };
  readonly full: string;
  readonly ofMost: (points: number, most: number) => string;
  readonly faults: {
    readonly 'too-many-boxes': (most: number) => string;
    readonly 'too-many-pawns': (most: number) => string;
    readonly 'too-many-cards': (most: number) => string;
    readonly 'boxes-missing': (boxes: number) => string;
    readonly 'not-broken-off': string;
    readonly 'pawns-differ': (pawns: number, fewest: number, highest: number) => string;
    readonly 'boxes-open': (count: number) => string;
    readonly 'lone-stray': string;
  };
}
