/** What stands on a sheet of Skull King. */
export interface PadWords {
  readonly bids: string;
  readonly tricks: string;
  readonly bidOf: (name: string) => string;
  readonly tricksOf: (name: string) => string;
  readonly cards: (cards: number) => string;
  readonly bidInAll: (bids: number, cards: number) => string;
  readonly toTricks: string;
  readonly bid: (bid: number) => string;
  /** A bid that Harry has changed. */
  readonly bidChanged: (from: number, to: number) => string;
  /** Everybody took as many as they bid; all who are not written down yet. */
  readonly allAsBid: string;
  readonly othersAsBid: string;
  readonly told: (told: number, cards: number) => string;
  readonly nobody: string;
  readonly nobodyHint: string;
  readonly greybeard: string;
  readonly greybeardTook: (tricks: number) => string;
  readonly cannonball: string;
  readonly cannonballOf: (name: string) => string;
  readonly special: string;
  readonly specialOf: (name: string) => string;
  readonly fourteen: string;
  readonly black: string;
  readonly mermaid: string;
  readonly pirate: string;
  readonly king: string;
  readonly lootFrom: string;
  readonly wager: string;
  readonly harry: string;
  readonly faults: {
    readonly 'bids-missing': (count: number) => string;
    readonly 'tricks-missing': (count: number) => string;
    readonly 'too-many-tricks': (count: number) => string;
    readonly 'too-few-tricks': (count: number) => string;
    readonly 'too-many-spoils': string;
    readonly 'spoils-without-trick': (name: string) => string;
    readonly 'power-without-trick': (name: string) => string;
    readonly 'power-twice': string;
    readonly 'bid-out-of-range': (name: string, cards: number) => string;
    readonly 'loot-astray': string;
    readonly 'not-played': string;
  };
}
