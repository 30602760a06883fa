import type { Channel, ChatPhrase, TableSettings } from '@crossbones/api';
import type { Outcome, TableWord } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';

/** What a table knows of the deal that it shares with others. */
export interface DuplicateDeal {
  /** Where the people of all these tables gathered. */
  readonly hall: string;
  /** All these tables, and which of them this is, counted from 0. */
  readonly tables: readonly string[];
  readonly at: number;
  /** The hashes of the salts, and the salts as they count, of all places of all tables. */
  readonly saltHashes: readonly (string | null)[];
  readonly salts: readonly (string | null)[];
}

/**
 * All that can happen at a table, in one numbered list: the table is nothing but the fold of these. People are named by
 * their ids, so that the seat of somebody who deletes themselves tells nothing about them.
 */
export type Happening =
  | {
      readonly is: 'opened';
      readonly host: string;
      readonly name: string;
      readonly game: GameId;
      readonly rules: number;
      readonly seats: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly settings: TableSettings;
      /** The table before, if this one is its rematch. */
      readonly rematch: string | null;
      /** This is one of the tables that share a deal. */
      readonly duplicate?: DuplicateDeal;
    }
  | { readonly is: 'joined'; readonly person: string; readonly name: string }
  | { readonly is: 'left'; readonly person: string }
  | { readonly is: 'kicked'; readonly person: string }
  | { readonly is: 'readmitted'; readonly person: string }
  | { readonly is: 'sat'; readonly person: string; readonly seat: number }
  | { readonly is: 'stood'; readonly seat: number }
  | { readonly is: 'ready'; readonly seat: number; readonly saltHash: string }
  | { readonly is: 'unready'; readonly seat: number }
  | { readonly is: 'hosted'; readonly person: string }
  /** A bot without a level is a bosun: in older lists all bots are. */
  | { readonly is: 'filled'; readonly seat: number; readonly name: string; readonly level?: Level }
  | { readonly is: 'cleared'; readonly seat: number }
  /** The host has changed seats, options or settings; people beyond the last seat move up. */
  | {
      readonly is: 'changed';
      readonly seats: number;
      /** People gather here for so many tables, which share a deal; left out: for this one. */
      readonly tables?: number;
      readonly options: Readonly<Record<string, unknown>>;
      readonly settings: TableSettings;
    }
  /** Somebody has chosen a face; null: any. */
  | { readonly is: 'faced'; readonly person: string; readonly face: number | null }
  | { readonly is: 'coded'; readonly code: string; readonly expires: number }
  /** Seats, options and rules are fixed. The server has committed itself to its secret, and asks for the salts. */
  | { readonly is: 'sealed'; readonly deal: string; readonly secretHash: string }
  | { readonly is: 'salted'; readonly seat: number; readonly salt: string }
  /** All salts are in, or the time for them is over: the key is made and the game begins. */
  | { readonly is: 'dealt' }
  /** The same where people have gathered for several tables: these are dealt, and nothing happens here any more. */
  | { readonly is: 'parted'; readonly tables: readonly string[] }
  | {
      readonly is: 'acted';
      readonly seat: number;
      readonly actions: readonly string[];
      /** Chosen by a bot, whoever owns the seat. */
      readonly bot: boolean;
    }
  /**
   * An entry of the match that is not a game action. A pause for an absence names the absent seat. A resume that names
   * a seat lasts only until what concerns that seat is entered.
   */
  | { readonly is: 'table'; readonly entry: TableWord; readonly seat: number | null }
  | { readonly is: 'away'; readonly seat: number }
  /** The owner is back. */
  | { readonly is: 'returned'; readonly seat: number }
  /** No page and no terminal of theirs follows the table any more. */
  | { readonly is: 'unseen'; readonly person: string }
  /** A page or terminal of theirs follows the table again, or they have done something. */
  | { readonly is: 'seen'; readonly person: string }
  /** The owner of one seat reminds that of another that everybody waits. */
  | { readonly is: 'nudged'; readonly seat: number; readonly by: number }
  /** The owner of one seat agrees that a bot plays another, whose owner is not there, or takes that back. */
  | { readonly is: 'voted'; readonly seat: number; readonly by: number; readonly agreed: boolean }
  | { readonly is: 'wished'; readonly seat: number; readonly wish: 'pause' | 'resume' | null }
  | { readonly is: 'offered'; readonly seat: number; readonly tokenHash: string }
  /** A seat goes over to the one who brought its link. */
  | { readonly is: 'taken'; readonly seat: number; readonly person: string; readonly name: string }
  | { readonly is: 'said'; readonly person: string; readonly channel: Channel; readonly said: Said }
  | { readonly is: 'over'; readonly outcome: Outcome }
  /** By itself, or by the operator. */
  | { readonly is: 'closed'; readonly by?: 'operator' }
  /** The operator has taken away what was said under this number. */
  | { readonly is: 'unsaid'; readonly line: number }
  | { readonly is: 'rematched'; readonly table: string }
  | { readonly is: 'named'; readonly person: string; readonly name: string }
  /** A guest signed in: what was theirs is the account's now. */
  | { readonly is: 'became'; readonly person: string; readonly now: string; readonly name: string }
  /** Somebody deleted themselves. */
  | { readonly is: 'forgot'; readonly person: string };

/** What was said; null once its author has deleted themselves. */
export type Said = { readonly text: string } | { readonly phrase: ChatPhrase } | null;

/** A happening with its number and its time, as the storage keeps it. */
export interface StoredHappening<W extends Happening = Happening> {
  readonly seq: number;
  readonly at: number;
  readonly what: W;
  /** Who asked for it, by which key, with which body: the same key again gets the same answer. */
  readonly by: string | null;
  readonly key: string | null;
  readonly digest: string | null;
}
