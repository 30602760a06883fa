/** What stands on a sheet of The Queen’s Collection. */
export interface PadWords {
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
