import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Subprocess } from '../../test/faults/process.js';
import { entry, type Ground, realTime, sqliteGround } from '../../test/storage/ground.js';
import { verified } from './backup.js';
import { backup, openStore, StorageError } from './index.js';
import { DatabaseSync } from './sqlite-driver.js';
import { pragma } from './sqlite-file.js';

let ground: Ground;
let shelf: string;
beforeEach(async () => {
  ground = await sqliteGround();
  shelf = join(ground.config.folder, 'shelf');
  await mkdir(shelf);
});
afterEach(() => ground.leave());

const taken = (file: string) =>
  new StorageError(`${file} exists already. A backup never overwrites a file: choose another name.`);

it('a backup made while a server writes has all that was acknowledged before, and no half commits', async () => {
  const server = new Subprocess(`
    const { openStore } = await load('storage/index.js');
    const store = await openStore(${JSON.stringify(ground.config)}, world);
    const values = (match, seq) => ({ match, seq, at: 1, person: null, key: null, digest: null, body: 'x'.repeat(300) });
    for (let seq = 1; ; seq++) {
      const jobs = Array.from({ length: 10 }, (_, table) => store.commit([
        { query: store.db.insertInto('entry').values(values('m' + table, seq)) },
        { query: store.db.insertInto('entry').values(values('twin' + table, seq)) }]));
      await Promise.all(jobs);
      console.log(seq);
    }`);
  await server.until(150);
  for (let round = 1; round <= 3; round++) {
    const before = Number(server.lines.at(-1));
    const file = join(shelf, `backup-${round}.db`);
    const rows = await backup(ground.config.folder, file);
    await server.until(server.lines.length + 10);
    expect(rows.entry).toBeGreaterThanOrEqual(20 * before);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(pragma(copy, 'integrity_check')).toBe('ok');
    const tables = copy
      .prepare('select match, count(*) as count, max(seq) as last from entry group by match')
      .all() as { match: string; count: number; last: number }[];
    copy.close();
    expect(tables).toHaveLength(20);
    for (const { match, count, last } of tables) {
      expect(count).toBe(last);
      expect(last).toBeGreaterThanOrEqual(before);
      const twin = tables.find((other) => other.match === match.replace('m', 'twin'));
      if (match.startsWith('m')) expect(twin?.last).toBe(last);
    }
  }
  await server.kill();
  expect((await readdir(shelf)).sort()).toEqual(['backup-1.db', 'backup-2.db', 'backup-3.db']);
});

it('a backup of a folder at rest can be put in its place and opened', async () => {
  const store = await ground.open();
  for (let seq = 1; seq <= 10; seq++) await store.commit([entry(store, 'm', seq)]);
  await store.close();
  const file = join(shelf, 'backup.db');
  expect((await backup(ground.config.folder, file)).entry).toBe(10);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);

  const folder = join(shelf, 'restored');
  await mkdir(folder);
  await copyFile(file, join(folder, 'crossbones.db'));
  const restored = await openStore({ databaseUrl: null, folder }, realTime);
  expect(await restored.db.selectFrom('entry').select('seq').execute()).toHaveLength(10);
  expect(await restored.commit([entry(restored, 'm', 10)])).toBe(false);
  expect(await restored.commit([entry(restored, 'm', 11)])).toBe(true);
  await restored.close();
});

it('a backup overwrites nothing and leaves nothing half done', async () => {
  await expect(backup(ground.config.folder, join(shelf, 'none.db'))).rejects.toThrow('There is no database');
  await (await ground.open()).close();
  const file = join(shelf, 'precious.db');
  await writeFile(file, 'precious');
  await expect(backup(ground.config.folder, file)).rejects.toThrow(taken(file));
  expect(await readFile(file, 'utf8')).toBe('precious');
  await expect(backup(ground.config.folder, join(shelf, 'no', 'where.db'))).rejects.toThrow(
    'There is no folder',
  );
  expect(await readdir(shelf)).toEqual(['precious.db']);
});

it('of two backups to one name at once only one gets it', async () => {
  await (await ground.open()).close();
  const file = join(shelf, 'one.db');
  const two = await Promise.allSettled([
    backup(ground.config.folder, file),
    backup(ground.config.folder, file),
  ]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken(file) });
  expect(await readdir(shelf)).toEqual(['one.db']);
});

it('a name that cannot be is refused with the reason of the system', async () => {
  await (await ground.open()).close();
  const refused = await backup(ground.config.folder, join(shelf, 'x'.repeat(300))).catch((error) => error);
  expect(refused).toMatchObject({ code: 'ENAMETOOLONG' });
  expect(await readdir(shelf)).toEqual([]);
});

it('a backup is one file, and keeps nothing of the server that goes on from its place', async () => {
  const { folder } = ground.config;
  const store = await ground.open();
  for (let seq = 1; seq <= 10; seq++) await store.commit([entry(store, 'm', seq)]);
  const file = join(shelf, 'backup.db');
  expect((await backup(folder, file)).entry).toBe(10);
  const copy = new DatabaseSync(file);
  expect(pragma(copy, 'journal_mode')).toBe('delete');
  copy.close();
  expect(await readdir(shelf)).toEqual(['backup.db']);
  expect(await store.commit([entry(store, 'm', 11)])).toBe(true);
  await store.tidy?.();
  expect((await stat(`${folder}/crossbones.db-wal`)).size).toBe(0);
  await store.close();
});

it('of a database with a fault inside there is no backup, but a sentence; a taken name is seen before', async () => {
  const { folder } = ground.config;
  const store = await ground.open();
  for (let seq = 1; seq <= 10; seq++) await store.commit([entry(store, 'halibut', seq)]);
  await store.close();
  // A row that is not where its name belongs: whoever only counts does not see it.
  const path = join(folder, 'crossbones.db');
  const bytes = await readFile(path);
  bytes.write('herring', bytes.lastIndexOf('halibut'));
  await writeFile(path, bytes);
  const file = join(shelf, 'backup.db');
  await expect(backup(folder, file)).rejects.toThrow(/^The copy is damaged: row .+ entry$/);
  expect(await readdir(shelf)).toEqual([]);
  await writeFile(file, 'precious');
  await expect(backup(folder, file)).rejects.toThrow(taken(file));
  expect(await readdir(shelf)).toEqual(['backup.db']);
});

it('a copy that lacks rows is none', async () => {
  const store = await ground.open();
  for (let seq = 1; seq <= 10; seq++) await store.commit([entry(store, 'm', seq)]);
  await store.close();
  const file = join(shelf, 'backup.db');
  const rows = await backup(ground.config.folder, file);
  expect(verified(file, rows)).toEqual(rows);
  expect(() => verified(file, { ...rows, entry: 11 })).toThrow(
    new StorageError('The copy has 10 of 11 rows of entry.'),
  );
});
