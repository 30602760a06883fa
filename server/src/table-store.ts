import { setImmediate as breath } from 'node:timers/promises';
import { dailyDay, dailyKey } from '@crossbones/core';
import { dailyResult } from './daily/daily-result.js';
import { DealChain } from './daily/deal-chain.js';
import type { Nodes } from './nodes/nodes.js';
import { serves } from './room/alarm.js';
import { changesTable } from './room/followers.js';
import { LEASE_MS, type TableArchive } from './room/services.js';
import { archivedAfter, type ListedEntry, rowsAfter } from './storage/entry-list.js';
import { fixed } from './storage/fixed-query.js';
import type { Store, Write } from './storage/store.js';
import { chores } from './table/deadlines.js';
import { openPart } from './table/duplicate.js';
import type { Happening, StoredHappening } from './table/happening.js';
import { lasting, passing, resultOf, summaryOf } from './table/show.js';
import { type Rulebooks, Table } from './table/table.js';

/** So many happenings are read and folded before others have their turn. */
const SLICE = 200;

/** As much of a table's row as most actions leave as it is; to write it as well would change indexes. */
interface WrittenRow {
  readonly seq: number;
  readonly due: number | null;
  /** The beginning of its summary, as JSON. */
  readonly lasting: string;
}

/**
 * What follows from what happened, besides the list itself. A commit has rows of one table and nothing else, so the rest
 * is written before or after it. Whatever is left after a crash between the two is harmless or mended:
 * - a deal or a code that no table names is used by nobody, and a code expires;
 * - a code of a table that takes nobody any more leads to it until then;
 * - the result of a deal of the day is noted later (`DailyDeals.mend`);
 * - tables that have parted and are not there yet are opened by whoever reads the table that names them.
 */
interface Consequences {
  readonly before: Write[];
  readonly own: Write[];
  readonly after: Write[];
}

/** How tables' lists of happenings are read and written. */
export class TableStore implements TableArchive {
  private readonly entry;
  private readonly row;
  private readonly step;
  /** What was written last of each table's row, as long as nobody else has written to it. */
  private readonly written = new WeakMap<Table, WrittenRow>();

  constructor(
    private readonly store: Store,
    private readonly served: Table['served'],
    private readonly rulebooks: Rulebooks,
    private readonly nodes: Pick<Nodes, 'announce'> | null = null,
    private readonly chain = new DealChain(store),
  ) {
    const { db } = store;
    const entry = { match: '', seq: 0, at: 0, person: '', key: '', digest: '', body: '' };
    this.entry = fixed(db.insertInto('entry').values(entry));
    const row = { phase: 'playing', free: 0, seq: 0, due: 0, deal: '', summary: '', touched: 0 } as const;
    this.row = fixed(db.updateTable('match').set(row).where('id', '=', '').where('seq', '=', 0));
    const step = { seq: 0, summary: '', touched: 0 };
    this.step = fixed(db.updateTable('match').set(step).where('id', '=', '').where('seq', '=', 0));
  }

  get shared(): boolean {
    return this.store.shared;
  }

  announce(id: string, seq: number): void {
    if (this.nodes === null) this.store.announce(id, seq);
    else this.nodes.announce(id, seq);
  }

  /** A table at which nothing has happened yet. */
  blank(id: string): Table {
    return new Table(id, null, this.served, this.rulebooks);
  }

  async *after(table: string, seq: number): AsyncGenerator<readonly StoredHappening[]> {
    let unsure = seq === 0;
    for (let from = seq; ; ) {
      const rows = await rowsAfter(this.store, table, from, SLICE);
      // The list has no gaps: what is missing at its beginning, or since the slice before, is in the archive.
      const missing = rows.length === 0 ? unsure : rows[0].seq > from + 1;
      const archived = missing ? await archivedAfter(this.store, table, from) : [];
      for (let at = 0; at < archived.length; at += SLICE) {
        yield archived.slice(at, at + SLICE).map(happened);
        await breath();
      }
      unsure = archived.length === 0;
      if (unsure) {
        if (rows.length > 0) yield rows.map(happened);
        if (rows.length < SLICE) return;
        await breath();
      }
      from = (unsure ? rows : archived).at(-1)!.seq;
    }
  }

