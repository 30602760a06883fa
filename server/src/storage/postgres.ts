import type { World } from '@crossbones/core';
import { type CompiledQuery, InsertQueryNode, Kysely, PostgresDialect, sql, ValuesNode } from 'kysely';
import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { StorageError } from './error.js';
import { migrate } from './migrations.js';
import { NotifyConnection } from './postgres-notify.js';
import type { DatabaseSchema } from './schema.js';
import type { Store, Write } from './store.js';

/**
 * Enough to keep the database's own group commit busy. With the readers and the connection for notifications a node has
 * 16 connections.
 */
const writersAtMost = 10;
const readersAtMost = 5;
/**
 * A name for every statement is kept by the database. Statements made of lists of any length must not fill its memory.
 */
const remembered = 500;
const attempts = 6;

const taken = '23505';
/** Another transaction was in the way, and this one changed nothing: it is tried again. */
const inTheWay = new Set(['40001', '40P01']);
const stateOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined);

/** Whole numbers are read as JavaScript numbers, as from SQLite: counts and times stay far below 2⁵³. */
const int8 = 20;
const numeric = 1700;
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser;

/** By this name the database knows connections of a node. */
const NODE = 'crossbones';

const settingsFor = (url: string, name = NODE) =>
  ({
    connectionString: url,
    application_name: name,
    types: { getTypeParser },
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  }) satisfies PoolConfig;

/** A pool that outlives its connections: a connection that is lost fails only the query that was using it. */
function poolOf(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

/** Queries over one connection, also such that write, for work that is done while no node runs. */
export const queriesOnPostgres = (url: string, name: string): Kysely<DatabaseSchema> =>
  new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({
      pool: poolOf({ ...settingsFor(url, name), max: 1, onConnect: mustBeDurable }),
    }),
  });

/** How many connections nodes have to this database. */
export async function nodesOn(db: Kysely<DatabaseSchema>): Promise<number> {
  const { rows } = await sql<{ nodes: number }>`
    select count(*) as nodes from pg_stat_activity
    where datname = current_database() and application_name = ${NODE}`.execute(db);
  return rows[0].nodes;
}

/** An acknowledged commit must survive the loss of power: better not to write than to guess. */
async function mustBeDurable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
  const how = rows[0].synchronous_commit;
  if (how !== 'on' && how !== 'remote_apply') {
    throw new StorageError(`PostgreSQL's synchronous_commit is "${how}" for this user and must be "on".`);
  }
}

/** A single statement that touches one row or none has nothing to undo, so it needs no transaction. */
function needsNoUndoing({ query }: CompiledQuery, rows: number | undefined): boolean {
  if (rows === undefined) return true;
  if (query === undefined || !InsertQueryNode.is(query) || query.values === undefined) return false;
  return ValuesNode.is(query.values) && query.values.values.length === 1 && query.onConflict === undefined;
}

class Writers {
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();
  readonly #busy = new Set<Promise<boolean>>();
  #closed = false;

