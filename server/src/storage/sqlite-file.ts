import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError } from './error.js';
import { DatabaseSync, isBusy, isDamage, type SqliteConnection } from './sqlite-driver.js';

/** The files of a data folder, and how they are opened. */
export const databaseIn = (folder: string) => join(folder, 'crossbones.db');

/**
 * How long a statement waits for another program that has locked the file, such as somebody's `sqlite3`, in
 * milliseconds.
 */
const patience = 5_000;

/**
 * So many pages of 4 KB gather in the write-ahead log before they are moved to their places, and the commit that does
 * it takes longer. Running tables write the same pages again and again: the more pages gather, the fewer are written
 * twice. 16 MB are read back in a moment after a crash.
 */
const gathered = 4_000;
/** How much of the file the writing connection keeps in memory, in KB: enough for the pages of all running tables. */
const kept = 16_384;

/** What a pragma is set to. */
export const pragma = (db: SqliteConnection, name: string): unknown =>
  Object.values(db.prepare(`pragma ${name}`).get() as object)[0];

/** A connection that writes. An acknowledged commit must survive the loss of power: better not to start than to guess. */
export function openForWriting(path: string): SqliteConnection {
  const db = new DatabaseSync(path, { timeout: patience });
  db.exec('pragma journal_mode = WAL');
  db.exec('pragma synchronous = FULL');
  // Deleted bytes are overwritten; otherwise they would stay in the file until something else needs their room.
  db.exec('pragma secure_delete = ON');
  db.exec(`pragma wal_autocheckpoint = ${gathered}`);
  db.exec(`pragma cache_size = -${kept}`);
  const mode = pragma(db, 'journal_mode');
  const synchronous = pragma(db, 'synchronous');
  if (mode !== 'wal' || synchronous !== 2) {
    db.close();
    throw new StorageError(
      `SQLite does not keep ${path} as safely as it must: journal_mode is ${mode} and must be wal, synchronous is ${synchronous} and must be 2.`,
    );
  }
  return db;
}

/** A connection that cannot write, whatever it is asked to do. */
export const openForReading = (path: string): SqliteConnection =>
  new DatabaseSync(path, { readOnly: true, timeout: patience });

/**
 * Reads every page before anything is written: a damaged file is better found now, when a backup can be put in its
 * place, than by people at a table that lies in the damage. It only reads, so that all that can be saved still can.
 */
export function examine(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  const db = openForReading(path);
  let found: unknown;
  try {
    found = pragma(db, 'quick_check(1)');
  } catch (error) {
    if (!isDamage(error)) throw error;
    found = (error as Error).message;
  } finally {
    db.close();
  }
  if (found === 'ok') return;
  const why = String(found).replace('*** in database main ***\n', '');
  throw new StorageError(
    `The database ${path} is damaged: ${why}. Nothing in it was changed; put a backup in its place.`,
  );
}

/** All rights of others than the owner. */
const OTHERS = 0o077;
/** SQLite gives the files that it makes beside a database the rights of the database. */
const laid = ['crossbones.db', 'crossbones.db-wal', 'crossbones.db-shm', 'lock.db'];

/**
 * Makes the file where there is none. A file that is there is not even opened: a process that closes a file gives up
 * every lock it has on it, also locks that it took through another handle.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Only the server's own user may read what signs people in and the secrets of running matches: new files are made so,
 * and existing ones are changed. Who else may look into the folder is for its owner to decide. Answers the warnings to
 * show.
 */
function keepPrivate(folder: string): string[] {
  const told: string[] = [];
  // Windows protects files in other ways than by modes.
  if (process.platform === 'win32') return told;
  makePrivate(databaseIn(folder));
  makePrivate(join(folder, 'lock.db'));
  for (const name of laid) {
    const path = join(folder, name);
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) continue;
    try {
      chmodSync(path, mode & 0o700);
      told.push(`${path} could be read by others; now it cannot.`);
    } catch {
      told.push(`${path} can be read by others, and is not this user’s to change: chmod 600 it.`);
    }
  }
  if ((statSync(folder).mode & OTHERS) !== 0)
    told.push(`Others may look into the data folder ${folder}: chmod 700 it, unless that is meant.`);
  return told;
}

/**
 * Takes the folder for this process, until released. The lock is one of the operating system, on a file of its own: it
 * ends with the process however that ends, and is not in the way of backups.
 */
export function occupy(folder: string, tell: (sentence: string) => void): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const sentence of keepPrivate(folder)) tell(sentence);
  const lock = new DatabaseSync(join(folder, 'lock.db'));
  try {
    // It lasts as long as this transaction, which nobody ends.
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) {
      throw new StorageError(
        `Another server is already running on the data folder ${folder}. Stop it first, or give this one a folder of its own.`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
