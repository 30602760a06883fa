import type { Level } from '@crossbones/games/crew';
import type { CommandFault, OwnBotFault } from './common.js';
import type { HelpLine, HelpWords } from './help.js';
import type { Phrases } from './phrase.js';
import type { SettingFault, WireFault } from './request.js';
import type { Subject, Tally } from './subject.js';

/** The orders to a table of a server that the help explains; one line may explain two of them. */
export type OrderName =
  | 'say'
  | 'team'
  | 'who'
  | 'ready'
  | 'sit'
  | 'fill'
  | 'start'
  | 'kick'
  | 'code'
  | 'pause'
  | 'back'
  | 'resign'
  | 'handover';

/** What is only said in a terminal: a new sentence is a line here and a line in each language. */
export interface TerminalWords {
  readonly faults: Phrases<CommandFault | OwnBotFault | SettingFault | WireFault>;

  // Numbers and lists
  readonly number: (n: number, digits: number) => string;
  readonly list: (items: readonly string[]) => string;
  /** A name, and what is said by it or of it. */
  readonly named: (name: string, text: string) => string;

  // Before the game and after it
  readonly whichGame: string;
  readonly typeGame: (most: number) => string;
  /** The one person who plays here, alone in a line. */
  readonly you: string;
  readonly player: (n: number) => string;
  /** Bots, and how they play. */
  readonly crew: (names: readonly string[], level: Level | 'random') => string;
  /** Somebody's own bot at these seats, by the name under which it was started. */
  readonly ownCrew: (names: readonly string[], bot: string) => string;
  readonly greeting: string;
  readonly farewell: string;
  readonly endsHere: string;
  readonly kept: (file: string) => string;
  readonly over: (game: string) => string;
  readonly grade: (grade: number, points: number | null) => string;
  readonly praise: readonly [string, string, string, string, string];
  readonly wins: (winners: readonly Subject[]) => string;

  // One keyboard for several
  readonly sinceLastTurn: string;
  readonly passKeyboard: (name: string) => string;

  // What can be typed
  readonly notUnderstood: (typed: string) => string;
  readonly enterLetsBe: string;
  readonly enterGoesBack: string;
  readonly canType: string;
  readonly andMore: (n: number) => string;
  readonly notNow: string;
  readonly signs: string;
  readonly also: string;
  readonly alsoTyped: string;
  readonly rulesIn: (file: string) => string;
  /** What a number means, where the number itself is the choice. */
  readonly dials: {
    readonly bid: string;
    readonly challenge: string;
    readonly raise: string;
    readonly wager: string;
  };

  // Words that several games use; those in `title` stand before a line and have at most ten letters
  readonly title: {
    readonly hand: string;
    readonly unplayable: string;
    readonly trick: string;
  };
  readonly head: {
    readonly round: string;
    readonly bid: string;
    readonly won: string;
    readonly bonus: string;
    readonly score: string;
    readonly points: string;
    readonly total: string;
  };
  readonly dealer: string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly roundBegins: (round: number) => string;
  readonly roundScored: (round: number) => string;
  readonly deals: (who: Subject) => string;
  readonly leads: (who: Subject) => string;
  readonly leadsCard: (who: Subject, card: string) => string;
  readonly playsCard: (who: Subject, card: string) => string;
  readonly asksBid: (most: number) => string;
  readonly asksCard: string;
  readonly onlyCard: (card: string) => string;
  readonly bids: (bids: readonly Tally[]) => string;
  readonly sheetMeans: string;

  // At a server
  readonly givenUp: string;
  readonly atTable: (table: string) => string;
  readonly othersJoin: string;
  readonly seatsFree: (n: number) => string;
  readonly timeLeft: (n: number, unit: 'second' | 'minute' | 'hour') => string;
  readonly notYourTurn: string;
  readonly changed: string;
  readonly takenBack: string;
  readonly sealed: (hash: string) => string;
  readonly lineUp: string;
  readonly lineDown: string;
  readonly afterwards: string;
  readonly seatStays: (command: string) => string;
  readonly tableClosed: string;
  readonly keptProven: (file: string) => string;
  readonly fair: (missing: readonly number[]) => string;
  readonly disagrees: string;

