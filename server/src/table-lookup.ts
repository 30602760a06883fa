import type { Store } from './storage/store.js';
import type { Request } from './table/request.js';

/** Finds tables in the database by what is known of them. */
export class TableLookup {
  constructor(private readonly store: Store) {}

  /** The table at which this very request has already taken a seat. */
  async satBefore({ by, key }: Request): Promise<string | null> {
    const row = await this.store.db
      .selectFrom('member')
      .innerJoin('entry', 'entry.match', 'member.match')
      .select('entry.match')
      .where('member.person', '=', by.id)
      .where('entry.person', '=', by.id)
      .where('entry.key', '=', key)
      .where('entry.seq', '>', 1)
      .executeTakeFirst();
    return row?.match ?? null;
  }

  /** The table that this very request has already opened. */
  async begun(request: Request): Promise<{ id: string; digest: string } | null> {
    const row = await this.store.db
      .selectFrom('match')
      .select(['id', 'opening_digest as digest'])
      .where('opener', '=', request.by.id)
      .where('opening_key', '=', request.key)
      .executeTakeFirst();
    return row ?? null;
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