  constructor(url: string) {
    this.#pool = poolOf({
      ...settingsFor(url),
      max: writersAtMost,
      // All statements of a commit are sent at once. A statement that hangs ends its connection, so that nobody waits
      // for ever.
      pipeline: true,
      query_timeout: 30_000,
      async onConnect(client) {
        await mustBeDurable(client);
        // All that is written is found by its key: to plan that anew each time, among all parts of a table, costs more
        // than to do it.
        await client.query('set plan_cache_mode = force_generic_plan');
      },
    });
  }

  /** Connects once, to see whether commits are possible and durable. */
  async check(): Promise<void> {
    (await this.#pool.connect()).release();
  }

  commit(writes: readonly Write[]): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StorageError('The storage is closed.'));
    const done = this.#insist(writes);
    this.#busy.add(done);
    const over = () => this.#busy.delete(done);
    done.then(over, over);
    return done;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#busy);
    await this.#pool.end();
  }

  async #insist(writes: readonly Write[]): Promise<boolean> {
    if (writes.length === 0) return true;
    const queries = writes.map(({ query }) => query.compile());
    const alone = writes.length === 1 && needsNoUndoing(queries[0], writes[0].rows);
    for (let attempt = 1; ; attempt++) {
      const client = await this.#pool.connect();
      let sound = true;
      try {
        return await (alone
          ? this.#single(client, queries[0], writes[0])
          : this.#transaction(client, queries, writes));
      } catch (error) {
        const state = stateOf(error);
        if (state === taken) return false;
        if (state === undefined || !inTheWay.has(state) || attempt === attempts) {
          // After a plain error everything is rolled back; after any other the connection must not be used again.
          sound = error instanceof DatabaseError && error.severity === 'ERROR';
          throw error;
        }
      } finally {
        client.release(!sound);
      }
    }
  }

  async #single(client: PoolClient, query: CompiledQuery, { rows }: Write): Promise<boolean> {
    const { rowCount } = await this.#query(client, query);
    return rows === undefined || rowCount === rows;
  }

  async #transaction(
    client: PoolClient,
    queries: CompiledQuery[],
    writes: readonly Write[],
  ): Promise<boolean> {
    await client.query('begin');
    const results = await Promise.allSettled(queries.map((query) => this.#query(client, query)));
    // Statements after the first failure fail because of it.
    const failed = results.find((result) => result.status === 'rejected');
    const stands = results.every((result, at) => {
      const { rows } = writes[at];
      return result.status === 'fulfilled' && (rows === undefined || result.value.rowCount === rows);
    });
    if (!stands) {
      await client.query('rollback');
      if (failed !== undefined) throw failed.reason;
      return false;
    }
    // If the connection is lost here, nobody knows whether the commit stands: that must throw.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new StorageError(`PostgreSQL answered COMMIT with ${command}.`);
    return true;
  }

  #query(client: PoolClient, { sql, parameters }: CompiledQuery) {
    let name = this.#names.get(sql);
    if (name === undefined && this.#names.size < remembered) {
      name = `write-${this.#names.size}`;
      this.#names.set(sql, name);
    }
    const query = { text: sql, values: [...parameters] };
    return client.query(name === undefined ? query : { ...query, name });
  }
}

/** A node on a database that any number of nodes share. */
export async function openPostgres(url: string, world: Pick<World, 'after'>): Promise<Store> {
  const settings = settingsFor(url);
  const migrating = new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: poolOf({ ...settings, max: 2 }) }),
  });
  try {
    await migrate(migrating, 'postgres');
  } finally {
    await migrating.destroy();
  }
  const writers = new Writers(url);
  const reading = poolOf({
    ...settings,
    max: readersAtMost,
    pipeline: true,
    query_timeout: 30_000,
    // A write that does not go through `commit` must fail here as it does on SQLite.
    onConnect: async (client) => {
      await client.query('set default_transaction_read_only = on');
    },
  });
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool: reading }) });
  const stopReading = async () => {
    await db.destroy();
    // Kysely ends a pool only if it has used it.
    if (!reading.ending) await reading.end();
  };
  try {
    await writers.check();
    const wire = await NotifyConnection.open(settings, world);
    return {
      shared: true,
      db,
      commit: (writes) => writers.commit(writes),
      announce: (topic, seq, node) => wire.announce(topic, seq, node),
      hearAs: (node) => wire.hearAs(node),
      listen: (heard, gap) => wire.listen(heard, gap),
      async bytes() {
        const { rows } = await reading.query('select pg_database_size(current_database()) as bytes');
        return Number(rows[0].bytes);
      },
      async ready() {
        try {
          await reading.query('select 1');
          return true;
        } catch {
          return false;
        }
      },
      async close() {
        await Promise.all([wire.close(), writers.close(), stopReading()]);
      },
    };
  } catch (error) {
    await Promise.all([writers.close(), stopReading()]);
    throw error;
  }
}
