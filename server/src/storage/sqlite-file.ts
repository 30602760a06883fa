import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StorageError } from './error.js';

/** The files of a data folder, and how they are opened. */
export const databaseIn = (folder: string) => join(folder, 'crossbones.db');

/** How long a statement waits for another program which has the file, in milliseconds: somebody's `sqlite3`. */
const patience = 5_000;

/** A connection that writes. An acknowledged commit must survive the loss of power: better not to start than to guess. */
export function openForWriting(path: string): Database.Database {
  const db = new Database(path, { timeout: patience });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const mode = db.pragma('journal_mode', { simple: true });
  const synchronous = db.pragma('synchronous', { simple: true });
  if (mode !== 'wal' || synchronous !== 2) {
    db.close();
    throw new StorageError(
      `SQLite does not keep ${path} as safely as it must: journal_mode is ${mode} and must be wal, synchronous is ${synchronous} and must be 2.`,
    );
  }
  return db;
}

/** A connection that cannot write, whatever it is asked to do. */
export const openForReading = (path: string): Database.Database =>
  new Database(path, { readonly: true, fileMustExist: true, timeout: patience });

/**
 * Takes the folder for this process, until released. The lock is the operating system's, held on a file of its own:
 * it goes with the process however that ends, and is not in the way of backups.
 */
export function occupy(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new Database(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StorageError(
        `Another server is already running on the data folder ${folder}. Stop it first, or give this one a folder of its own.`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
