import type { World } from '@crossbones/core';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { guestName } from '../identity/name.js';
import { NOBODY } from '../identity/person.js';
import { idsOf, tracesOf } from '../identity/trace.js';
import { letters } from '../ids.js';
import { deleteTables } from '../retention.js';
import { archivedAfter, rewrite } from '../storage/entry-list.js';
import type { Store } from '../storage/store.js';
import { enter } from '../table/away-and-back.js';
import type { Happening } from '../table/happening.js';
import { calledOtherwise } from '../table/person-changes.js';
import type { Table } from '../table/table.js';
import type { TableAccess } from './stored-tables.js';

/** What the operator can ask for. */
export type AdminOrder =
  | { readonly do: 'tables' }
  | { readonly do: 'table'; readonly table: string }
  | { readonly do: 'person'; readonly who: string }
  | { readonly do: 'audit' }
  | ((
      | { readonly do: 'close'; readonly table: string }
      | { readonly do: 'remove-table'; readonly table: string }
      | { readonly do: 'remove-name'; readonly person: string }
      | { readonly do: 'remove-line'; readonly table: string; readonly line: number }
    ) & { readonly by: string; readonly reason: string });

type Change = Extract<AdminOrder, { readonly by: string }>;
/** What an order answers, as rows of plain values. */
export type AdminReply = readonly { readonly [name: string]: unknown }[];
type Answer = Promise<Result<AdminReply, Fault>>;

const SHOWN = 200;

/** Shows, closes and removes what is kept; each change leaves a line in the audit: by whom, of what, and why. */
export class Admin {
  constructor(
    private readonly store: Store,
    private readonly world: World,
    private readonly access: TableAccess,
    private readonly noted: (change: Pick<Change, 'do' | 'by'>) => void = () => {},
  ) {}

  async do(order: AdminOrder): Answer {
    if (!('by' in order)) return this.look(order);
    const changed = await this.change(order);
    if (!changed.ok) return changed;
    this.noted(order);
    return this.audit(1);
  }

  private look(order: Exclude<AdminOrder, Change>): Answer {
    switch (order.do) {
      case 'tables':
        return this.tables();
      case 'table':
        return this.table(order.table);
      case 'person':
        return this.person(order.who);
      case 'audit':
        return this.audit(SHOWN);
    }
  }

  /** The audit has a change before it is made, so that none is ever missing there; one that was refused goes again. */
  private async change(order: Change): Promise<Result<null, Fault>> {
    const { db } = this.store;
    const { do: did, by, reason } = order;
    const line = {
      id: letters(this.world.random(20)),
      at: this.world.now(),
      by,
      did,
      subject: subjectOf(order),
      reason,
    };
    await this.store.commit([{ query: db.insertInto('audit').values(line) }]);
    const changed = await this.make(order);
    if (!changed.ok)
      await this.store.commit([
        { query: db.deleteFrom('audit').where('at', '=', line.at).where('id', '=', line.id) },
      ]);
    return changed;
  }

  private make(order: Change): Promise<Result<null, Fault>> {
    switch (order.do) {
      case 'close':
        return this.access.change(order.table, (table) => close(table, this.world.now()));
      case 'remove-table':
        return this.removeTable(order);
      case 'remove-name':
        return this.removeName(order);
      case 'remove-line':
        return this.removeLine(order);
    }
  }

