import type { Store } from '../storage/store.js';
import type { Happening } from '../table/happening.js';

/** One entry that was made by a person, or tells of them. */
interface Trace {
  readonly seq: number;
  readonly at: number;
  /** Whether they asked for it. */
  readonly own: boolean;
  readonly what: Happening;
}

/** All that the list of one table says of a person. */
interface TableTraces {
  readonly table: string;
  readonly traces: readonly Trace[];
}

/** All the ids a person has gone by: an account's own, and those of the guests who became it. */
export type Ids = ReadonlySet<string>;

const parsed = (body: string): Happening => JSON.parse(body) as Happening;

/** Under which id somebody did what they asked for themselves. */
function doer(what: Happening): string | null {
  switch (what.is) {
    case 'opened':
      // Who asks for a rematch is not always its host.
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

/** Tables the person is at, and those where they have ever asked for something. */
async function tablesOf({ db }: Store, person: string): Promise<string[]> {
  const at = await db.selectFrom('member').select('match').where('person', '=', person).execute();
  const opened = await db.selectFrom('match').select('id as match').where('opener', '=', person).execute();
  const asked = await db
    .selectFrom('entry')
    .select('match')
    .distinct()
    .where('person', '=', person)
    .where('key', 'is not', null)
    .execute();
  return [...new Set([...at, ...opened, ...asked].map(({ match }) => match))];
}

export async function idsOf(store: Store, person: string): Promise<Ids> {
  const ids = new Set([person]);
  for (const table of await tablesOf(store, person)) {
    const rows = await store.db
      .selectFrom('entry')
      .select(['person', 'body'])
      .where('match', '=', table)
      .where(({ or, and, eb }) =>
        or([
          and([eb('person', '=', person), eb('body', 'not like', '%"is":"acted"%')]),
          and([eb('body', 'like', '%"is":"became"%'), eb('body', 'like', `%${person}%`)]),
        ]),
      )
      .execute();
    for (const row of rows) {
      const what = parsed(row.body);
      const id = row.person === person ? doer(what) : null;
      if (id !== null) ids.add(id);
      if (what.is === 'became' && what.now === person) ids.add(what.person);
    }
  }
  return ids;
}

/**
 * What all tables say of a person. Nobody comes to a table without asking for it, except to a rematch, and that
 * is named at the table they were at before.
 */
export async function* tracesOf(store: Store, ids: Ids): AsyncGenerator<TableTraces> {
  const tables = new Set<string>();
  for (const id of ids) for (const table of await tablesOf(store, id)) tables.add(table);
  for (const table of tables) {
    const rows = await store.db
      .selectFrom('entry')
      .select(['seq', 'at', 'person', 'body'])
      .where('match', '=', table)
      .where(({ or, eb }) =>
        or([
          eb('person', 'in', [...ids]),
          eb('body', 'like', '%"is":"rematched"%'),
          ...[...ids].map((id) => eb('body', 'like', `%${id}%`)),
        ]),
      )
      .orderBy('seq')
      .execute();
    const traces = rows.map(({ seq, at, person, body }) => {
      const own = person !== null && ids.has(person);
      return { seq, at, own, what: parsed(body) };
    });
    if (traces.every(({ own, what }) => !own && what.is === 'rematched')) continue;
    for (const { what } of traces) if (what.is === 'rematched') tables.add(what.table);
    yield { table, traces };
  }
}
