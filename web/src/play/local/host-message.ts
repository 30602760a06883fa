import type { Advice } from '@crossbones/bots/pool';
import type { Fault, Log, Outcome, Reason, Sight } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';

/** A match that runs in this browser: who sits where, and what is played. */
export interface LocalSetup {
  readonly game: GameId;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly key: string;
  /** Seats that bots play. */
  readonly bots: readonly number[];
  /** How strong they are; bosuns where it is not said. */
  readonly level?: Level;
  /** One person plays every seat that no bot plays: there is nobody from whom a hand must be hidden. */
  readonly solo?: boolean;
}

/** What somebody at the device wants of the match. */
export type LocalCommand =
  | {
      readonly is: 'submit';
      readonly seat: number;
      readonly decision: number;
      readonly actions: readonly string[];
    }
  /** For somebody alone with bots: back to the previous decision, whatever has happened since. */
  | { readonly is: 'undo'; readonly seat: number }
  | { readonly is: 'resign'; readonly seat: number }
  /** Bots act at once until a person is asked; for those who are out, until the end. */
  | { readonly is: 'skip' };

/** What the page writes to the engine's thread. */
export type HostRequest =
  /** Lay the match out as its log has it. `rules` is the number it was begun under, null if it was never laid out. */
  | {
      readonly is: 'open';
      readonly setup: LocalSetup;
      readonly rules: number | null;
      readonly entries: Log['entries'];
      readonly decided?: readonly number[] | undefined;
    }
  /** Every wish has a number, and gets one answer. */
  | { readonly is: 'wish'; readonly id: number; readonly wish: LocalCommand }
  /** What could be done on this seat? It has a number as a wish has. */
  | { readonly is: 'advise'; readonly id: number; readonly seat: number }
  /** The step is kept, and everybody who looks has seen it: bots may go on from there. */
  | { readonly is: 'on'; readonly step: number };

/** How the match stands after a step: what each of its people may see, and the log for keeping. */
export interface MatchNews {
  /** The wish it comes from, if it was one. */
  readonly to: number | null;
  readonly sights: readonly (readonly [seat: number, sight: Sight])[];
  /** The people the game waits for. */
  readonly waits: readonly number[];
  readonly resigned: readonly number[];
  readonly log: Log;
  readonly outcome: Outcome | null;
  /** The steps before which somebody alone with bots decided: each of these decisions can be taken back. */
  readonly decided: readonly number[];
  /** The seat whose last action can still be taken back. */
  readonly undoable: number | null;
}

/** What the engine's thread writes back. A wish's `told` comes before its `answer`. */
export type HostReply =
  | { readonly is: 'told'; readonly told: MatchNews }
  | { readonly is: 'answer'; readonly id: number; readonly why: Fault | Reason | null }
  /** Null where there is nothing to say, or where the match has gone on meanwhile. */
  | { readonly is: 'advice'; readonly id: number; readonly advice: Advice | null }
  /** The log cannot be played on. */
  | { readonly is: 'unreadable'; readonly why: Fault }
  /** Something of ours broke; the thread is of no more use. */
  | { readonly is: 'fell'; readonly what: string };
