import type { Fault, Result, World } from '@crossbones/core';
import type { BotAdvisers } from '../bot-threads.js';
import type { Kicks } from '../kicks.js';
import type { Lobby } from '../lobby.js';
import type { Presence } from '../presence.js';
import type { PushNotifier } from '../push/notifier.js';
import type { Quotas } from '../quotas.js';
import type { Store } from '../storage/store.js';
import type { Table } from '../table/table.js';
import type { TableStore } from '../table-store.js';

/** What a room needs of the directory it is in. */
export interface RoomServices {
  readonly store: Store;
  readonly world: World;
  readonly bots: BotAdvisers;
  readonly tableStore: TableStore;
  /** Calls those who are not there; null where nobody can be called. */
  readonly notifier: PushNotifier | null;
  readonly presence: Presence;
  readonly lobby: Lobby;
  /** How much may happen at a table; null: anything. */
  readonly quotas: Quotas | null;
  /** Who may not come any more; null: whoever was sent away themselves, and nobody else. */
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

/** How long a node has for what it has taken upon itself; then another one may do it. */
export const LEASE_MS = 3_000;
/** After something broke it is tried again so much later. */
export const FAILED_MS = 1_000;
