import type { Write } from '../storage/store.js';
import type { StoredHappening } from '../table/happening.js';
import type { Table } from '../table/table.js';
import { changesTable, Followers } from './followers.js';
import { FAILED_MS, LEASE_MS, type RoomServices } from './services.js';

/** Looks after what the table must do by itself. */
interface Watch {
  /** When a node must look at the table again. */
  dueOf(table: Table): number | null;
  /** The table has changed, or may have; `after` says when to look again. */
  schedule(after?: number): void;
}

/** The table in this node's memory: read, brought up to date, written, and shown to those who follow it here. */
export class Replica {
  /** Null before it is first read, and while it may differ from what is stored. */
  table: Table | null = null;
  readonly followers = new Followers();

  constructor(
    private readonly id: string,
    private readonly services: RoomServices,
    private readonly watch: Watch,
  ) {}

  /** Takes in a new table that is committed already. */
  adopt(table: Table): void {
    this.table = table;
    this.followers.told = table.seq;
    this.watch.schedule();
  }

  /** Something broke halfway: the table is read again before anything else is done. */
  forget(): void {
    this.table = null;
  }

  async load(): Promise<Table | null> {
    const table = await this.services.archive.load(this.id);
    this.table = table;
    if (table === null) return null;
    this.followers.refresh(table);
    this.watch.schedule();
    return table;
  }

  /** The table with everything that any node has added. */
  async current(): Promise<Table | null> {
    if (this.table === null) return this.load();
    await this.catchUp(this.table);
    return this.table;
  }

  /** Folds and shows what other nodes have added; answers whether they had added anything. */
  async catchUp(table: Table): Promise<boolean> {
    const { archive } = this.services;
    if (!archive.shared) return false;
    const before = table.seq;
    try {
      for await (const slice of archive.after(this.id, before)) {
        await archive.unseal(table, slice);
        for (const kept of slice) {
          table.fold(kept);
          this.publish(table, [kept]);
        }
      }
    } catch (error) {
      this.forget();
      throw error;
    }
    if (table.seq === before) return false;
    this.watch.schedule();
    return true;
  }

  /** Writes what has happened, and only then tells anybody; false if another node was faster. */
  async commit(table: Table, fresh: readonly StoredHappening[], also: readonly Write[]): Promise<boolean> {
    const { archive } = this.services;
    this.forget();
    const due = this.watch.dueOf(table);
    const lease = due === null ? null : due + LEASE_MS;
    try {
      if (!(await archive.commit(table, fresh, lease, also))) return false;
    } catch (error) {
      // It may have been written all the same, and then followers must hear of it.
      this.watch.schedule(FAILED_MS);
      throw error;
    }
    this.table = table;
    archive.announce(this.id, table.seq);
    this.publish(table, fresh);
    this.watch.schedule();
    return true;
  }

  private publish(table: Table, fresh: readonly StoredHappening[]): void {
    if (table.settings.public && fresh.some(changesTable)) this.services.lobby.announce();
    this.followers.publish(table, fresh);
  }
}
