import type { RoomServices, TableArchive } from '../../src/room/services.js';
import type { StoredHappening } from '../../src/table/happening.js';
import { Table } from '../../src/table/table.js';
import { type KeptEntry, storedOf } from '../ledger.js';
import type { NodeGround } from '../node.js';
import type { MemoryDisk } from './disk.js';

/** People at a node that died count as present for this long. */
const LASTS_MS = 50_000;

/** How the rooms of one node reach a disk in memory, over a wire that can fail. Only text goes over it. */
export class MemoryArchive implements TableArchive {
  readonly shared: boolean;

  constructor(
    private readonly disk: MemoryDisk,
    private readonly ground: NodeGround,
  ) {
    this.shared = ground.shared;
  }

  blank(id: string): Table {
    return new Table(id, null, (from, to) => to - from);
  }

  async load(id: string): Promise<Table | null> {
    const table = this.blank(id);
    for await (const entries of this.after(id, 0)) {
      await this.unseal(table, entries);
      for (const kept of entries) table.fold(kept);
    }
    return table.seq === 0 ? null : table;
  }

  async *after(id: string, seq: number): AsyncGenerator<readonly StoredHappening[]> {
    const entries = await this.ground.wire.read(() => this.disk.entries(id, seq));
    if (entries.length > 0) yield entries.map(storedOf);
  }

  async unseal(table: Table, entries: readonly StoredHappening[]): Promise<void> {
    const sealed = entries.map(({ what }) => what).find((what) => what.is === 'sealed');
    if (sealed === undefined) return;
    table.secret = await this.ground.wire.read(() => this.disk.secret(sealed.deal));
  }

  commit(table: Table, fresh: readonly StoredHappening[]): Promise<boolean> {
    const sealed = fresh.map(({ what }) => what).find((what) => what.is === 'sealed');
    const stroke = {
      table: table.id,
      before: fresh[0].seq - 1,
      phase: table.phase,
      entries: fresh.map(keptOf),
      deal: sealed === undefined ? null : { id: sealed.deal, secret: table.secret! },
    };
    return this.ground.wire.write((now) => this.disk.commit(stroke, now));
  }

  /** Nothing to write: every node that has the table does its chores, and no other node needs to be called. */
  async putDue(): Promise<void> {}

  announce(id: string, seq: number): void {
    this.ground.wire.announce(id, seq);
  }

  /** How far the tables are that somebody follows at this node. */
  reached(): Promise<readonly { readonly id: string; readonly seq: number }[]> {
    return this.ground.wire.read(() => this.disk.tables());
  }

  /** Who follows which table, known to every node. */
  get presence(): RoomServices['presence'] {
    const { disk } = this;
    const { wire, world } = this.ground;
    const signs = (table: string) => wire.read(() => new Map(disk.present(table)));
    return {
      signs,
      has: async (table, person) => ((await signs(table)).get(person) ?? 0) > world.now(),
      sign: async (rooms) => {
        const until = world.now() + LASTS_MS;
        const rows = rooms.flatMap((room) => room.followedBy().map((person) => [room.id, person] as const));
        await wire.write(() => {
          for (const [table, person] of rows) disk.present(table).set(person, until);
        });
      },
      signOff: async (table, person) => {
        await wire.write(() => disk.present(table).delete(person));
      },
    };
  }
}

const keptOf = ({ by, what, ...rest }: StoredHappening): KeptEntry => ({
  ...rest,
  person: by,
  body: JSON.stringify(what),
});
