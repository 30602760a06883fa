import type { Store } from './storage/store.js';
import type { Request } from './table/request.js';

const ASKED_AT_ONCE = 400;

/** By which request a table was opened. */
interface Opening {
  readonly id: string;
  readonly key: string;
  readonly digest: string;
}

/** Finds tables in the database by what is known of them. */
export class TableLookup {
  constructor(private readonly store: Store) {}

  /** The table at which this very request has already taken a seat. */
  async satBefore({ by, key }: Request): Promise<string | null> {
    const { db } = this.store;
    const at = await db.selectFrom('member').select('match').where('person', '=', by.id).execute();
    for (let i = 0; i < at.length; i += ASKED_AT_ONCE) {
      const some = at.slice(i, i + ASKED_AT_ONCE).map(({ match }) => match);
      const row = await db
        .selectFrom('entry')
        .select('match')
        .where('person', '=', by.id)
        .where('match', 'in', some)
        .where('key', '=', key)
        .where('seq', '>', 1)
        .executeTakeFirst();
      if (row !== undefined) return row.match;
    }
    return null;
  }

  /** The table of this id, and what it was opened by. */
  async opened(id: string): Promise<Opening | null> {
    const row = await this.openings().where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** The table that this very request has already opened, perhaps at a version that gave it another id. */
  async begun({ by, key }: Request): Promise<Opening | null> {
    const row = await this.openings()
      .where('opener', '=', by.id)
      .where('opening_key', '=', key)
      .executeTakeFirst();
    return row ?? null;
  }

  private openings() {
    return this.store.db.selectFrom('match').select(['id', 'opening_key as key', 'opening_digest as digest']);
  }

  /** The table that has this code now. */
  async coded(code: string, now: number): Promise<string | null> {
    const row = await this.store.db
      .selectFrom('code')
      .select('match')
      .where('code', '=', code)
      .where('expires', '>', now)
      .executeTakeFirst();
    return row?.match ?? null;
  }
}
