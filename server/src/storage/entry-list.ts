import { setImmediate as breath } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { DatabaseSchema } from './schema.js';
import type { Store, Write } from './store.js';

/** One entry of a table's list, wherever it is kept. */
export type ListedEntry = Omit<DatabaseSchema['entry'], 'match'>;

/** So many rows are read before others have their turn. */
const AT_ONCE = 1_000;
/** So many rows are changed in one commit. */
const WRITTEN_AT_ONCE = 200;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Twice as quick as gzip and smaller; the highest costs fifty times as much for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The writers of both databases take texts and numbers, so the archive is text as well. It has no keys of requests:
 * nobody repeats one after so long, and they would be most of what it takes.
 */
export async function packed(entries: readonly ListedEntry[]): Promise<string> {
  const rows = entries.map(({ seq, at, person, body }) => [seq, at, person, body]);
  return (await compress(JSON.stringify(rows), quality)).toString('base64');
}

type Packed = [number, number, string | null, string];

async function unpacked(body: string): Promise<ListedEntry[]> {
  const rows = JSON.parse((await decompress(Buffer.from(body, 'base64'))).toString()) as Packed[];
  return rows.map(([seq, at, person, body]) => ({ seq, at, person, key: null, digest: null, body }));
}

/** What the archive has of a table; null: nothing. */
async function archivedOf({ db }: Store, table: string) {
  const row = await db.selectFrom('archive').select('body').where('match', '=', table).executeTakeFirst();
  return row === undefined ? null : { ...row, entries: await unpacked(row.body) };
}

/** The entries after a number, as far as they are in the archive. */
export async function archivedAfter(store: Store, table: string, seq: number): Promise<ListedEntry[]> {
  return (await archivedOf(store, table))?.entries.filter((entry) => entry.seq > seq) ?? [];
}

/** So many entries after a number, as far as they are not in the archive. */
export const rowsAfter = (
  { db }: Store,
  match: string,
  after: number,
  most: number,
): Promise<ListedEntry[]> =>
  db
    .selectFrom('entry')
    .select(['seq', 'at', 'person', 'key', 'digest', 'body'])
    .where('match', '=', match)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();

/** Page by page; between two of them others have their turn. */
export async function* rowsOf(store: Store, table: string): AsyncGenerator<ListedEntry[]> {
  for (let after = 0; ; ) {
    const page = await rowsAfter(store, table, after, AT_ONCE);
    if (page.length > 0) yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)!.seq;
    await breath();
  }
}

/**
 * Changes entries of a table where they are, all of them or the same again: if they go to the archive meanwhile, they
 * are changed there. `also` is written with the last of them.
 */
export async function rewrite(
  store: Store,
  table: string,
  change: (entry: ListedEntry) => ListedEntry,
  also: readonly Write[] = [],
): Promise<void> {
  while (!(await rewritten(store, table, change, also)));
}

async function rewritten(
  store: Store,
  table: string,
  change: (entry: ListedEntry) => ListedEntry,
  also: readonly Write[],
): Promise<boolean> {
  const { db } = store;
  const row = await db.selectFrom('match').select('archived').where('id', '=', table).executeTakeFirst();
  if (row === undefined) return true;
  const { archived } = row;
  const writes: Write[] = [];
  const old = await archivedOf(store, table);
  if (old !== null) {
    const entries = old.entries.map(change);
    if (entries.some((entry, at) => differs(entry, old.entries[at]))) {
      const body = await packed(entries);
      const query = db.updateTable('archive').set({ body, size: body.length }).where('match', '=', table);
      writes.push({ query: query.where('body', '=', old.body), rows: 1 });
    }
  }
  for await (const page of rowsOf(store, table))
    for (const entry of page) {
      const { seq, at: _, ...next } = change(entry);
      if (!differs({ ...entry, ...next }, entry)) continue;
      const query = db.updateTable('entry').set(next).where('match', '=', table).where('seq', '=', seq);
      writes.push({ query, rows: 1 });
    }
  // Also takes the mark away of somebody who packs them at the moment.
  const unmoved = db
    .updateTable('match')
    .set({ archived: archived || null })
    .where('id', '=', table)
    .where('archived', archived === null ? 'is' : '=', archived);
  writes.push(...also);
  while (writes.length > 0)
    if (!(await store.commit([{ query: unmoved, rows: 1 }, ...writes.splice(0, WRITTEN_AT_ONCE)])))
      return false;
  return true;
}

const differs = (one: ListedEntry, other: ListedEntry): boolean =>
  one.body !== other.body ||
  one.person !== other.person ||
  one.key !== other.key ||
  one.digest !== other.digest;
