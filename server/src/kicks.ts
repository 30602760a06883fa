import { type Fault, fault } from '@crossbones/core';
import type { Households } from './households.js';
import type { Store, Write } from './storage/store.js';
import type { StoredHappening } from './table/happening.js';
import type { Request } from './table/request.js';
import type { Table } from './table/table.js';

/**
 * Who was sent away does not come back as a new guest: at that table nobody new is welcome from where they had come.
 * For that it is written down from where people come to a table, under a mark that is the table's own: nobody can tell
 * by it that somebody was at two of them.
 */
export class Kicks {
  constructor(
    private readonly store: Store,
    private readonly households: Households,
  ) {}

  /**
   * Why somebody cannot come to the table; null: they can. Those whom we knew before the kick are others of the same
   * household, and welcome.
   */
  async refusal(table: Table, { by, household }: Request): Promise<Fault | null> {
    if (!table.hasKicked || household === undefined) return null;
    if (table.people.has(by.id) || table.seatOf(by.id) !== null) return null;
    const { db } = this.store;
    const row = await db
      .selectFrom('arrival')
      .innerJoin('person', (join) =>
        join.on('person.id', '=', by.id).onRef('person.created', '>=', 'arrival.kicked'),
      )
      .select('arrival.kicked')
      .where('arrival.match', '=', table.id)
      .where('arrival.household', '=', this.mark(table, household))
      .executeTakeFirst();
    return row === undefined ? null : fault('sent-away-here');
  }

  /** From where people came, and who was sent away by these happenings; when that goes, the table's own store knows. */
  writes(table: Table, fresh: readonly StoredHappening[], request: Request | null): Write[] {
    const { db } = this.store;
    const { id: match, phase, people } = table;
    const writes: Write[] = [];
    // A mark takes its time, and is for those who come or are sent away: nobody who plays.
    const isMeant = phase === 'gathering' || fresh.some(({ what }) => what.is === 'kicked');
    if (!isMeant || request?.household === undefined) return writes;
    const household = this.mark(table, request.household);
    for (const { what, at } of fresh) {
      if (what.is === 'kicked') {
        // Where the host is at home, everybody is: there a kick is against one person alone.
        const elsewhere = db
          .updateTable('arrival')
          .set({ kicked: at })
          .where('match', '=', match)
          .where('person', '=', what.person)
          .where('household', '<>', household);
        writes.push({ query: elsewhere });
      }
    }
    if (phase === 'gathering' && people.has(request.by.id)) {
      const came = { match, person: request.by.id, household, kicked: null };
      const query = db
        .insertInto('arrival')
        .values(came)
        // Who has moved can be sent away from where they are now.
        .onConflict((known) => known.columns(['match', 'person']).doUpdateSet({ household }));
      writes.push({ query });
    }
    return writes;
  }

  private mark({ id }: Table, household: string): string {
    return this.households.mark(`${id} ${household}`);
  }
}
