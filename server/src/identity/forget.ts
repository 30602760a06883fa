import type { World } from '@crossbones/core';
import { type Fault, fail, ok, type Result } from '@crossbones/core';
import { personId } from '../ids.js';
import { type ListedEntry, rewrite } from '../storage/entry-list.js';
import type { Store, Write } from '../storage/store.js';
import type { Happening } from '../table/happening.js';
import { forget as forgetAt, scrubbed } from '../table/person-changes.js';
import { NOBODY, notSignedIn } from './person.js';
import { type Ids, idsOf, revealed, tracesOf, visitsOf } from './trace.js';
import { type TableChanges, visit } from './visit.js';

/** After this time every node has heard that somebody is gone, and no node believes in a session of theirs. */
export const SETTLED_MS = 60_000;

/**
 * Somebody deletes themselves. Their row stays for a minute, without a name: nodes that have not heard of it yet know
 * the person by the id, and the row makes sure that the deletion is finished, whatever happens to this node.
 */
export async function forget(
  store: Store,
  world: World,
  tables: TableChanges,
  person: string,
): Promise<Result<null, Fault>> {
  const gone = store.db
    .updateTable('person')
    .set({ name: NOBODY, created: world.now(), recovery_hash: null })
    .where('id', '=', person)
    .where('name', '<>', NOBODY);
  const writes = [{ query: gone, rows: 1 }, ...belongings(store, new Set([person]))];
  if (!(await store.commit(writes))) return fail(notSignedIn);
  await hide(store, world, tables, await idsOf(store, person));
  return ok(null);
}

/** Removes the last traces of people who deleted themselves a while ago; false: some of them have to wait. */
export async function erase(store: Store, world: World, tables: TableChanges): Promise<boolean> {
  const { db } = store;
  const now = world.now();
  const gone = await db
    .selectFrom('person')
    .select(['id', 'created'])
    .where('name', '=', NOBODY)
    .where('created', '<=', now - SETTLED_MS)
    .execute();
  let done = true;
  for (const { id, created } of gone) {
    const row = db.updateTable('person').set({ created: now }).where('id', '=', id);
    // One node at a time; if it dies during this, another one continues a minute later.
    if (!(await store.commit([{ query: row.where('created', '=', created), rows: 1 }]))) continue;
    const ids = await idsOf(store, id);
    // A node that had not heard of it accepted a command of theirs: all nodes have to hear of that before the ids can
    // go.
    if (await hide(store, world, tables, ids)) done = false;
    else await scrubAll(store, world, id, ids);
  }
  return done;
}

/** All that belongs to this person alone. */
function belongings({ db }: Store, ids: Ids): Write[] {
  const all = [...ids];
  const queries = [
    db.deleteFrom('session').where('person', 'in', all),
    db.deleteFrom('newcomer').where('person', 'in', all),
    db.deleteFrom('passkey').where('person', 'in', all),
    db.deleteFrom('challenge').where('person', 'in', all),
    db.deleteFrom('subscription').where('person', 'in', all),
    db.deleteFrom('daily_play').where('person', 'in', all),
    db.deleteFrom('mute').where(({ or, eb }) => or([eb('person', 'in', all), eb('other', 'in', all)])),
  ];
  return queries.map((query) => ({ query }));
}

/**
 * Takes the person out of every table, with their names and what they said. Answers whether any table still knew them.
 */
async function hide(store: Store, world: World, tables: TableChanges, ids: Ids): Promise<boolean> {
  const { db } = store;
  const known = await visit(store, world, tables, ids, forgetAt);
  const all = [...ids];
  for (const table of await visitsOf(store, ids)) {
    const there = db.deleteFrom('presence').where('match', '=', table).where('person', 'in', all);
    const came = db.deleteFrom('arrival').where('match', '=', table).where('person', 'in', all);
    await store.commit([{ query: there }, { query: came.where('kicked', 'is', null) }]);
  }
  for await (const { table, traces } of tracesOf(store, ids)) {
    const told = new Set(traces.map(({ seq }) => seq));
    await rewrite(store, table, (entry) => {
      if (!told.has(entry.seq)) return entry;
      const what = JSON.parse(entry.body) as Happening;
      const body = JSON.stringify([...ids].reduce(scrubbed, what));
      return body === JSON.stringify(what) ? entry : { ...entry, body };
    });
  }
  return known;
}

/**
 * Replaces the person's ids by random ones, other ones at each table. One trace leads to another, so the traces that
 * lead to others go last: a table after the rematch that it names, and a table that reveals another id of theirs after
 * all the rest, the one that was found last first. So a node that continues after a crash still finds all that is left.
 */
async function scrubAll(store: Store, world: World, person: string, ids: Ids): Promise<void> {
  const { db } = store;
  const all = [...ids];
  const tables: string[] = [];
  const shown = new Set([person]);
  const leading = new Set<string>();
  const before = new Map<string, string>();
  for await (const { table, traces } of tracesOf(store, ids)) {
    tables.push(table);
    for (const { what, own } of traces) {
      if (what.is === 'rematched') before.set(what.table, table);
      const id = revealed(what, own, person);
      if (id === null || shown.has(id)) continue;
      shown.add(id);
      for (let at: string | undefined = table; at !== undefined; at = before.get(at)) leading.add(at);
    }
  }
  const scrub = (table: string): Promise<void> => {
    const others = new Map(all.map((id) => [id, personId(world.random)]));
    const nobodys = (entry: ListedEntry): ListedEntry => {
      const own = entry.person !== null && ids.has(entry.person);
      const rest = own ? { ...entry, person: null, key: null, digest: null } : entry;
      // A salt stays as it is, whatever its owner wrote into it: the deal was made with it, and with another one the
      // table could not be read.
      if (entry.body.includes('"is":"salted"')) return rest;
      let { body } = entry;
      for (const [id, other] of others) body = body.replaceAll(id, other);
      return { ...rest, body };
    };
    const there = (['member', 'archived_person'] as const).map((relation) =>
      db.deleteFrom(relation).where('match', '=', table).where('person', 'in', all),
    );
    const writes: Write[] = there.map((query) => ({ query }));
    for (const id of all) {
      // A kick outlives the deletion: nobody new is welcome at that table from the same household.
      const kicked = db
        .updateTable('arrival')
        .set({ person: personId(world.random) })
        .where('match', '=', table)
        .where('person', '=', id);
      writes.push({ query: kicked });
    }
    const opened = db
      .updateTable('match')
      .set(({ ref }) => ({ opener: NOBODY, opening_key: ref('id'), opening_digest: '', household: null }))
      .where('id', '=', table)
      .where('opener', 'in', all);
    writes.push({ query: opened });
    return rewrite(store, table, nobodys, writes);
  };
  tables.reverse();
  for (const table of tables) if (!leading.has(table)) await scrub(table);
  for (const table of tables) if (leading.has(table)) await scrub(table);
  const row = db.deleteFrom('person').where('id', '=', person);
  await store.commit([...belongings(store, ids), { query: row }]);
}
