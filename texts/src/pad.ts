import type { KeepWords } from './keep.js';
import type { DicePadWords, QueensPadWords, SkullPadWords, SkullQueenPadWords } from './sheets.js';
import type { WatchWords } from './watch.js';

/** The score pad: a new word is a line here and a line in each language. */
export interface PadWords {
  readonly title: string;

  // All sheets
  readonly newSheet: string;
  readonly newSheetHint: string;
  readonly sheets: string;
  readonly noSheets: string;
  readonly sheetInRound: (round: number) => string;
  readonly deleteSheet: string;
  readonly deleteSheetSure: string;

  // A new one
  readonly whoPlays: string;
  readonly whoPlaysHint: string;
  readonly playedBefore: string;
  readonly nameOf: (seat: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly moveUp: (name: string) => string;
  readonly moveDown: (name: string) => string;
  readonly dragPlayer: (name: string) => string;
  readonly firstDealer: string;
  readonly firstStarter: string;
  readonly sameName: (name: string) => string;
  readonly beginSheet: string;

  // On a sheet
  readonly allSheets: string;
  readonly round: string;
  readonly sheet: string;
  readonly roundNumber: (round: number) => string;
  readonly deals: (name: string) => string;
  readonly leads: (name: string) => string;
  /** Where nobody deals. */
  readonly starts: (name: string) => string;
  readonly correctRound: (round: number) => string;
  readonly correcting: (round: number) => string;
  readonly corrected: string;
  readonly nextRound: (round: number) => string;
  readonly finish: string;
  readonly notWhole: (round: number) => string;
  readonly leader: string;
  readonly takeBack: string;
  readonly keptDark: string;
  readonly mayGoDark: string;
  readonly mayGoDarkHttps: string;

  readonly skullKing: SkullKingPadWords;
  readonly dice: DicePadWords;
  readonly skullQueen: SkullQueenPadWords;
  readonly skull: SkullPadWords;
  readonly queens: QueensPadWords;
  /** What stays of a sheet. */
  readonly keep: KeepWords;
  /** Others who watch it as it is written. */
  readonly watch: WatchWords;
}

/** What stands on a sheet of Skull King. */
interface SkullKingPadWords {
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
