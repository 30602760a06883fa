import { setImmediate as breath } from 'node:timers/promises';
import { archivedAfter, type ListedEntry } from '../storage/entry-list.js';
import type { Store } from '../storage/store.js';
import type { Happening } from '../table/happening.js';

/** Somebody may have ten thousand tables: this many rows are read before others have their turn. */
const AT_ONCE = 200;
const ENTRIES_AT_ONCE = 1_000;

type Listed = Pick<ListedEntry, 'seq' | 'at' | 'person' | 'body'>;

/** One entry that was made by a person, or tells of them. */
interface Trace {
  readonly seq: number;
  readonly at: number;
  /** Whether the person asked for it themselves. */
  readonly own: boolean;
  readonly what: Happening;
}

/** All that the list of one table says of a person. */
interface TableTraces {
  readonly table: string;
  readonly traces: readonly Trace[];
}

/** All ids of a person: that of the account, and those of the guests who became it. */
export type Ids = ReadonlySet<string>;

const parsed = (body: string): Happening => JSON.parse(body) as Happening;

/** The person id inside a happening that somebody asked for themselves. */
function doer(what: Happening): string | null {
  switch (what.is) {
    case 'opened':
      // Somebody else than the host may ask for a rematch.
      return what.rematch === null ? what.host : null;
    case 'joined':
    case 'left':
    case 'sat':
    case 'taken':
    case 'said':
      return what.person;
    default:
      return null;
  }
}

/** Another id of this person that an entry reveals. */
export function revealed(what: Happening, own: boolean, person: string): string | null {
  if (what.is === 'became' && what.now === person) return what.person;
  return own ? doer(what) : null;
}

/** Page by page, each after the last key of the one before; others have their turn in between. */
async function* pages<R extends { readonly key: string }>(
  page: (after: string) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: readonly R[] = await page(after);
    yield* rows;
    after = rows.at(-1)?.key;
    await breath();
  }
}

/** Tables the person is at, and those where they have ever asked for something; some of them more than once. */
async function* tablesOf({ db }: Store, person: string): AsyncGenerator<string> {
  const named = (relation: 'member' | 'archived_person') => (after: string) =>
    db
      .selectFrom(relation)
      .select(['match as key', 'match'])
      .where('person', '=', person)
      .where('match', '>', after)
      .orderBy('match')
      .limit(AT_ONCE)
      .execute();
  const opened = (after: string) =>
    db
      .selectFrom('match')
      .select(['opening_key as key', 'id as match'])
      .where('opener', '=', person)
      .where('opening_key', '>', after)
      .orderBy('opening_key')
      .limit(AT_ONCE)
      .execute();
  const asked = (after: string) =>
    db
      .selectFrom('entry')
      .select(['match as key', 'match'])
      .distinct()
      .where('person', '=', person)
      .where('key', 'is not', null)
      .where('match', '>', after)
      .orderBy('match')
      .limit(AT_ONCE)
      .execute();
  for (const page of [named('member'), opened, asked, named('archived_person')])
    for await (const { match } of pages(page)) yield match;
}

/** Tables in whose rows the person is, in whatever way. */
export async function tablesWith(store: Store, person: string): Promise<ReadonlySet<string>> {
  const tables = new Set<string>();
  for await (const match of tablesOf(store, person)) tables.add(match);
  for (const match of await visitsOf(store, new Set([person]))) tables.add(match);
  return tables;
}

/** Tables that know from where the person came, or that they are there. */
export async function visitsOf({ db }: Store, ids: Ids): Promise<ReadonlySet<string>> {
  const tables = new Set<string>();
  for (const relation of ['arrival', 'presence'] as const) {
    const rows = await db
      .selectFrom(relation)
      .select('match')
      .where('person', 'in', [...ids])
      .execute();
    for (const { match } of rows) tables.add(match);
  }
  return tables;
}

/** Numbers of entries, after the first and up to the last. */
interface Span {
  readonly after: number;
  readonly until: number;
}

const entriesIn = ({ db }: Store, table: string, { after, until }: Span) =>
  db
    .selectFrom('entry')
    .select(['seq', 'at', 'person', 'body'])
    .where('match', '=', table)
    .where('seq', '>', after)
    .where('seq', '<=', until);

/** The numbers of a table's entries in spans that may be read at once; others have their turn in between. */
async function* spans({ db }: Store, table: string): AsyncGenerator<Span> {
  const { last } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('match', '=', table)
    .executeTakeFirstOrThrow();
  for (let after = 0; after < Number(last); after += ENTRIES_AT_ONCE) {
    yield { after, until: after + ENTRIES_AT_ONCE };
    await breath();
  }
}

/** Entries of a table in pieces that may be looked at at once: those of the archive, and then such rows. */
async function* pieces(
  store: Store,
  table: string,
  rows: (span: Span) => Promise<readonly Listed[]>,
): AsyncGenerator<readonly Listed[]> {
  const archived = await archivedAfter(store, table, 0);
  for (let at = 0; at < archived.length; at += ENTRIES_AT_ONCE) {
    yield archived.slice(at, at + ENTRIES_AT_ONCE);
    await breath();
  }
  for await (const span of spans(store, table)) yield await rows(span);
}

export async function idsOf(store: Store, person: string): Promise<Ids> {
  const ids = new Set([person]);
  const seen = new Set<string>();
  for await (const table of tablesOf(store, person)) {
    if (seen.has(table)) continue;
    seen.add(table);
    const naming = (span: Span) =>
      entriesIn(store, table, span)
        .where(({ or, and, eb }) =>
          or([
            and([eb('person', '=', person), eb('body', 'not like', '%"is":"acted"%')]),
            and([eb('body', 'like', '%"is":"became"%'), eb('body', 'like', `%${person}%`)]),
          ]),
        )
        .execute();
    for await (const rows of pieces(store, table, naming)) {
      for (const row of rows) {
        const id = revealed(parsed(row.body), row.person === person, person);
        if (id !== null) ids.add(id);
      }
    }
  }
  return ids;
}

/** The entries of one table that mention a person, or name a rematch. */
async function tracesAt(store: Store, table: string, ids: Ids): Promise<Trace[]> {
  const traces: Trace[] = [];
  const mentioning = (span: Span) =>
    entriesIn(store, table, span)
      .where(({ or, eb }) =>
        or([
          eb('person', 'in', [...ids]),
          eb('body', 'like', '%"is":"rematched"%'),
          ...[...ids].map((id) => eb('body', 'like', `%${id}%`)),
        ]),
      )
      .orderBy('seq')
      .execute();
  for await (const rows of pieces(store, table, mentioning)) {
    for (const { seq, at, person, body } of rows) {
      const own = person !== null && ids.has(person);
      if (own || body.includes('"is":"rematched"') || [...ids].some((id) => body.includes(id)))
        traces.push({ seq, at, own, what: parsed(body) });
    }
  }
  return traces;
}

/**
 * What all tables say of a person, one table at a time. People come to a table only by their own request, except to a
 * rematch, and that is named at the table before it.
 */
export async function* tracesOf(store: Store, ids: Ids): AsyncGenerator<TableTraces> {
  const tables = new Set<string>();
  for (const id of ids) for await (const table of tablesOf(store, id)) tables.add(table);
  for (const table of tables) {
    const traces = await tracesAt(store, table, ids);
    if (traces.every(({ own, what }) => !own && what.is === 'rematched')) continue;
    for (const { what } of traces) if (what.is === 'rematched') tables.add(what.table);
    yield { table, traces };
  }
}
