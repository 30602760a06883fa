import type { Phase } from '@crossbones/api';
import type { GameId } from '@crossbones/games';

/** The tables of both databases. Times are milliseconds since 1970, JSON is text, truth is 0 or 1. */
export interface DatabaseSchema {
  person: { id: string; name: string; created: number; recovery_hash: string | null };
  session: { hash: string; person: string; created: number; seen: number };
  /**
   * The guest that a first command under this key made. Kept for some minutes, because the answer may have been lost.
   */
  newcomer: { key_hash: string; digest: string; person: string; expires: number };
  passkey: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    label: string;
    created: number;
  };
  /** A ceremony that has begun. */
  challenge: { id: string; person: string | null; value: string; expires: number };
  mute: { person: string; other: string };
  /** The secret of a deal, which several tables may share. */
  deal: { id: string; secret: string; created: number };
  match: {
    id: string;
    /** Who opened it by which idempotency key, and the digest of that request. */
    opener: string;
    opening_key: string;
    opening_digest: string;
    game: GameId;
    rules: number;
    phase: Phase;
    public: number;
    free: number;
    /** The number of the last entry. */
    seq: number;
    /** When the server must do something here by itself; null: never. */
    due: number | null;
    deal: string | null;
    /** A `Summary` as JSON, for lists. */
    summary: string;
    /**
     * When the match is over: outcome, score sheet and public record as JSON, so that no result depends on later code.
     */
    result: string | null;
    created: number;
    touched: number;
    /** The household that opened it, as a mark of `Households`; null once the table has ended. */
    household: string | null;
    /**
     * So many of its entries are in the archive, and not among the entries any more; null: none. 0: they are being packed,
     * unless somebody changes one meanwhile.
     */
    archived: number | null;
  };
  /** The one numbered list of all that happened at a table: its key decides every race. */
  entry: {
    match: string;
    seq: number;
    at: number;
    person: string | null;
    key: string | null;
    digest: string | null;
    body: string;
  };
  /** Entries of an old match, packed; `size` is the length of the text. */
  archive: { match: string; size: number; body: string };
  /** Who has asked for something in what the archive has of a table: without opening it, for that is slow. */
  archived_person: { match: string; person: string };
  member: { match: string; person: string; seat: number | null };
  code: { code: string; match: string; expires: number };
  /** From which household people came to a table, as a mark of `Kicks`, and when they were sent away. */
  arrival: { match: string; person: string; household: string; kicked: number | null };
  /** Who follows which table at the moment, as far as their node knows. */
  presence: { match: string; person: string; until: number };
  /** The last sign of life of any node, in one row with id 1. */
  pulse: { id: number; at: number };
  /**
   * The nodes that live: each raises its number again and again. `url` is where others call it, or empty; `secret` proves
   * to it that they have read this.
   */
  node: { id: string; url: string; secret: string; beat: number };
  /** Times in which no node ran: they are charged to nobody's clock. */
  outage: { start: number; until: number };
  /** The key by which push services know this server, in one row with id 1. */
  vapid: { id: number; private_key: string; public_key: string; created: number };
  /** An endpoint at which a browser of somebody can be called; its id is the hash of the endpoint. */
  subscription: {
    id: string;
    person: string;
    /** The session that subscribed: the subscription goes when the session goes. */
    session: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** The address at which the browser found us. */
    site: string;
    created: number;
  };
  /** A score sheet that others watch; `seq` and `size` are the number of its lines and their bytes. */
  sheet: {
    id: string;
    token_hash: string;
    seq: number;
    size: number;
    created: number;
    touched: number;
    /** The household that opened it, as a mark of `Households`. */
    household: string | null;
  };
  sheet_line: { sheet: string; seq: number; body: string };
  /** When a node last took on a chore that one node does at a time. */
  chore: { name: string; at: number };
  /** The secret of `Pepper`, in one row with id 1. */
  pepper: { id: number; secret: string };
  /** What the operator has changed: by whom, of what, and why; never what was there before. */
  audit: { id: string; at: number; by: string; did: string; subject: string; reason: string };
  /** The hash chain from which the deals of the days come, in one row with id 1; `first` is a day since 1970. */
  deal_chain: { id: number; seed: string; anchor: string; first: number };
  /**
   * The deal of one day in one game. It is the same at every table, and has its rules, options and seats from the first
   * time that somebody asks for it. `scores` counts how the bots' plays ended, as JSON.
   */
  daily_deal: {
    day: number;
    game: GameId;
    rules: number;
    seats: number;
    options: string;
    plays: number;
    scores: string;
  };
  /** Who has begun which deal of the day, at which table, and how it ended; null: it has not, or was given up. */
  daily_play: {
    day: number;
    game: GameId;
    person: string;
    match: string | null;
    score: number | null;
    place: number | null;
    finished: number | null;
  };
  /** Notices that were sent: the key decides which node sends one. */
  notice: { match: string; seat: number; decision: number; kind: string; at: number };
}
