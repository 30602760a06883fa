import { setImmediate as breath } from 'node:timers/promises';
import { dailyDay, dailyKey } from '@crossbones/core';
import type { Compilable } from 'kysely';
import { dailyResult } from './daily/daily-result.js';
import { DealChain } from './daily/deal-chain.js';
import type { Nodes } from './nodes/nodes.js';
import { serves } from './room/alarm.js';
import { changesTable } from './room/followers.js';
import { LEASE_MS, type TableArchive } from './room/services.js';
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

/** A query that is compiled once; its values are given each time, in the order of its text. */
function fixed(query: Compilable): (...values: readonly unknown[]) => Compilable {
  const compiled = query.compile();
  return (...values) => ({ compile: () => ({ ...compiled, parameters: values }) });
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
    for (let from = seq; ; ) {
      const slice = await this.slice(table, from);
      if (slice.length > 0) yield slice;
      if (slice.length < SLICE) return;
      from = slice.at(-1)!.seq;
      await breath();
    }
  }

  private async slice(table: string, seq: number): Promise<StoredHappening[]> {
    const rows = await this.store.db
      .selectFrom('entry')
      .select(['seq', 'at', 'person', 'key', 'digest', 'body'])
      .where('match', '=', table)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(SLICE)
      .execute();
    return rows.map(({ person, body, ...rest }) => ({
      ...rest,
      by: person,
      what: JSON.parse(body) as Happening,
    }));
  }

  async load(id: string): Promise<Table | null> {
    const table = this.blank(id);
    for await (const slice of this.after(id, 0)) {
      await this.unseal(table, slice);
      for (const kept of slice) table.fold(kept);
    }
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
    // Where other nodes go by it, it is exact.
    const then = !this.shared && known !== null && serves(known.due, due, touched) ? known.due : due;
    const stands = known !== null && !fresh.some(changesTable);
    const begun = stands ? known.lasting : JSON.stringify(lasting(table)).slice(0, -1);
    const summary = `${begun},${JSON.stringify(passing(table)).slice(1)}`;
    const query =
      stands && known.due === then
        ? this.step(seq, summary, touched, table.id, before)
        : this.row(phase, free, seq, then, deal, summary, touched, table.id, before);
    // The new entries come first, for their key decides every race.
    const writes = [...this.entries(table, fresh), { query, rows: 1 }, ...this.relatedRows(table, fresh)];
    const done = await this.store.commit([...writes, ...also]);
    if (done) this.written.set(table, { seq, due: then, lasting: begun });
    return done;
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

  /** The same for a new table. */
  opening(
    table: Table,
    fresh: readonly StoredHappening[],
    due: number | null,
    household: string | null,
  ): Write[] {
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
    return [{ query }, ...this.entries(table, fresh), ...this.relatedRows(table, fresh)];
  }

  /** One of the tables for which people have gathered. */
  private part(hall: Table, at: number, id: string): Write[] {
    const next = this.blank(id);
    openPart(hall, at, next);
    const due = Math.min(...chores(next).map((chore) => chore.at));
    return this.opening(next, next.takeFresh(), due + LEASE_MS, null);
  }

  private entries({ id }: Table, fresh: readonly StoredHappening[]): Write[] {
    return fresh.map(({ seq, at, what, by, key, digest }) => ({
      query: this.entry(id, seq, at, by, key, digest, JSON.stringify(what)),
    }));
  }

  /** Other rows that follow from these happenings: deals, codes, results, who is a member. */
  private relatedRows(table: Table, fresh: readonly StoredHappening[]): Write[] {
    const { db } = this.store;
    const { id: match } = table;
    const writes: Write[] = [];
    const people = new Set<string>();
    for (const { what, at } of fresh) {
      for (const person of moved(what, table)) people.add(person);
      if (what.is === 'sealed' && table.day === null && table.duplicate === null) {
        const deal = { id: what.deal, secret: table.secret!, created: at };
        writes.push({ query: db.insertInto('deal').values(deal) });
      }
      if (what.is === 'coded' || what.is === 'sealed' || what.is === 'closed')
        writes.push({ query: db.deleteFrom('code').where('match', '=', match) });
      const arrived = () => db.deleteFrom('arrival').where('match', '=', match);
      if (what.is === 'readmitted') writes.push({ query: arrived().where('person', '=', what.person) });
      // Once the seats are fixed nobody can be sent away any more.
      if (what.is === 'sealed') writes.push({ query: arrived().where('kicked', 'is', null) });
      if (what.is === 'closed' || what.is === 'parted') writes.push({ query: arrived() });
      if (what.is === 'parted')
        for (const [at, id] of what.tables.entries()) writes.push(...this.part(table, at, id));
      if (what.is === 'coded') {
        const { code, expires } = what;
        writes.push({ query: db.insertInto('code').values({ code, match, expires }) });
      }
      if (what.is === 'changed') {
        const shown = { public: what.settings.public ? 1 : 0 };
        writes.push({ query: db.updateTable('match').set(shown).where('id', '=', match) });
      }
      if (what.is === 'over') {
        const result = JSON.stringify(resultOf(table));
        writes.push({ query: db.updateTable('match').set({ result }).where('id', '=', match) });
        if (table.day !== null) writes.push(...dailyResult(this.store, table, at));
      }
      if (what.is === 'over' || what.is === 'closed' || what.is === 'parted')
        writes.push({ query: db.updateTable('match').set({ household: null }).where('id', '=', match) });
    }
    for (const person of people) {
      const member = { match, person, seat: table.seatOf(person) };
      writes.push({ query: db.deleteFrom('member').where('match', '=', match).where('person', '=', person) });
      if (table.people.has(person)) writes.push({ query: db.insertInto('member').values(member) });
    }
    return writes;
  }
}

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