  // Orders to the table
  readonly orders: { readonly [order in OrderName]: HelpLine };
  readonly sayWhat: string;
  readonly youAreReady: string;
  readonly whichSeat: string;
  readonly whichBot: (levels: readonly string[]) => string;
  readonly nobodyThere: string;
  readonly joinWith: (code: string) => string;
  readonly onceAgreed: string;
  readonly resignSure: string;
  readonly takeWord: (token: string) => string;
  readonly takeWhat: string;

  // Who is at the table
  readonly freeSeat: string;
  readonly somebody: string;
  readonly mark: {
    readonly free: string;
    readonly bot: (level: Level) => string;
    readonly host: string;
    readonly you: string;
    readonly ready: string;
    readonly notReady: string;
    readonly resigned: string;
    readonly away: string;
    readonly bosunPlays: string;
    readonly wouldPause: string;
    readonly wouldResume: string;
    readonly toPartner: string;
    readonly watching: string;
  };
  readonly watching: (names: readonly string[]) => string;
  readonly comes: (name: string) => string;
  readonly goes: (name: string) => string;
  readonly youAreGone: string;
  readonly takesSeat: (who: Subject, seat: number) => string;
  readonly botTakesSeat: (name: string, level: Level, seat: number) => string;
  readonly leavesSeat: (name: string, seat: number) => string;
  readonly isReady: (name: string) => string;
  readonly isUnready: (who: Subject) => string;
  readonly hasResigned: (who: Subject) => string;
  readonly isAway: (who: Subject) => string;
  readonly isBack: (who: Subject) => string;
  readonly wishesPause: (name: string) => string;
  readonly wishesResume: (name: string) => string;
  readonly isHost: (who: Subject) => string;
  readonly dealing: string;
  readonly paused: string;
  readonly goesOn: string;
  readonly closed: string;
  readonly rematch: string;

  // Whether a log holds
  readonly verified: (game: string, seats: number, entries: number) => string;
  readonly finding: {
    readonly deal: string;
    readonly seal: string;
    readonly secret: string;
    readonly salts: string;
    readonly key: string;
    readonly play: string;
  };
  readonly sealHolds: string;
  readonly sealDiffers: (hash: string) => string;
  readonly secretHolds: (hash: string) => string;
  /** Seats that gave what they promised, that gave nothing, and that are bots'. */
  readonly saltsHold: (given: readonly number[], late: readonly number[], bots: readonly number[]) => string;
  readonly keyHolds: string;
  readonly playHolds: (winners: readonly number[], points: number | null) => string;
  readonly playHoldsGrade: (grade: number) => string;
  readonly brokenOff: string;
  readonly unended: string;
  readonly holds: string;
  readonly holdsNot: string;
  readonly unproven: string;
  readonly unprovenSeal: string;
  readonly unprovenDeal: string;
  readonly unprovenSalt: string;
  readonly unprovenTalk: string;

  // Many games at once
  readonly games: (n: number) => string;
  readonly simulated: (game: string, games: number, seats: number, seed: string) => string;
  readonly options: (options: string) => string;
  readonly asUsual: string;
  readonly byClock: string;
  readonly perCpuSecond: string;
  readonly gamesPerSecond: (n: number) => string;
  readonly movesPerSecond: (n: number) => string;
  readonly movesPerGame: (mean: number, least: number, most: number) => string;
  readonly contested: (game: string, games: number, deals: number, seats: number) => string;
  readonly playouts: (n: number) => string;
  readonly seed: (seed: string) => string;
  /** Said of figures from which luck was taken off. */
  readonly withoutLuck: string;
  readonly column: {
    readonly seat: string;
    readonly mean: string;
    readonly deviation: string;
    readonly least: string;
    readonly most: string;
    readonly firstPlace: string;
    readonly meanPlace: string;
    readonly wins: string;
    readonly grade: string;
    readonly share: string;
    readonly bot: string;
    readonly points: string;
    readonly ahead: string;
    readonly skill: string;
    readonly place: string;
    readonly winShare: string;
    readonly aheadShare: string;
    readonly bidShare: string;
    readonly ms: string;
    readonly slowMs: string;
  };

  // What else a command says
  readonly oneObjectALine: string;
  readonly wholeCopy: (file: string, rows: number, tables: number) => string;
  readonly movedWhole: (rows: number, tables: number) => string;

  readonly help: HelpWords;
}
