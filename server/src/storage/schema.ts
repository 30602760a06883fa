import type { Phase } from '@crossbones/api';
import type { GameId } from '@crossbones/games';

/** The tables of both databases. Times are milliseconds since 1970, JSON is text, truth is 0 or 1. */
export interface DatabaseSchema {
  person: { id: string; name: string; created: number; recovery_hash: string | null };
  session: { hash: string; person: string; created: number; seen: number };
  /** Whom the first command under a key made, for some minutes: its answer may have been lost. */
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
  /** A secret, which several tables may share. */
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
    /** When it is over: outcome, score sheet and public record as JSON, so that no result depends on later code. */
    result: string | null;
    created: number;
    touched: number;
    /** From where it was opened, as `Households` writes it; null once it has ended. */
    household: string | null;
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
  member: { match: string; person: string; seat: number | null };
  code: { code: string; match: string; expires: number };
  /** From where people came to a table, as `Kicks` writes it, and when they were sent away. */
  arrival: { match: string; person: string; household: string; kicked: number | null };
  /** Who follows which table at the moment, as far as their node knows. */
  presence: { match: string; person: string; until: number };
  /** The last sign of life of any node, in one row with id 1. */
  pulse: { id: number; at: number };
  /** Times in which no node was there: charged to nobody. */
  outage: { start: number; until: number };
  /** The key by which push services know this server, in one row with id 1. */
  vapid: { id: number; private_key: string; public_key: string; created: number };
  /** Where a browser of somebody can be called; its id is the hash of the endpoint. */
  subscription: {
    id: string;
    person: string;
    /** The session that asked for it: it goes when that goes. */
    session: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** The address under which the browser found us. */
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
    /** From where it was opened, as `Households` writes it. */
    household: string | null;
  };
  sheet_line: { sheet: string; seq: number; body: string };
  /** When a node has last taken upon itself what is to be done by one at a time. */
  chore: { name: string; at: number };
  /** The key under which addresses are written down, in one row with id 1. */
  pepper: { id: number; secret: string };
  /** What whoever runs the server has changed: who, what about, and why; never what was there. */
  audit: { id: string; at: number; by: string; did: string; subject: string; reason: string };
  /** Calls that were made: its key decides which node makes one. */
  notice: { match: string; seat: number; decision: number; kind: string; at: number };
}
