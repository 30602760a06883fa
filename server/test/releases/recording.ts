import type { Body, SeatClock } from '@crossbones/api';
import type { Outcome } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { WrittenPasskey } from '../clients/authenticator.js';

/** What is needed to act as somebody in a later run. */
export interface Papers {
  readonly name: string;
  readonly person: string;
  readonly guest: boolean;
  readonly cookie: string;
  /** What their browser keeps of tables: salts and seals. */
  readonly words: { readonly [name: string]: string };
  readonly passkeys: readonly WrittenPasskey[];
  readonly recovery: string | null;
  /** Where they want to be called; `Browser` with its usual seed reads what comes. */
  readonly endpoint: string | null;
  readonly muted: readonly string[];
}

interface Seated {
  readonly table: string;
  readonly game: GameId;
  /** The names of the people who sit there. */
  readonly people: readonly string[];
}

/** What is in a recorded database, as far as people who come back to it must know. */
export interface Recording {
  readonly version: string;
  /** When the server stopped, by its own clock. */
  readonly stopped: number;
  readonly people: readonly Papers[];
  readonly finished: readonly (Seated & { readonly outcome: Outcome; readonly entries: number })[];
  readonly running: readonly (Seated & {
    readonly paused: boolean;
    readonly said: number;
    /** How the clocks stood at that time. */
    readonly clocks: readonly SeatClock[];
    readonly asked: number;
  })[];
  readonly gathering: readonly Seated[];
  readonly seatLink: { readonly table: string; readonly token: string };
  readonly sheets: readonly {
    readonly sheet: string;
    readonly token: string;
    readonly lines: Body<'sheetAppend'>['lines'];
  }[];
}
