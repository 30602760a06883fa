import { setImmediate as breath } from 'node:timers/promises';
import type { Phase } from '@crossbones/api';
import type { World } from '@crossbones/core';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from './storage/store.js';

/** Rows are counted at most so often, and counting takes at most a hundredth of the time. */
const PAUSE_MS = 60_000;
const SHARE = 100;
/** So many rows are counted before other work has its turn. */
const AT_ONCE = 2_000;

const phases = ['gathering', 'sealing', 'playing', 'over', 'closed'] as const satisfies readonly Phase[];

/** How much is kept here. */
export class Sizes {
  tables: ReadonlyMap<string, number> = new Map(phases.map((phase) => [phase, 0]));
  entries = 0;
  people = 0;
  sessions = 0;
  sheets = 0;
  archived = 0;
  archivedBytes = 0;
  bytes = 0;
  private next = Number.NEGATIVE_INFINITY;
  private counting: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {}

  /** Counts again if it is time for that. */
  async refresh(): Promise<void> {
    if (this.counting === null && this.world.now() >= this.next)
      this.counting = this.count().finally(() => {
        this.counting = null;
      });
    await this.counting;
  }

  private async count(): Promise<void> {
    const begun = this.world.now();
    this.next = begun + PAUSE_MS;
    const tables = new Map<string, number>();
    for (const phase of phases) {
      // Counted in the index of the lobby's list, which begins with `public`.
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from match where public in (0, 1) and phase = ${phase}`.execute(
        this.store.db,
      );
      tables.set(phase, Number(rows[0].count));
      await breath();
    }
    this.tables = tables;
    // Each table knows the number of its last entry.
    this.entries = await this.pages('match', 'id', sql`sum(seq)`);
    this.people = await this.pages('person', 'id');
    this.sessions = await this.pages('session', 'hash');
    this.sheets = await this.pages('sheet', 'id');
    this.archived = await this.pages('archive', 'match');
    this.archivedBytes = await this.pages('archive', 'match', sql`sum(size)`);
    this.bytes = await this.store.bytes();
    this.next = Math.max(this.next, this.world.now() + SHARE * (this.world.now() - begun));
  }

  /** Counts a whole table page by page, in the order of its key. */
  private async pages(
    table: string,
    key: string,
    what: RawBuilder<unknown> = sql`count(*)`,
  ): Promise<number> {
    let total = 0;
    for (let after: string | null = ''; after !== null; ) {
      const { rows }: { rows: { count: number | null; last: string | null }[] } = await sql<{
        count: number | null;
        last: string | null;
      }>`select ${what} as count, max(${sql.ref(key)}) as last from (select * from ${sql.table(table)}
        where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${sql.lit(AT_ONCE)}) as page`.execute(
        this.store.db,
      );
      total += Number(rows[0].count);
      after = rows[0].last;
      await breath();
    }
    return total;
  }
}
