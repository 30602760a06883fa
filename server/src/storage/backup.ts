import { existsSync } from 'node:fs';
import { constants, copyFile, link, mkdtemp, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StorageError } from './error.js';
import { copyPages, DatabaseSync, type SqliteConnection } from './sqlite-driver.js';
import { databaseIn, openForReading, pragma } from './sqlite-file.js';

/** Every table of a database and how many rows it has. */
function rowsIn(db: SqliteConnection): Record<string, number> {
  const tables = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all() as { name: string }[];
  return Object.fromEntries(
    tables.map(({ name }) => {
      const { rows } = db.prepare(`select count(*) as rows from "${name}"`).get() as { rows: number };
      return [name, rows];
    }),
  );
}

const refuse = (file: string) =>
  new StorageError(`${file} exists already. A backup never overwrites a file: choose another name.`);

/**
 * Copies the database of a data folder into a new file while a server goes on writing to it. The copy has all that was
 * committed when it was made, and is checked before it gets its name. Answers how many rows each table has.
 */
export async function backup(folder: string, file: string): Promise<Record<string, number>> {
  const from = databaseIn(folder);
  const to = resolve(file);
  if (!existsSync(from)) throw new StorageError(`There is no database in ${folder}.`);
  if (existsSync(to)) throw refuse(to);
  if (!existsSync(dirname(to)))
    throw new StorageError(`There is no folder ${dirname(to)} to put the backup in.`);

  const draftFolder = await mkdtemp(join(dirname(to), '.crossbones-backup-'));
  const draft = join(draftFolder, 'copy.db');
  try {
    const source = openForReading(from);
    let least: Record<string, number>;
    try {
      // One reading transaction around the whole copy: it sees one moment, and does not begin again when somebody
      // writes.
      source.exec('begin');
      least = rowsIn(source);
      await copyPages(source, draft, { rate: 10_000 });
      source.exec('rollback');
    } finally {
      source.close();
    }
    const rows = verified(draft, least);
    const copy = await open(draft, 'r+');
    // The copy holds what signs people in, so only its owner may read it.
    await copy.chmod(0o600);
    await copy.sync();
    await copy.close();
    await name(draft, to);
    return rows;
  } finally {
    await rm(draftFolder, { recursive: true });
  }
}

/** Gives the copy its name, but never replaces a file, even one that has appeared meanwhile. */
async function name(draft: string, to: string): Promise<void> {
  try {
    // Some file systems have no links.
    await link(draft, to).catch(() => copyFile(draft, to, constants.COPYFILE_EXCL));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? refuse(to) : error;
  }
}

/** Makes a file of its own of the copy, and answers its rows, if it is whole and has all that it must have. */
export function verified(draft: string, expected: Record<string, number>): Record<string, number> {
  const copy = new DatabaseSync(draft);
  try {
    // Without a write-ahead log beside it the file is complete, and can be put anywhere.
    copy.exec('pragma journal_mode = DELETE');
    const state = pragma(copy, 'integrity_check');
    if (state !== 'ok') throw new StorageError(`The copy is damaged: ${state}`);
    const rows = rowsIn(copy);
    for (const [table, count] of Object.entries(expected)) {
      if (rows[table] !== count)
        throw new StorageError(`The copy has ${rows[table]} of ${count} rows of ${table}.`);
    }
    return rows;
  } finally {
    copy.close();
  }
}
