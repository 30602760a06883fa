import { Worker } from 'node:worker_threads';
import { StorageError } from './error.js';
import {
  type Batch,
  KnownTexts,
  opened,
  type Value,
  type WriteJob,
  type WriteResult,
  type WriterPlace,
  type WriterReport,
} from './sqlite-job.js';
import type { Write } from './store.js';

/** So many different texts have a number. */
const most = 1_000;

/**
 * How long jobs wait for others to join them, in milliseconds, while so many wait for their answers and so many went
 * together last time. Somebody alone waits for nobody: an idle writer gets what comes in this turn of the event loop. A
 * commit costs the disk and both threads the same whatever is in it, so while many write they wait for each other: four
 * where many come, and longer where only a few came together.
 */
export const gathering = (asked: number, together: number): number =>
  asked === 0 && together <= 1 ? 0 : Math.max(4, 16 / together);

const beside = new URL('./sqlite-writer-thread.js', import.meta.url);
/** The built file even where this source runs as it is: a worker thread takes no TypeScript. */
const writerFile = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/storage/sqlite-writer-thread.js', beside)
  : beside;

interface Asked {
  resolve(done: boolean): void;
  reject(error: Error): void;
}

/** Sends what is to be written to the thread that writes, in batches, and hears when it is on the disk. */
export class SqliteWriter {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));
  readonly #texts = new KnownTexts(most);
  /** In the order in which the jobs are sent, which is the order of the answers. */
  #asked: Asked[] = [];
  #jobs: WriteJob[] = [];
  /** How many jobs went together last time: if it was more than one, the next do not go alone either. */
  #together = 0;
  #gone: Error | null = null;
  #finished: Promise<unknown> | null = null;

  private constructor(path: string, ready: (error?: Error) => void) {
    // Node's flags for this process (to run a line of code, say) are not for the thread.
    const workerData: WriterPlace = { path, bell: this.#bell };
    this.#worker = new Worker(writerFile, { workerData, execArgv: [] });
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

  static open(path: string): Promise<SqliteWriter> {
    return new Promise((resolve, reject) => {
      const writer: SqliteWriter = new SqliteWriter(path, (error) =>
        error ? reject(error) : resolve(writer),
      );
    });
  }

  do(writes: readonly Write[]): Promise<boolean> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    if (this.#finished !== null) return Promise.reject(new StorageError('The storage is closed.'));
    const job: WriteJob = [];
    for (const { query, rows } of writes) {
      const { sql, parameters } = query.compile();
      job.push(this.#texts.numberOf(sql), parameters as readonly Value[], rows ?? null);
    }
    return new Promise((resolve, reject) => {
      if (this.#jobs.length === 0) this.#soon(() => this.#send());
      this.#jobs.push(job);
      this.#asked.push({ resolve, reject });
    });
  }

  #soon(send: () => void): void {
    const ms = gathering(this.#asked.length, this.#together);
    if (ms === 0) setImmediate(send);
    else setTimeout(send, ms);
  }

  #send(): void {
    this.#together = this.#jobs.length;
    this.#tell({ texts: this.#texts.unsent(), jobs: this.#jobs });
    this.#jobs = [];
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
    const batch: Batch = { texts: [], jobs: [], tidy: false, close: false, ...what };
    this.#worker.postMessage(JSON.stringify(batch));
    Atomics.add(this.#bell, 0, 1);
    Atomics.notify(this.#bell, 0);
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
