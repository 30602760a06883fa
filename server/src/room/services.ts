import type { Fault, Result, World } from '@crossbones/core';
import type { BotAdvisers } from '../bot-threads.js';
import type { Kicks } from '../kicked-households.js';
import type { Lobby } from '../lobby.js';
import type { Presence } from '../presence.js';
import type { PushNotifier } from '../push/notifier.js';
import type { Quotas } from '../quotas.js';
import type { Write } from '../storage/store.js';
import type { StoredHappening } from '../table/happening.js';
import type { Table } from '../table/table.js';

/** Where tables are kept, as far as a room reads and writes its own. */
export interface TableArchive {
  /** Whether other nodes write to it too. */
  readonly shared: boolean;
  load(id: string): Promise<Table | null>;
  /** What happened after a number, oldest first, in slices: between two of them others have their turn. */
  after(id: string, seq: number): AsyncIterable<readonly StoredHappening[]>;
  /** Gives the table the secret that one of these entries has sealed. */
  unseal(table: Table, entries: readonly StoredHappening[]): Promise<void>;
  /**
   * Makes all of it durable, or nothing: false if another node was faster. `due` says when a node must look again; a
   * time that was written before may stay, if it is earlier.
   */
  commit(
    table: Table,
    fresh: readonly StoredHappening[],
    due: number | null,
    also: readonly Write[],
  ): Promise<boolean>;
  /** Writes when a node must look again. */
  putDue(table: Table, due: number | null): Promise<void>;
  /** Tells the other nodes that the table has come to this number. */
  announce(id: string, seq: number): void;
}

/** What a room needs of the directory it is in. */
export interface RoomServices {
  readonly world: World;
  readonly bots: BotAdvisers;
  readonly archive: TableArchive;
  /** Calls those who are not there; null where nobody can be called. */
  readonly notifier: PushNotifier | null;
  readonly presence: Pick<Presence, 'has' | 'signs' | 'sign' | 'signOff'>;
  readonly lobby: Pick<Lobby, 'announce'>;
  /** Limits how much may happen at a table; null: no limit. */
  readonly quotas: Quotas | null;
  /** Keeps away new guests from where somebody was sent away; null: only the person who was sent away is refused. */
  readonly kicks: Kicks | null;
  failed(error: unknown): void;
}

/** What chores need of the room they are done in. */
export interface RoomAccess {
  readonly id: string;
  /** As it stands, if it is in memory. */
  readonly table: Table | null;
  look<T>(see: (table: Table) => T): Promise<T | null>;
  runOwn<T>(command: (table: Table) => Result<T, Fault>): Promise<Result<T, Fault>>;
  isPresent(person: string): Promise<boolean>;
}

/** How long a node has for a chore that it has taken on; after that another node may do it. */
export const LEASE_MS = 3_000;
/** After something broke it is tried again this much later. */
export const FAILED_MS = 1_000;
