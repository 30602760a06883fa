import { type Fault, fault } from '@crossbones/core';
import type { Households } from './households.js';
import type { Store, Write } from './storage/store.js';
import type { StoredHappening } from './table/happening.js';
import type { Request } from './table/request.js';
import type { Table } from './table/table.js';

/**
 * Somebody who was sent away must not come back as a new guest: nobody new is welcome at that table from the same
 * household. So the table keeps from where people come, under marks that are its own: nobody can tell by them that
 * somebody was at two tables.
 */
export class Kicks {
  constructor(
    private readonly store: Store,
    private readonly households: Households,
  ) {}

  /**
   * Why somebody cannot come to the table; null: they can. People whom we knew before the kick are welcome: they are
   * others of the same household.
   */
  async refusal(table: Table, { by, household }: Request): Promise<Fault | null> {
    if (!table.hasKicked || household === undefined) return null;
    if (table.people.has(by.id) || table.seatOf(by.id) !== null) return null;
    const { db } = this.store;
    const kick = await db
      .selectFrom('arrival')
      .select(({ fn }) => fn.min('kicked').as('first'))
      .where('match', '=', table.id)
      .where('household', '=', this.mark(table, household))
      .executeTakeFirstOrThrow();
    if (kick.first === null) return null;
    const person = await db.selectFrom('person').select('created').where('id', '=', by.id).executeTakeFirst();
    return person !== undefined && person.created >= kick.first ? fault('sent-away-here') : null;
  }

  /** Writes from where people came, and whom these happenings sent away. `TableStore` deletes these rows again. */
  writes(table: Table, fresh: readonly StoredHappening[], request: Request | null): Write[] {
    const { db } = this.store;
    const { id: match, phase, people } = table;
    const writes: Write[] = [];
    // A mark takes time to make, so it is made only when somebody comes or is sent away, not at every move.
    const isMeant = phase === 'gathering' || fresh.some(({ what }) => what.is === 'kicked');
    if (!isMeant || request?.household === undefined) return writes;
    const household = this.mark(table, request.household);
    for (const { what, at } of fresh) {
      if (what.is === 'kicked') {
        // Somebody of the host's own household is sent away alone: the others of that household stay welcome.
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
        // Somebody who comes from another address now is sent away from there.
        .onConflict((known) => known.columns(['match', 'person']).doUpdateSet({ household }));
      writes.push({ query });
    }
    return writes;
  }

  private mark({ id }: Table, household: string): string {
    return this.households.mark(`${id} ${household}`);
  }
}
