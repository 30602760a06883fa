/** What stands on a sheet of High Card. */
export interface PadWords {
  readonly cardOf: (name: string) => string;
  readonly faults: {
    readonly 'cards-missing': (count: number) => string;
    readonly 'same-card': string;
  };
}
