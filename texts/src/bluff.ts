/** What a dilemma of the bluff trainer can be about. */
type BluffKind = 'lead' | 'follow' | 'open' | 'raiseSkull' | 'raiseFlower';

/** The bluff trainer: a new word is a line here and a line in each language. Shares are from 0 to 1. */
export interface BluffWords {
  readonly title: string;
  readonly about: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;

  // How the two stand
  readonly you: string;
  readonly other: string;
  readonly first: string;
  discs(n: number): string;
  readonly made: string;
  /** Said of a player who has lost a disc that nobody saw. */
  readonly unsure: string;
  /** The player's own discs; those they have laid are named from the bottom. */
  hand(discs: string): string;
  laid(discs: string): string;
  hidden(n: number): string;
  bids(n: number): string;

  // What is asked
  readonly asks: {
    readonly lead: string;
    readonly follow: string;
    readonly open: string;
    readonly mustOpen: string;
    raise(bid: number): string;
  };

  // What is said to an answer
  readonly mixture: string;
  readonly yours: string;
  share(share: number): string;
  part(share: number): string;
  readonly only: string;
  costs(games: number): string;
  readonly spare: string;
  /** What others would learn from a player who always does so, and from one who never does. */
  readonly always: { readonly [kind in BluffKind]: string };
  readonly never: { readonly [kind in BluffKind]: string };
  readonly unseen: string;
  readonly next: string;

  // What the last answers gave away
  readonly readout: string;
  given(n: number, of: number): string;
  readonly kinds: { readonly [kind in BluffKind]: string };
  compared(bold: number, asked: number, share: number): string;
  readonly few: string;
  readonly even: string;
  readonly often: string;
  readonly seldom: string;
  readonly tooFew: string;
  readonly unreadable: string;
  readable(kinds: number, of: number): string;
  mistakes(n: number): string;
  test(enough: number, risk: number): string;
  readonly forget: string;
}