  private async tables(): Answer {
    const rows = await this.store.db
      .selectFrom('match')
      .select(['id', 'game', 'phase', 'public', 'summary', 'created', 'touched'])
      .orderBy('touched', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute();
    return ok(
      rows.map(({ id, game, phase, public: shown, summary, created, touched }) => ({
        table: id,
        game,
        phase,
        public: shown === 1,
        names: (JSON.parse(summary) as { names: (string | null)[] }).names,
        opened: dateOf(created),
        touched: dateOf(touched),
      })),
    );
  }

  /** First the table itself, then its seats, those who watch, who was sent away, and what was said. */
  private async table(id: string): Answer {
    const rows = await this.access.look(id, (table): AdminReply => {
      const { phase, game, host, opened, touched, closedBy } = table;
      const called = (person: string) => ({ person, name: table.nameOf(person) });
      const standing = [...table.people].filter((person) => table.seatOf(person) === null);
      return [
        { table: id, game: game.id, phase, closedBy, host, opened: dateOf(opened), touched: dateOf(touched) },
        ...table.places.map(({ person, bot }, seat) => ({
          seat,
          ...(bot === null ? { person, name: table.nameOf(person) } : { bot: bot.level, name: bot.name }),
        })),
        ...standing.map((person) => ({ watches: true, ...called(person) })),
        ...[...table.kicked].map((person) => ({ sentAway: true, ...called(person) })),
        ...table.conversation.lines.map(({ seq, at, person, channel, said }) => ({
          line: seq,
          at: dateOf(at),
          channel,
          ...called(person),
          ...said,
        })),
      ];
    });
    return rows === null ? fail(fault('no-table')) : ok(rows);
  }

  private async person(who: string): Answer {
    const { db } = this.store;
    const found = await db
      .selectFrom('person')
      .select(['id', 'name', 'created'])
      .where(({ or, eb }) => or([eb('id', '=', who), eb('name', '=', who)]))
      .where('name', '<>', NOBODY)
      .orderBy('created', 'desc')
      .limit(SHOWN)
      .execute();
    if (found.length === 0) return fail(fault('no-person'));
    const rows = [];
    for (const { id, name, created } of found) {
      const passkeys = await db.selectFrom('passkey').select('id').where('person', '=', id).execute();
      const sessions = await db.selectFrom('session').select('seen').where('person', '=', id).execute();
      const tables = await db
        .selectFrom('member')
        .select('match')
        .where('person', '=', id)
        .orderBy('match')
        .limit(SHOWN)
        .execute();
      const mutes = await db.selectFrom('mute').select('person').where('other', '=', id).execute();
      rows.push({
        person: id,
        name,
        created: dateOf(created),
        seen: sessions.length === 0 ? null : dateOf(Math.max(...sessions.map(({ seen }) => seen))),
        sessions: sessions.length,
        passkeys: passkeys.length,
        mutedBy: mutes.length,
        tables: tables.map(({ match }) => match),
      });
    }
    return ok(rows);
  }

  private async audit(most: number): Answer {
    const rows = await this.store.db
      .selectFrom('audit')
      .select(['at', 'by', 'did', 'subject', 'reason'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return ok(rows.map(({ at, ...rest }) => ({ at: dateOf(at), ...rest })));
  }

  private async removeTable(order: Extract<Change, { do: 'remove-table' }>): Promise<Result<null, Fault>> {
    const row = await this.store.db
      .selectFrom('match')
      .select(['id', 'deal'])
      .where('id', '=', order.table)
      .executeTakeFirst();
    if (row === undefined) return fail(fault('no-table'));
    await deleteTables(this.store, [row], Number.MAX_SAFE_INTEGER);
    this.access.lose([row.id]);
    return ok(null);
  }

  /** Also where the name was used before: the person is called like a new guest from now on. */
  private async removeName(order: Extract<Change, { do: 'remove-name' }>): Promise<Result<null, Fault>> {
    const { db } = this.store;
    const { person } = order;
    const name = guestName(this.world);
    const query = db.updateTable('person').set({ name }).where('id', '=', person).where('name', '<>', NOBODY);
    if (!(await this.store.commit([{ query, rows: 1 }]))) return fail(fault('no-person'));
    this.access.renamed(person);
    const ids = await idsOf(this.store, person);
    for await (const { table, traces } of tracesOf(this.store, ids)) {
      const told = new Set(traces.map(({ seq }) => seq));
      await rewrite(this.store, table, (entry) => {
        if (!told.has(entry.seq)) return entry;
        const what = JSON.parse(entry.body) as Happening;
        const body = JSON.stringify([...ids].reduce((now, id) => calledOtherwise(now, id, name), what));
        return body === JSON.stringify(what) ? entry : { ...entry, body };
      });
      const rename = (open: Table): Result<null, Fault> => {
        for (const id of ids)
          if (open.names.has(id)) open.happen({ is: 'named', person: id, name }, this.world.now());
        return open.fresh.length === 0 ? fail(fault('no-person')) : ok(null);
      };
      await this.access.change(table, rename);
    }
    return ok(null);
  }

  private async removeLine(order: Extract<Change, { do: 'remove-line' }>): Promise<Result<null, Fault>> {
    const { db } = this.store;
    const { table, line } = order;
    const row = await db
      .selectFrom('entry')
      .select('body')
      .where('match', '=', table)
      .where('seq', '=', line)
      .executeTakeFirst();
    const known = row ?? (await archivedAfter(this.store, table, line - 1)).find(({ seq }) => seq === line);
    const what = known === undefined ? null : (JSON.parse(known.body) as Happening);
    if (what?.is !== 'said' || what.said === null) return fail(fault('no-line', { line }));
    const body = JSON.stringify({ ...what, said: null } satisfies Happening);
    const unsay = (open: Table): Result<null, Fault> => {
      open.happen({ is: 'unsaid', line }, this.world.now());
      return ok(null);
    };
    // Whoever follows the table hears of it first; if it ends there, the line is found again.
    const unsaid = await this.access.change(table, unsay);
    if (unsaid.ok)
      await rewrite(this.store, table, (entry) => (entry.seq === line ? { ...entry, body } : entry));
    return unsaid;
  }
}

const subjectOf = (order: Change): string =>
  order.do === 'remove-name'
    ? order.person
    : order.do === 'remove-line'
      ? `${order.table} ${order.line}`
      : order.table;

function close(table: Table, at: number): Result<null, Fault> {
  if (table.phase === 'over') return fail(fault('over'));
  if (table.phase === 'closed') return fail(fault('table-closed'));
  if (table.phase === 'playing') enter(table, 'abort', null, at);
  table.happen({ is: 'closed', by: 'operator' }, at);
  return ok(null);
}

const dateOf = (at: number): string => new Date(at).toISOString();
