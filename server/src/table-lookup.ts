import type { OwnSummary, Summary } from '@crossbones/api';
import type { GameId } from '@crossbones/games';
import { listed } from './storage/migrations.js';
import type { Store } from './storage/store.js';
import type { Request } from './table/request.js';

const ASKED_AT_ONCE = 400;
const SHOWN_OF_MINE = 200;
const WAITING = 10;

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

  /** Public tables with a free seat, the oldest first. */
  async waiting(game: GameId): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('match')
      .select('id')
      .where('public', '=', listed)
      .where('phase', '=', 'gathering')
      .where('game', '=', game)
      .where('free', '>', 0)
      .orderBy('created')
      .limit(WAITING)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How far these tables are; undefined for one that was deleted, at which nobody plays any more. */
  async ends(tables: readonly string[]) {
    const rows = await this.store.db
      .selectFrom('match')
      .select(['id', 'phase', 'summary', 'result'])
      .where('id', 'in', tables)
      .execute();
    return tables.map((id) => rows.find((row) => row.id === id));
  }

  /** The tables of a person, those first that were touched last. */
  async mine(person: string): Promise<OwnSummary[]> {
    const { db } = this.store;
    const at = await db.selectFrom('member').select(['match', 'seat']).where('person', '=', person).execute();
    const seats = new Map(at.map(({ match, seat }) => [match, seat]));
    const found: { readonly id: string; readonly touched: number }[] = [];
    for (let i = 0; i < at.length; i += ASKED_AT_ONCE) {
      const some = at.slice(i, i + ASKED_AT_ONCE).map(({ match }) => match);
      found.push(
        ...(await db.selectFrom('match').select(['id', 'touched']).where('id', 'in', some).execute()),
      );
    }
    const newest = found
      .sort((one, other) => other.touched - one.touched || (one.id < other.id ? -1 : 1))
      .slice(0, SHOWN_OF_MINE)
      .map(({ id }) => id);
    if (newest.length === 0) return [];
    const rows = await db
      .selectFrom('match')
      .select(['id', 'summary', 'result'])
      .where('id', 'in', newest)
      .execute();
    return rows
      .sort((one, other) => newest.indexOf(one.id) - newest.indexOf(other.id))
      .map(({ id, summary, result }) => {
        const outcome = result === null ? null : (JSON.parse(result) as Pick<OwnSummary, 'outcome'>).outcome;
        return { ...(JSON.parse(summary) as Summary), seat: seats.get(id) ?? null, outcome };
      });
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
