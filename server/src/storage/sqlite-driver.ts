/**
 * The one place that names the driver. Its binaries come with its package, so nothing is compiled or fetched from
 * elsewhere. It has the interface of `node:sqlite`, which will replace it once every Node that we support has that.
 */
import { backup, DatabaseSync } from '@photostructure/sqlite';

export { backup as copyPages, DatabaseSync };
export type SqliteConnection = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<SqliteConnection['prepare']>;

/** The result codes of SQLite that are asked for here; the lowest byte is the kind. */
const BUSY = 5;
const IOERR = 10;
const CORRUPT = 11;
const NOTADB = 26;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_ROWID = 2579;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;

/** Another connection has locked the file. */
export const isBusy = (error: unknown): boolean => (codeOf(error) & 0xff) === BUSY;

/** A row with that key exists already. */
export const isTaken = (error: unknown): boolean =>
  [CONSTRAINT_PRIMARYKEY, CONSTRAINT_UNIQUE, CONSTRAINT_ROWID].includes(codeOf(error));

/** The disk or the file on it is not what it should be. */
export const isDamage = (error: unknown): boolean => [IOERR, CORRUPT, NOTADB].includes(codeOf(error) & 0xff);
