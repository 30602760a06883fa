import { existsSync, statSync } from 'node:fs';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { type Kysely, sql } from 'kysely';
import { StorageError } from './error.js';
import { executed, migrate, versions } from './migrations.js';
import type { DatabaseSchema } from './schema.js';
import { queriesOn } from './sqlite.js';
import { databaseIn, examine, occupy, openForReading, openForWriting } from './sqlite-file.js';

/** So many rows are read, written and compared at once. */
const AT_ONCE = 200;

export interface TransferPlaces {
  readonly folder: string;
  readonly databaseUrl: string;
}

/** How much was copied. */
interface Transferred {
  readonly rows: number;
  readonly tables: number;
}

type Database = Kysely<DatabaseSchema>;
type Row = Readonly<Record<string, unknown>>;

/** One of the two databases, from the first look at it until it is closed. */
interface Side {
  /** How sentences for the operator call it. */
  readonly where: string;
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  /** Whether servers work with it at the moment. */
  inUse(): Promise<boolean>;
  /** Keeps servers away from these tables until the end of the transaction. */
  hold(db: Database, tables: readonly Layout[], how: 'share' | 'access exclusive'): Promise<void>;
  close(): Promise<void>;
}

/** A table: its columns, and those of its key in their order. */
interface Layout {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/**
 * Copies all rows of a data folder into a PostgreSQL that is empty, or the other way. All of it is one transaction, in
 * which each row is read back and compared before it stands; nothing is written where it comes from.
 */
export async function transfer(
  way: 'to-postgres' | 'to-sqlite',
  { folder, databaseUrl }: TransferPlaces,
): Promise<Result<Transferred, Fault>> {
  const sides: Side[] = [];
  const opened = async (side: Promise<Side>): Promise<Side> => {
    sides.push(await side);
    return sides.at(-1)!;
  };
  try {
    if (way === 'to-sqlite') {
      const from = await opened(postgresSide(databaseUrl));
      const old = await wrongWithSource(from);
      return old === null ? await between(from, await opened(sqliteSide(folder, true))) : fail(old);
    }
    if ((statSync(databaseIn(folder), { throwIfNoEntry: false })?.size ?? 0) === 0)
      return fail(fault('nothing-to-migrate', { where: folder }));
    const from = await opened(sqliteSide(folder, false));
    const old = await wrongWithSource(from);
    return old === null ? await between(from, await opened(postgresSide(databaseUrl))) : fail(old);
  } finally {
    for (const side of sides.reverse()) await side.close();
  }
}

/** Only data of exactly this version are copied, and only while nobody changes them. */
async function wrongWithSource(side: Side): Promise<Fault | null> {
  const { where, db } = side;
  if (await side.inUse()) return fault('migrate-in-use', { where });
  const [done, known] = [await executed(db), versions(side.kind)];
  if (done.length === 0) return fault('nothing-to-migrate', { where });
  if (done.some((name) => !known.includes(name))) return fault('migrate-newer', { where });
  return done.length < known.length ? fault('migrate-older', { where }) : null;
}

async function between(from: Side, to: Side): Promise<Result<Transferred, Fault>> {
  const { where, kind } = to;
  const sqlite = kind === 'sqlite' ? to : from;
  if (await to.inUse()) return fail(fault('migrate-in-use', { where }));
  const full = await rowsIn(to.db, await layoutsOf(sqlite.db));
  if (full !== null) return fail(fault('migrate-not-empty', { where, ...full }));
  if ((await executed(to.db)).some((name) => !versions(kind).includes(name)))
    return fail(fault('migrate-newer', { where }));
  await migrate(to.db, kind);
  const layouts = await layoutsOf(sqlite.db);
  return from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (source) => {
      await from.hold(source, layouts, 'share');
      return to.db.transaction().execute(async (target) => {
        await to.hold(target, layouts, 'access exclusive');
        // Between the first look and now a server may have begun.
        const late = await rowsIn(target, layouts);
        if (late !== null) return fail(fault('migrate-not-empty', { where, ...late }));
        let rows = 0;
        for (const layout of layouts) {
          const copied = await copy(source, target, layout);
          await audit(source, target, layout, copied);
          rows += copied;
        }
        return ok({ rows, tables: layouts.length });
      });
    });
}

