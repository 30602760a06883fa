import { Worker } from 'node:worker_threads';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import { StorageError } from './error.js';
import { migrate } from './migrations.js';
import type { DatabaseSchema } from './schema.js';
import type { SqliteConnection } from './sqlite-driver.js';
import { databaseIn, examine, occupy, openForReading, openForWriting, pragma } from './sqlite-file.js';
import { type Batch, opened, type WriteJob, type WriteResult, type WriterReport } from './sqlite-job.js';
import type { Store, Write } from './store.js';

/** Most queries come from a few places in the code; those made of lists of any length must not fill the memory. */
const remembered = 1_000;
/** While the writer is busy, jobs wait this long for others to join them, in milliseconds. */
const gathering = 2;

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

const beside = new URL('./sqlite-writer.js', import.meta.url);
/** The built file even where this source runs as it is: a worker thread takes no TypeScript. */
const writerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/storage/sqlite-writer.js', beside)
  : beside;

interface Asked {
  resolve(done: boolean): void;
  reject(error: Error): void;
}

/** This side of the thread that writes. */
class Writer {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #numbers = new Map<string, number>();
  /** In the order in which the jobs are sent, which is the order of the answers. */
  #asked: Asked[] = [];
  #texts: string[] = [];
  #jobs: WriteJob[] = [];
  #gone: Error | null = null;
  #finished: Promise<unknown> | null = null;

  private constructor(path: string, ready: (error?: Error) => void) {
    // Node's flags for this process (to run a line of code, say) are not for the thread.
    this.#worker = new Worker(writerFile, { workerData: { path }, execArgv: [] });
    this.#worker.on('message', (report: WriterReport) => (report === opened ? ready() : this.#hear(report)));
    this.#worker.on('error', (error) => {
      const why = error instanceof Error ? error.message : String(error);
      this.#lose(new StorageError(`The writer failed: ${why}`, { cause: error }));
    });
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#lose(new StorageError('The storage is closed.'));
        ready(this.#gone!);
        resolve();
      });
    });
  }

  static open(path: string): Promise<Writer> {
    return new Promise((resolve, reject) => {
      const writer: Writer = new Writer(path, (error) => (error ? reject(error) : resolve(writer)));
    });
  }

  do(writes: readonly Write[]): Promise<boolean> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    if (this.#finished !== null) return Promise.reject(new StorageError('The storage is closed.'));
    const job: WriteJob = [];
    for (const { query, rows } of writes) {
      const { sql, parameters } = query.compile();
      job.push(this.#number(sql), parameters, rows ?? null);
    }
    return new Promise((resolve, reject) => {
      if (this.#jobs.length === 0) this.#soon(() => this.#send());
      this.#jobs.push(job);
      this.#asked.push({ resolve, reject });
    });
  }

  /**
   * An idle writer gets what comes in this turn of the event loop; a busy one gets what comes within two milliseconds.
   */
  #soon(send: () => void): void {
    if (this.#asked.length === 0) setImmediate(send);
    else setTimeout(send, gathering);
  }

  #number(text: string): number | string {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    if (next >= remembered) return text;
    this.#numbers.set(text, next);
    this.#texts.push(text);
    return next;
  }

  #send(): void {
    if (this.#gone !== null) return;
    const batch: Batch = { texts: this.#texts, jobs: this.#jobs, tidy: false, close: false };
    this.#texts = [];
    this.#jobs = [];
    this.#worker.postMessage(batch);
  }

  #hear(answers: readonly WriteResult[]): void {
    const asked = this.#asked.splice(0, answers.length);
    for (let at = 0; at < answers.length; at++) {
      const answer = answers[at];
      if (typeof answer === 'string') asked[at].reject(new StorageError(`A commit failed: ${answer}.`));
      else asked[at].resolve(answer);
    }
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#asked.splice(0)) reject(this.#gone);
  }

  /** Empties the write-ahead log; that is done when the empty commit after it is. */
  tidy(): Promise<boolean> {
    this.#tell({ tidy: true });
    return this.do([]);
  }

  #tell(what: Partial<Batch>): void {
    if (this.#gone === null)
      this.#worker.postMessage({ texts: [], jobs: [], tidy: false, close: false, ...what } satisfies Batch);
  }

  /** Waits for all that was asked for, and takes nothing more. */
  async finish(): Promise<void> {
    this.#finished ??= this.do([]).catch(() => {});
    await this.#finished;
  }

  async close(): Promise<void> {
    await this.finish();
    this.#tell({ close: true });
    await this.#exited;
  }
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
    const writer = await Writer.open(path);
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
          return connection.prepare('select 1').get() !== undefined && (await writer.do([]));
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