  async load(id: string): Promise<Table | null> {
    const table = this.blank(id);
    for await (const slice of this.after(id, 0)) {
      await this.unseal(table, slice);
      for (const kept of slice) table.fold(kept);
    }
    if (table.parted !== null) await this.openParts(table);
    return table.seq === 0 ? null : table;
  }

  async unseal(table: Table, entries: readonly StoredHappening[]): Promise<void> {
    const sealed = entries.map(({ what }) => what).find((what) => what.is === 'sealed');
    if (sealed === undefined) return;
    const day = dailyDay(sealed.deal);
    if (day !== null) {
      const chain = await this.chain.link(day);
      if (chain === null) throw new Error(`the chain has no link for ${sealed.deal}`);
      Object.assign(table, { chain, secret: dailyKey(chain.link, sealed.deal) });
      return;
    }
    const { db } = this.store;
    const row = await db.selectFrom('deal').select('secret').where('id', '=', sealed.deal).executeTakeFirst();
    if (row === undefined) throw new Error(`the deal ${sealed.deal} is missing`);
    table.secret = row.secret;
  }

  async commit(
    table: Table,
    fresh: readonly StoredHappening[],
    due: number | null,
    also: readonly Write[],
  ): Promise<boolean> {
    const { phase, free, deal } = table;
    const before = fresh[0].seq - 1;
    const { seq, at: touched } = fresh.at(-1)!;
    const was = this.written.get(table);
    this.written.delete(table);
    const known = was?.seq === before ? was : null;
    // Until the tables are open for which people have gathered, somebody must look here.
    if (fresh.some(({ what }) => what.is === 'parted')) due = touched + LEASE_MS;
    // Where other nodes go by it, it is exact.
    const then = !this.shared && known !== null && serves(known.due, due, touched) ? known.due : due;
    const stands = known !== null && !fresh.some(changesTable);
    const begun = stands ? known.lasting : JSON.stringify(lasting(table)).slice(0, -1);
    const summary = `${begun},${JSON.stringify(passing(table)).slice(1)}`;
    const query =
      stands && known.due === then
        ? this.step(seq, summary, touched, table.id, before)
        : this.row(phase, free, seq, then, deal, summary, touched, table.id, before);
    const { before: first, own, after } = this.consequences(table, fresh);
    if (first.length > 0 && !(await this.store.commit(first))) return false;
    // The new entries come first, for their key decides every race.
    const writes = [...this.entries(table, fresh), { query, rows: 1 }, ...own];
    if (!(await this.store.commit([...writes, ...also]))) return false;
    this.written.set(table, { seq, due: then, lasting: begun });
    if (after.length > 0) await this.store.commit(after);
    if (due !== null && table.parted !== null) await this.openParts(table);
    return true;
  }

  async putDue(table: Table, due: number | null): Promise<void> {
    const { written } = this;
    const was = written.get(table);
    written.delete(table);
    // A node that stood still meanwhile, and knows nothing of what has happened since, must not write what it thinks is due.
    const row = this.store.db.updateTable('match').set({ due });
    const query = row.where('id', '=', table.id).where('seq', '=', table.seq);
    const done = await this.store.commit([{ query }]);
    // Meanwhile a commit may have written the row.
    if (done && was !== undefined && !written.has(table)) written.set(table, { ...was, due });
  }

  /** The same for a new table; false if there is one of its id. */
  open(
    table: Table,
    fresh: readonly StoredHappening[],
    due: number | null,
    household: string | null,
  ): Promise<boolean> {
    const { by, key, digest, at } = fresh[0];
    const { seq, at: touched } = fresh.at(-1)!;
    const row = {
      id: table.id,
      opener: by!,
      opening_key: key!,
      opening_digest: digest!,
      game: table.game.id,
      rules: table.game.rules,
      phase: table.phase,
      public: table.settings.public ? 1 : 0,
      free: table.free,
      seq,
      due,
      deal: table.deal,
      summary: JSON.stringify(summaryOf(table)),
      result: null,
      created: at,
      touched,
      household,
    };
    const query = this.store.db.insertInto('match').values(row);
    return this.store.commit([
      { query },
      ...this.entries(table, fresh),
      ...this.consequences(table, fresh).own,
    ]);
  }

