/** What stands on a sheet of Skull Queen. */
export interface PadWords {
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
