import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { isDamage, isTaken, type Statement } from './sqlite-driver.js';
import { openForWriting } from './sqlite-file.js';
import {
  type Batch,
  opened,
  type Value,
  type WriteJob,
  type WriteResult,
  type WriterPlace,
  type WriterReport,
} from './sqlite-job.js';

/**
 * The one thread that writes. Jobs that arrive while it waits for the disk are committed together (up to `most`) in the
 * next transaction. So a single job waits for nobody, and under load one wait for the disk serves many.
 */
const most = 256;

const { path, bell } = workerData as WriterPlace;
const db = openForWriting(path);
const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');
const rollback = db.prepare('rollback');
const save = db.prepare('savepoint job');
const keep = db.prepare('release job');
const undo = db.prepare('rollback to job');

/** Statements by the number of their text. */
const texts: string[] = [];
const statements: (Statement | undefined)[] = [];

function statement(text: number | string): Statement {
  if (typeof text === 'string') return db.prepare(text);
  const prepared = statements[text] ?? db.prepare(texts[text]);
  statements[text] = prepared;
  return prepared;
}

/** Set after a failed write to the disk: nobody knows what state the next write would build on. */
let broken: string | null = null;

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs a job. What it has changed before it was refused or failed stays. */
function run(job: WriteJob): WriteResult {
  try {
    for (let at = 0; at < job.length; at += 3) {
      const { changes } = statement(job[at] as number | string).run(...(job[at + 1] as readonly Value[]));
      const rows = job[at + 2];
      if (rows !== null && rows !== changes) return false;
    }
    return true;
  } catch (error) {
    // Some errors (a full disk) end the whole transaction, and with it the other jobs.
    if (!db.isTransaction) throw error;
    return isTaken(error) ? false : reason(error);
  }
}

/** Runs a job and leaves nothing behind if it was refused or failed. */
function apart(job: WriteJob): WriteResult {
  save.run();
  const answer = run(job);
  if (answer !== true) undo.run();
  keep.run();
  return answer;
}

/** Nearly always all jobs succeed, and then none needs a savepoint; otherwise all are done again, each with its own. */
function all(jobs: readonly WriteJob[]): readonly WriteResult[] {
  if (jobs.every((job) => run(job) === true)) return jobs.map(() => true);
  rollback.run();
  begin.run();
  return jobs.map(apart);
}

function together(jobs: readonly WriteJob[]): readonly WriteResult[] {
  if (broken !== null) return jobs.map(() => broken!);
  try {
    begin.run();
    const answers = all(jobs);
    commit.run();
    return answers;
  } catch (error) {
    const why = reason(error);
    if (isDamage(error)) broken = why;
    if (db.isTransaction) rollback.run();
    return jobs.map(() => why);
  }
}

function serve(port: MessagePort): void {
  const tell = (report: WriterReport) => port.postMessage(report);
  const waiting: WriteJob[] = [];
  let tidying = false;
  let closing = false;

  const take = (batch: Batch) => {
    texts.push(...batch.texts);
    waiting.push(...batch.jobs);
    tidying ||= batch.tidy;
    closing ||= batch.close;
  };

  tell(opened);
  for (;;) {
    const rung = Atomics.load(bell, 0);
    // What was asked for after tidying waits for it, so that whoever hears of that knows that it is tidy.
    while (waiting.length < most && !tidying) {
      const next = receiveMessageOnPort(port);
      if (next === undefined) break;
      take(JSON.parse(next.message) as Batch);
    }
    if (waiting.length > 0) {
      tell(together(waiting.splice(0, most)));
      continue;
    }
    if (tidying) {
      // If readers keep it from being emptied now, the next time will do.
      if (broken === null) db.exec('pragma wal_checkpoint(TRUNCATE)');
      tidying = false;
      continue;
    }
    if (closing) break;
    Atomics.wait(bell, 0, rung);
  }
  // The driver closes the file only when its last statement is garbage-collected, and we do not wait for that. So the
  // write-ahead log is moved into the file now, and the file is complete by itself.
  db.exec('pragma wal_checkpoint(TRUNCATE)');
  db.close();
  port.close();
}

if (parentPort === null) throw new Error('the writer runs as a worker thread');
serve(parentPort);
