/** What stands on a sheet of Skull: a round is one challenge. */
export interface PadWords {
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