  /** Opens the tables for which people have gathered. While not all of them are open, something is due at the hall. */
  private async openParts(hall: Table): Promise<void> {
    const { db } = this.store;
    const row = await db.selectFrom('match').select('due').where('id', '=', hall.id).executeTakeFirst();
    if (row === undefined || row.due === null) return;
    for (const [at, id] of hall.parted!.entries()) {
      const part = this.blank(id);
      openPart(hall, at, part);
      const due = Math.min(...chores(part).map((chore) => chore.at));
      // If it is there already, somebody else has opened it just now.
      await this.open(part, part.takeFresh(), due + LEASE_MS, null);
    }
    await this.store.commit([
      { query: db.updateTable('match').set({ due: null }).where('id', '=', hall.id) },
    ]);
    this.written.delete(hall);
  }

  private entries({ id }: Table, fresh: readonly StoredHappening[]): Write[] {
    return fresh.map(({ seq, at, what, by, key, digest }) => ({
      query: this.entry(id, seq, at, by, key, digest, JSON.stringify(what)),
    }));
  }

  private consequences(table: Table, fresh: readonly StoredHappening[]): Consequences {
    const { db } = this.store;
    const { id: match } = table;
    const before: Write[] = [];
    const writes: Write[] = [];
    const after: Write[] = [];
    const people = new Set<string>();
    for (const { what, at } of fresh) {
      for (const person of moved(what, table)) people.add(person);
      if (what.is === 'sealed' && table.day === null && table.duplicate === null) {
        const deal = { id: what.deal, secret: table.secret!, created: at };
        before.push({ query: db.insertInto('deal').values(deal) });
      }
      if (what.is === 'sealed' || what.is === 'closed')
        after.push({ query: db.deleteFrom('code').where('match', '=', match) });
      const arrived = () => db.deleteFrom('arrival').where('match', '=', match);
      if (what.is === 'readmitted') writes.push({ query: arrived().where('person', '=', what.person) });
      // Once the seats are fixed nobody can be sent away any more.
      if (what.is === 'sealed') writes.push({ query: arrived().where('kicked', 'is', null) });
      if (what.is === 'closed' || what.is === 'parted') writes.push({ query: arrived() });
      if (what.is === 'coded') {
        const { code, expires } = what;
        before.push({ query: db.insertInto('code').values({ code, match, expires }) });
        const older = db.deleteFrom('code').where('match', '=', match).where('code', '<>', code);
        after.push({ query: older });
      }
      if (what.is === 'changed') {
        const shown = { public: what.settings.public ? 1 : 0 };
        writes.push({ query: db.updateTable('match').set(shown).where('id', '=', match) });
      }
      if (what.is === 'over') {
        const result = JSON.stringify(resultOf(table));
        writes.push({ query: db.updateTable('match').set({ result }).where('id', '=', match) });
        if (table.day !== null) after.push(...dailyResult(this.store, table, at));
      }
      if (what.is === 'over' || what.is === 'closed' || what.is === 'parted')
        writes.push({ query: db.updateTable('match').set({ household: null }).where('id', '=', match) });
    }
    for (const person of people) {
      const member = { match, person, seat: table.seatOf(person) };
      writes.push({ query: db.deleteFrom('member').where('match', '=', match).where('person', '=', person) });
      if (table.people.has(person)) writes.push({ query: db.insertInto('member').values(member) });
    }
    return { before, own: writes, after };
  }
}

const happened = ({ person, body, ...rest }: ListedEntry): StoredHappening => ({
  ...rest,
  by: person,
  what: JSON.parse(body) as Happening,
});

/** Whose place at the table a happening may have changed. */
function moved(what: Happening, table: Table): Iterable<string> {
  switch (what.is) {
    case 'opened':
      return [what.host];
    case 'joined':
    case 'left':
    case 'kicked':
    case 'sat':
    case 'forgot':
      return [what.person];
    case 'became':
      return [what.person, what.now];
    case 'stood':
    case 'changed':
    case 'taken':
      return table.people;
    default:
      return [];
  }
}
