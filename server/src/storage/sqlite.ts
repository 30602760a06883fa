import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { migrate } from './migrations.js';
import type { DatabaseSchema } from './schema.js';
import type { SqliteConnection } from './sqlite-driver.js';
import { databaseIn, examine, occupy, openForReading, openForWriting, pragma } from './sqlite-file.js';
import { SqliteWriter } from './sqlite-writer.js';
import type { Store } from './store.js';

/** Most queries come from a few places in the code; those made of lists of any length must not fill the memory. */
const remembered = 1_000;

/** SQLite rolls back changes of tables too when a migration fails; by default Kysely assumes that it does not. */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

/** Kysely over one connection, preparing each text once. */
export function queriesOn(connection: SqliteConnection): Kysely<DatabaseSchema> {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      const found = connection.prepare(text);
      // Kysely hands over what is bound as one list.
      statement = {
        reader: found.columns().length > 0,
        all: (bound) => found.all(...bound),
        run: (bound) => found.run(...bound),
        iterate: (bound) => found.iterate(...bound),
      };
      if (prepared.size < remembered) prepared.set(text, statement);
    }
    return statement;
  };
  return new Kysely<DatabaseSchema>({
    dialect: new Dialect({ database: { prepare, close: () => void connection.close() } }),
  });
}

/** Everything in one folder, for one process. */
export async function openSqlite(folder: string, tell: (sentence: string) => void): Promise<Store> {
  const release = occupy(folder, tell);
  try {
    const path = databaseIn(folder);
    examine(path);
    const migrating = queriesOn(openForWriting(path));
    try {
      await migrate(migrating, 'sqlite');
    } finally {
      await migrating.destroy();
    }
    const writer = await SqliteWriter.open(path);
    const connection = openForReading(path);
    const db = queriesOn(connection);
    return {
      shared: false,
      db,
      commit: (writes) => writer.do(writes),
      // There are no other nodes to tell or to hear.
      announce() {},
      listen() {},
      bytes: async () => Number(pragma(connection, 'page_count')) * Number(pragma(connection, 'page_size')),
      async tidy() {
        await writer.tidy();
      },
      async ready() {
        try {
          // An empty commit passes through the writer and takes the lock, and costs the disk nothing.
          return await writer.do([]);
        } catch {
          return false;
        }
      },
      async close() {
        await writer.finish();
        await db.destroy();
        // Kysely closes only connections that it has used.
        if (connection.isOpen) connection.close();
        // The writer goes last: as long as somebody reads, it cannot move the write-ahead log into the file.
        await writer.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
