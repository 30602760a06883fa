import { setImmediate as breath } from 'node:timers/promises';
import type { KeepSettings } from './settings-and-defaults.js';
import { ended } from './storage/migrations.js';
import type { Store, Write } from './storage/store.js';

const DAY_MS = 86_400_000;
/** One node at a time; if it dies during this, another one takes over after so long. */
const LEASE_MS = 1_800_000;
/** So much is deleted in one commit: the commits of everybody else wait for it. */
const TABLES_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 2_000;

/** A kind of table that is deleted when nobody has touched it for so many days. */
interface Kind {
  readonly phase: 'closed' | 'over';
  /** Whether a match was begun. */
  readonly begun: boolean;
  readonly days: number;
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
    if (this.kinds.length === 0 || !(await this.claim(now))) return;
    for (const kind of this.kinds) {
      while (await this.some(kind, now)) await breath();
    }
  }

  private claim(now: number): Promise<boolean> {
    const row = { name: 'retention', at: now };
    const query = this.store.db
      .insertInto('chore')
      .values(row)
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet({ at: now })
          .where('chore.at', '<=', now - LEASE_MS),
      );
    return this.store.commit([{ query, rows: 1 }]);
  }

  /** Deletes as many as one commit may; answers whether there were any. */
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
    const ids = some.map(({ id }) => id);
    await this.store.commit(deletion(this.store, some, until));
    const left = await db.selectFrom('match').select('id').where('id', 'in', ids).execute();
    this.gone(ids.filter((id) => left.every((row) => row.id !== id)));
    return left.length < ids.length;
  }
}

/** Deletes all that is kept about these tables; a table that was touched after that time stays, with all its rows. */
export function deletion(
  { db }: Store,
  tables: readonly { readonly id: string; readonly deal: string | null }[],
  until: number,
): Write[] {
  const ids = tables.map(({ id }) => id);
  const deals = tables.flatMap(({ deal }) => deal ?? []);
  // Somebody may have said something at the table just now, and then it stays.
  const stays = db.selectFrom('match').select('match.id').where('match.id', 'in', ids);
  const rest = (['entry', 'member', 'code', 'arrival', 'notice', 'presence'] as const).map((table) =>
    db.deleteFrom(table).where('match', 'in', ids).where('match', 'not in', stays),
  );
  const used = db.selectFrom('match').select('deal').where('deal', 'in', deals);
  const unused = db.deleteFrom('deal').where('id', 'in', deals).where('id', 'not in', used);
  // What came of a deal of the day stays; its table is no more.
  const daily = db
    .updateTable('daily_play')
    .set({ match: null })
    .where('match', 'in', ids)
    .where('match', 'not in', stays);
  return [
    { query: db.deleteFrom('match').where('id', 'in', ids).where('touched', '<=', until) },
    ...rest.map((query) => ({ query })),
    { query: daily },
    ...(deals.length === 0 ? [] : [{ query: unused }]),
  ];
}
