import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageError } from './error.js';
import { databaseIn, examine, occupy, openForReading, openForWriting, pragma } from './sqlite-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossbones-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Takes the folder and lets it go; answers what the operator is told. */
function visited(place: string): string[] {
  const told: string[] = [];
  occupy(place, (sentence) => told.push(sentence))();
  return told;
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('who may read a data folder', () => {
  it('what is made there is its owner’s alone, and nothing needs to be said', async () => {
    const place = join(folder, 'data');
    expect(visited(place)).toEqual([]);
    expect(await modeOf(place)).toBe('700');
    expect((await readdir(place)).sort()).toEqual(['crossbones.db', 'lock.db']);
    for (const name of ['crossbones.db', 'lock.db']) expect(await modeOf(join(place, name))).toBe('600');
  });

  it('what others could read they cannot any more; whether they may look into the folder is asked', async () => {
    const open = ['crossbones.db', 'crossbones.db-wal', 'crossbones.db-shm', 'lock.db'];
    for (const name of open) {
      await writeFile(join(folder, name), '');
      await chmod(join(folder, name), 0o664);
    }
    await chmod(folder, 0o755);
    expect(visited(folder)).toEqual([
      ...open.map((name) => `${join(folder, name)} could be read by others; now it cannot.`),
      `Others may look into the data folder ${folder}: chmod 700 it, unless that is meant.`,
    ]);
    for (const name of open) expect(await modeOf(join(folder, name))).toBe('600');
  });
});

describe.skipIf(process.platform !== 'linux')('where the system says no', () => {
  it('a file that is not this user’s to change is named, and the folder is taken all the same', async () => {
    const path = join(folder, 'crossbones.db-wal');
    await symlink('/proc/self/status', path);
    expect(visited(folder)).toEqual([
      `${path} can be read by others, and is not this user’s to change: chmod 600 it.`,
    ]);
  });

  it('a folder in which nothing can be made is refused with the reason of the system', () => {
    expect(() => visited('/proc/self')).toThrow(/^ENOENT: .*crossbones\.db/);
  });
});

describe('a data folder', () => {
  it('is taken by one at a time, until it is let go', () => {
    const release = occupy(folder, () => {});
    for (let tries = 0; tries < 2; tries++)
      expect(() => visited(folder)).toThrow(
        new StorageError(
          `Another server is already running on the data folder ${folder}. Stop it first, or give this one a folder of its own.`,
        ),
      );
    release();
    visited(folder);
  });

  it('whose lock is no database is not taken for another server’s', async () => {
    await writeFile(join(folder, 'lock.db'), 'Yo ho ho, and a bottle of rum; this is no lock.'.repeat(100), {
      mode: 0o600,
    });
    expect(() => visited(folder)).toThrow('file is not a database');
  });
});

/** A database of some pages, all in the file itself. */
function laid(): string {
  const path = databaseIn(folder);
  const db = openForWriting(path);
  db.exec('create table log (line)');
  const insert = db.prepare('insert into log values (?)');
  for (let line = 0; line < 200; line++) insert.run('x'.repeat(500));
  db.exec('pragma wal_checkpoint(TRUNCATE)');
  db.close();
  return path;
}

describe('a database is looked at before anything is written', () => {
  it('and there may be none yet, or one that is whole', async () => {
    const path = databaseIn(folder);
    examine(path);
    expect(await readdir(folder)).toEqual([]);
    await writeFile(path, '');
    examine(path);
    await rm(path);
    examine(laid());
  });

  it('and one that is damaged is refused in one sentence that says where', async () => {
    const path = laid();
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0xa5, bytes.length - 40_960, bytes.length - 20_480));
    let said = '';
    try {
      examine(path);
    } catch (error) {
      said = String(error);
    }
    const [before, after] = [
      `StorageError: The database ${path} is damaged: `,
      '. Nothing in it was changed; put a backup in its place.',
    ];
    expect(said.slice(0, before.length)).toBe(before);
    expect(said.slice(-after.length)).toBe(after);
    expect(said.slice(before.length, -after.length)).toMatch(/^[A-Z]\w+ [\w ():]+$/);
  });

  it('and one that cannot be read for another reason is not called damaged', async () => {
    const path = laid();
    for (const beside of ['-wal', '-shm']) await rm(path + beside, { force: true });
    await mkdir(`${path}-wal`);
    expect(() => examine(path)).toThrow(/^unable to open database file$/);
  });
});

describe('a connection', () => {
  it('that writes waits for the disk, for other programs, and until many pages have gathered', () => {
    const db = openForWriting(databaseIn(folder));
    const set = ['journal_mode', 'synchronous', 'busy_timeout', 'wal_autocheckpoint', 'cache_size'];
    expect(set.map((name) => pragma(db, name))).toEqual(['wal', 2, 5_000, 4_000, -16_384]);
    db.close();
  });

  it('that deletes leaves no byte of it in the file', async () => {
    const path = laid();
    const db = openForWriting(path);
    const kept = async () => {
      db.exec('pragma wal_checkpoint(TRUNCATE)');
      return (await readFile(path)).includes('buried treasure');
    };
    db.exec("insert into log values ('buried treasure')");
    expect(await kept()).toBe(true);
    db.exec("delete from log where line like 'buried%'");
    expect(await kept()).toBe(false);
    db.close();
  });

  it('that reads waits for other programs, and cannot write', () => {
    const db = openForReading(laid());
    expect(pragma(db, 'busy_timeout')).toBe(5_000);
    expect(() => db.exec('delete from log')).toThrow('attempt to write a readonly database');
    db.close();
  });
});