/** The first of our tables that has rows, and how many; others may be in the same database. */
async function rowsIn(
  db: Database,
  layouts: readonly Layout[],
): Promise<{ table: string; rows: number } | null> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const { table } of layouts.filter(({ table }) => there.has(table))) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
      db,
    );
    if (rows[0].rows > 0) return { table, rows: rows[0].rows };
  }
  return null;
}

/** Every table there is, as SQLite knows them: it has no parts of tables and nothing of anybody else. */
async function layoutsOf(sqlite: Database): Promise<Layout[]> {
  const layouts: Layout[] = [];
  for (const { name: table } of await sqlite.introspection.getTables()) {
    const { rows } = await sql<{ name: string; pk: number }>`
      select name, pk from pragma_table_info(${table}) order by cid`.execute(sqlite);
    const key = rows.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    layouts.push({ table, columns: rows.map(({ name }) => name), key: key.map(({ name }) => name) });
  }
  return layouts;
}

/** All rows in the order of their key. Both databases compare texts byte by byte, so both have the same order. */
async function* pages(db: Database, { table, columns, key }: Layout): AsyncGenerator<readonly Row[]> {
  const all = sql.join(columns.map((name) => sql.ref(name)));
  const order = sql.join(key.map((name) => sql.ref(name)));
  for (let last: Row | undefined, first = true; first || last !== undefined; first = false) {
    const after =
      last === undefined ? sql`` : sql`where (${order}) > (${sql.join(key.map((name) => last![name]))})`;
    const { rows } = await sql<Row>`
      select ${all} from ${sql.table(table)} ${after} order by ${order} limit ${sql.lit(AT_ONCE)}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  }
}

async function copy(from: Database, to: Database, layout: Layout): Promise<number> {
  const { table, columns } = layout;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  let copied = 0;
  for await (const rows of pages(from, layout)) {
    const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to);
    copied += rows.length;
  }
  return copied;
}

/** Reads every row again on both sides: the copy stands only if nothing is missing, added or different. */
async function audit(from: Database, to: Database, layout: Layout, copied: number): Promise<void> {
  const { table, columns, key } = layout;
  const theirs = pages(to, layout);
  let seen = 0;
  for await (const ours of pages(from, layout)) {
    const { value: page = [] } = (await theirs.next()) as { value?: readonly Row[] };
    for (const [at, row] of ours.entries()) {
      const other = page[at];
      if (other === undefined || columns.some((name) => row[name] !== other[name])) {
        const which = key.map((name) => row[name]).join(', ');
        throw new StorageError(`The copy differs in ${table}, row ${which}. Nothing was kept of it.`);
      }
    }
    seen += page.length;
  }
  if (seen !== copied || (await theirs.next()).done !== true)
    throw new StorageError(`The copy has other rows of ${table} than it should. Nothing was kept of it.`);
}

/** A data folder, which nobody else can open meanwhile. */
async function sqliteSide(folder: string, writing: boolean): Promise<Side> {
  const release = occupy(folder, () => {});
  try {
    const path = databaseIn(folder);
    if (existsSync(path)) examine(path);
    const connection = writing ? openForWriting(path) : openForReading(path);
    const db = queriesOn(connection);
    return {
      where: folder,
      kind: 'sqlite',
      db,
      inUse: async () => false,
      async hold() {},
      async close() {
        // The driver keeps a file open for a while, so the log beside it is emptied first.
        if (writing) connection.exec('pragma wal_checkpoint(TRUNCATE)');
        await db.destroy();
        if (connection.isOpen) connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function postgresSide(databaseUrl: string): Promise<Side> {
  const { nodesOn, queriesOnPostgres } = await import('./postgres.js');
  const db = queriesOnPostgres(databaseUrl, 'crossbones-migrate');
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new StorageError(`The PostgreSQL of DATABASE_URL cannot be opened: ${why}`, { cause: error });
  }
  return {
    where: 'DATABASE_URL',
    kind: 'postgres',
    db,
    inUse: async () => (await nodesOn(db)) > 0,
    async hold(trx, tables, how) {
      const names = sql.join(tables.map(({ table }) => sql.table(table)));
      await sql`lock table ${names} in ${sql.raw(how)} mode`.execute(trx);
    },
    close: () => db.destroy(),
  };
}
