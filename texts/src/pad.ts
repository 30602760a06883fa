import type { KeepWords } from './keep.js';
import type { WatchWords } from './watch.js';

/** What all score pads say; what a game's own says stands with its words. A new word is a line here and a line in each language. */
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

  /** What stays of a sheet. */
  readonly keep: KeepWords;
  /** Others who watch it as it is written. */
  readonly watch: WatchWords;
}
