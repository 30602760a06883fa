import { setImmediate as breath } from 'node:timers/promises';
import type { KeepSettings } from './settings-and-defaults.js';
import { claimed } from './storage/claimed.js';
import { ended } from './storage/migrations.js';
import type { Store, Write } from './storage/store.js';
import { type OwnedRows, tableRows } from './storage/table-rows.js';

const DAY_MS = 86_400_000;
/** So much is deleted at once: the commits of everybody else wait for it. */
const TABLES_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 2_000;

/** A kind of table that is deleted when nobody has touched it for so many days. */
interface Kind {
  readonly phase: 'closed' | 'over';
  /** Whether a match was begun. */
  readonly begun: boolean;
  readonly days: number;
}

interface OldTable {
  readonly id: string;
  readonly deal: string | null;
}

/** Deletes tables at which nothing will happen any more, with all that is kept about them. */
export class Retention {
  private readonly kinds: readonly Kind[];

  constructor(
    private readonly store: Store,
    keep: KeepSettings,
    /** Hears which tables are no more. */
    private readonly gone: (tables: readonly string[]) => void,
  ) {
    const kinds: readonly Kind[] = [
      { phase: 'closed', begun: false, days: keep.unbegun },
      { phase: 'closed', begun: true, days: keep.abandoned },
      { phase: 'over', begun: true, days: keep.finished },
    ];
    this.kinds = kinds.filter(({ days }) => days > 0);
  }

  /** Called every now and then, by any node. */
  async prune(now: number): Promise<void> {
    const { db } = this.store;
    // A node may have died before it could delete the code of a table that needs none any more.
    await this.store.commit([{ query: db.deleteFrom('code').where('expires', '<=', now) }]);
    if (this.kinds.length === 0 || !(await claimed(this.store, 'retention', now))) return;
    for (const kind of this.kinds) {
      while (await this.some(kind, now)) await breath();
    }
  }

  /** Deletes as many as may go at once; answers whether there were any. */
  private async some({ phase, begun, days }: Kind, now: number): Promise<boolean> {
    const { db } = this.store;
    const until = now - days * DAY_MS;
    const old = await db
      .selectFrom('match')
      .select(['id', 'seq', 'deal'])
      .where('phase', 'in', ended)
      .where('phase', '=', phase)
      .where('touched', '<=', until)
      .where('deal', begun ? 'is not' : 'is', null)
      .orderBy('touched')
      .limit(TABLES_AT_ONCE)
      .execute();
    let entries = 0;
    const some = old.filter(({ seq }, i) => {
      entries += seq;
      return i === 0 || entries <= ENTRIES_AT_ONCE;
    });
    if (some.length === 0) return false;
    const gone = await deleteTables(this.store, some, until);
    this.gone(gone);
    return gone.length > 0;
  }
}

/**
 * Deletes all that is kept about these tables, each in a commit of its own, and then what is kept elsewhere for them
 * alone. A table that was touched after that time stays, with all its rows. Answers which are gone.
 */
export async function deleteTables(
  store: Store,
  tables: readonly OldTable[],
  until: number,
): Promise<string[]> {
  const { db } = store;
  const deleted = await Promise.all(tables.map(({ id }) => store.commit(deletion(store, id, until))));
  const gone = tables.filter((_, at) => deleted[at]);
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const deals = gone.flatMap(({ deal }) => deal ?? []);
  const used =
    deals.length === 0
      ? []
      : await db.selectFrom('match').select('deal').where('deal', 'in', deals).execute();
  const unused = deals.filter((id) => used.every(({ deal }) => deal !== id));
  await store.commit([
    { query: db.deleteFrom('code').where('match', 'in', ids) },
    // What came of a deal of the day stays; its table is no more.
    { query: db.updateTable('daily_play').set({ match: null }).where('match', 'in', ids) },
  ]);
  if (unused.length > 0) await store.commit([{ query: db.deleteFrom('deal').where('id', 'in', unused) }]);
  return ids;
}

function deletion({ db }: Store, id: string, until: number): Write[] {
  // Somebody may have said something at the table just now, and then it stays.
  const row = db.deleteFrom('match').where('id', '=', id).where('touched', '<=', until);
  const others = Object.keys(tableRows).filter((name) => name !== 'match') as Exclude<OwnedRows, 'match'>[];
  return [
    { query: row, rows: 1 },
    ...others.map((name) => ({ query: db.deleteFrom(name).where('match', '=', id) })),
  ];
}
