import { type Fault, fault } from '@crossbones/core';
import type { Households } from './households.js';
import type { QuotaSettings } from './settings-and-defaults.js';
import type { Store } from './storage/store.js';
import type { Request } from './table/request.js';
import type { Table } from './table/table.js';

/** How much one person, and all of one household together, may keep here at once, at whichever node. */
export class Quotas {
  /** The last of the jobs that wait for each other, by household. */
  private readonly turns = new Map<string, Promise<unknown>>();

  /** Null where no limit counts by address: then no address is written down in any form. */
  private readonly households: Households | null;

  constructor(
    private readonly store: Store,
    private readonly settings: QuotaSettings,
    households: Households,
  ) {
    const { tablesPerAddress, publicTablesPerAddress, sheetBytesPerAddress } = settings;
    const counts = tablesPerAddress > 0 || publicTablesPerAddress > 0 || sheetBytesPerAddress > 0;
    this.households = counts ? households : null;
  }

  mark({ household }: Pick<Request, 'household'>): string | null {
    return household === undefined ? null : (this.households?.mark(household) ?? null);
  }

  /**
   * Jobs of one household run one after the other, so that a hundred requests at once do not all find room for one
   * more.
   */
  async inTurn<T>({ household = '' }: Request, job: () => Promise<T>): Promise<T> {
    const before = this.turns.get(household) ?? Promise.resolve();
    const mine = before.then(job, job);
    const last = mine
      .catch(() => {})
      .finally(() => {
        if (this.turns.get(household) === last) this.turns.delete(household);
      });
    this.turns.set(household, last);
    return mine;
  }

  /** Why one more table may not be opened; null: it may. `besides` is a table that does not count. */
  async tables(request: Request, shown: boolean, besides = ''): Promise<Fault | null> {
    const { tablesPerPerson, tablesPerAddress, publicTablesPerPerson, publicTablesPerAddress } =
      this.settings;
    const household = this.mark(request);
    const open = this.store.db
      .selectFrom('match')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.sum<number | null>('public').as('shown')])
      .where('phase', 'in', ['gathering', 'sealing', 'playing'])
      .where('id', '<>', besides);
    const counted = async (query: typeof open) => {
      const { all, shown } = await query.executeTakeFirstOrThrow();
      return { all: Number(all), shown: Number(shown) };
    };
    if (tablesPerPerson > 0 || publicTablesPerPerson > 0) {
      const { all, shown: seen } = await counted(open.where('opener', '=', request.by.id));
      if (tablesPerPerson > 0 && all >= tablesPerPerson)
        return fault('too-many-tables', { max: tablesPerPerson });
      if (shown && publicTablesPerPerson > 0 && seen >= publicTablesPerPerson)
        return fault('too-many-public-tables', { max: publicTablesPerPerson });
    }
    if (household !== null && (tablesPerAddress > 0 || publicTablesPerAddress > 0)) {
      const { all, shown: seen } = await counted(open.where('household', '=', household));
      if (tablesPerAddress > 0 && all >= tablesPerAddress)
        return fault('too-many-tables-here', { max: tablesPerAddress });
      if (shown && publicTablesPerAddress > 0 && seen >= publicTablesPerAddress)
        return fault('too-many-public-tables-here', { max: publicTablesPerAddress });
    }
    return null;
  }

  /** Why the table takes only what leads the match to its end; null: it takes everything. */
  entries({ seq }: Table): Fault | null {
    const { entriesPerTable: max } = this.settings;
    return max > 0 && seq >= max ? fault('table-full', { max }) : null;
  }

  /** Why this household may not keep so many more bytes of score sheets; null: it may. */
  async sheets(household: string | null, more: number): Promise<Fault | null> {
    const { sheetBytesPerAddress: max } = this.settings;
    if (max === 0 || household === null) return null;
    const { bytes } = await this.store.db
      .selectFrom('sheet')
      .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
      .where('household', '=', household)
      .executeTakeFirstOrThrow();
    return Number(bytes) + more > max ? fault('too-many-sheets', { mb: max / 1_048_576 }) : null;
  }
}
