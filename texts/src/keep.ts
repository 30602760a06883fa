import type { Args } from '@crossbones/core';

/** Why a file or a link of sheets is not taken, beside what all inputs have in common. */
type KeepFault =
  | 'not-ours'
  | 'newer-file'
  | 'too-large'
  | 'wants-columns'
  | 'no-rows'
  | 'unknown-game'
  | 'row-missing'
  | 'row-twice'
  | 'points-differ'
  | 'broken-link';

/** What stays of a sheet: sharing and saving it, the same people again, and what they can look back on. */
export interface KeepWords {
  // On a sheet
  readonly passOn: string;
  readonly shareLink: string;
  readonly sharePicture: string;
  readonly saveFile: string;
  readonly saveFileHint: string;
  readonly saveTable: string;
  readonly saveTableHint: string;
  readonly pictureFailed: string;
  readonly rematch: string;
  readonly rematchIn: (game: string) => string;
  readonly rematchTurned: string;
  readonly dealsFirst: (name: string) => string;
  readonly startsFirst: (name: string) => string;
  /** Said with the result when it is passed on. */
  readonly linkText: (game: string, result: string) => string;

  // Files
  readonly importSheets: string;
  readonly exportAll: string;
  readonly exportAllTable: string;
  readonly arrived: (added: number, renewed: number, known: number) => string;
  readonly atLine: (line: number, what: string) => string;
  readonly faults: { readonly [key in KeepFault]: (args: Args) => string };

  // A sheet in a link
  readonly sharedSheet: string;
  readonly sharedHint: string;
  readonly keepHere: string;
  readonly keptHere: string;
  readonly isHere: string;
  readonly openHere: string;
  readonly brokenLink: string;
  readonly brokenLinkHint: string;

  // A group
  readonly groups: string;
  readonly statistics: string;
  readonly games: (n: number) => string;
  readonly gamesSince: (n: number, date: string) => string;
  readonly underWay: (n: number) => string;
  readonly allGames: string;
  readonly wins: string;
  readonly winsOf: (wins: number, games: number) => string;
  readonly average: string;
  readonly averageOf: (points: string) => string;
  readonly streak: (n: number) => string;
  readonly bidsKept: string;
  readonly challengesMade: string;
  readonly keptOf: (kept: number, said: number) => string;
  readonly surest: (name: string) => string;
  /** Several, already listed. */
  readonly surestTied: (names: string) => string;
  /** Beside a record that several hold. */
  readonly tied: string;
  readonly records: string;
  readonly bestTotal: string;
  readonly bestRound: string;
  readonly comeback: string;
  readonly comebackOf: (points: number) => string;
  readonly longest: string;
  readonly longestOf: (n: number) => string;
  readonly bestGrade: string;
  readonly inRound: (n: number) => string;
  readonly sheets: string;
  readonly noneFinished: string;
  readonly noneFinishedHint: string;
  readonly noGroup: string;
  readonly noGroupHint: string;
  readonly toPad: string;
  readonly newOrder: string;
}
