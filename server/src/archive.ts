import { setImmediate as breath } from 'node:timers/promises';
import { claimed } from './storage/claimed.js';
import { type ListedEntry, packed, rowsOf } from './storage/entry-list.js';
import { unarchived } from './storage/migrations.js';
import type { Store, Write } from './storage/store.js';

const DAY_MS = 86_400_000;
const TABLES_AT_ONCE = 50;
const PEOPLE_AT_ONCE = 100;

/** Packs the entries of matches that were finished long ago. What is said at such a table later stays as it is. */
export class Archive {
  constructor(
    private readonly store: Store,
    /** So many days nobody must have touched a table; 0: nothing goes to the archive. */
    private readonly days: number,
  ) {}

  /** Called every now and then, by any node. */
  async fill(now: number): Promise<void> {
    if (this.days === 0 || !(await claimed(this.store, 'archive', now))) return;
    const until = now - this.days * DAY_MS;
    for (let last = { touched: -1, id: '' }; ; ) {
      const old = await this.store.db
        .selectFrom('match')
        .select(['id', 'seq', 'touched'])
        .where(unarchived)
        .where('touched', '<=', until)
        .where(({ or, and, eb }) =>
          or([
            eb('touched', '>', last.touched),
            and([eb('touched', '=', last.touched), eb('id', '>', last.id)]),
          ]),
        )
        .orderBy('touched')
        .orderBy('id')
        .limit(TABLES_AT_ONCE)
        .execute();
      if (old.length === 0) return;
      for (const { id, seq } of old) {
        await this.take(id, seq, until);
        await breath();
      }
      last = old.at(-1)!;
    }
  }

  /**
   * All of it goes in one commit: until then the rows are there, and after it the archive is. Whoever changes an entry
   * takes the mark away that was set before they were read, and then the table's turn comes another time.
   */
  private async take(match: string, seq: number, until: number): Promise<void> {
    const { db } = this.store;
    const mark = (archived: number) =>
      db
        .updateTable('match')
        .set({ archived })
        .where('id', '=', match)
        .where('seq', '=', seq)
        .where('touched', '<=', until);
    if (!(await this.store.commit([{ query: mark(0).where(unarchived), rows: 1 }]))) return;
    const entries: ListedEntry[] = [];
    for await (const page of rowsOf(this.store, match)) entries.push(...page);
    const body = await packed(entries);
    const people = [...new Set(entries.flatMap(({ person, key }) => (key === null ? [] : (person ?? []))))];
    const named: Write[] = [];
    while (people.length > 0) {
      const rows = people.splice(0, PEOPLE_AT_ONCE).map((person) => ({ match, person }));
      named.push({ query: db.insertInto('archived_person').values(rows) });
    }
    await this.store.commit([
      { query: mark(seq).where('archived', '=', 0), rows: 1 },
      { query: db.deleteFrom('entry').where('match', '=', match), rows: entries.length },
      { query: db.insertInto('archive').values({ match, size: body.length, body }) },
      ...named,
    ]);
  }
}
