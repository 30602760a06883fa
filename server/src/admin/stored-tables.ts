import { type Fault, fail, fault, ok, type Result, type World } from '@crossbones/core';
import { games } from '@crossbones/games';
import type { Store } from '../storage/store.js';
import type { Table } from '../table/table.js';
import { TableStore } from '../table-store.js';

/** How tables are looked at and changed from outside the game. */
export interface TableAccess {
  look<T>(id: string, see: (table: Table) => T): Promise<T | null>;
  change(id: string, change: (table: Table) => Result<null, Fault>): Promise<Result<null, Fault>>;
  /** These tables were deleted. */
  lose(ids: readonly string[]): void;
  /** This person has another name now. */
  renamed(person: string): void;
}

/** A command that loses so many races in a row has a bug, not bad luck. */
const TRIES = 200;

/**
 * The tables in the database, for a process that is not a node: it does none of a table's chores, and leaves the time
 * at which they are due as it is. Nodes hear of what it writes as they hear of each other's writes.
 */
export class StoredTables implements TableAccess {
  private readonly tables: TableStore;

  constructor(
    private readonly store: Store,
    private readonly world: Pick<World, 'now'>,
  ) {
    this.tables = new TableStore(store, (from, to) => to - from, games);
  }

  async look<T>(id: string, see: (table: Table) => T): Promise<T | null> {
    const table = await this.tables.load(id);
    return table === null ? null : see(table);
  }

  async change(id: string, change: (table: Table) => Result<null, Fault>): Promise<Result<null, Fault>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await this.store.db
        .selectFrom('match')
        .select('due')
        .where('id', '=', id)
        .executeTakeFirst();
      const table = await this.tables.load(id);
      if (table === null || row === undefined) return fail(fault('no-table'));
      const changed = change(table);
      if (!changed.ok) return changed;
      const due = table.phase === 'closed' ? null : row.due;
      if (!(await this.tables.commit(table, table.takeFresh(), due, []))) continue;
      this.store.announce(id, table.seq);
      return ok(null);
    }
    throw new Error(`table ${id} could not be written`);
  }

  /** Nothing to do: nodes that have such a table in memory ask every few seconds which tables still exist. */
  lose(): void {}

  renamed(person: string): void {
    this.store.announce(`person:${person}`, this.world.now());
  }
}
