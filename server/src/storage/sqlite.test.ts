import { statSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Subprocess } from '../../test/faults/process.js';
import { entry, type Ground, realTime, sqliteGround } from '../../test/storage/ground.js';
import { openStore, StorageError } from './index.js';
import { queriesOn } from './sqlite.js';
import { DatabaseSync, type Statement } from './sqlite-driver.js';
import { openForWriting } from './sqlite-file.js';

let ground: Ground;
beforeEach(async () => {
  ground = await sqliteGround();
});
afterEach(() => ground.leave());

/** A server on the folder as a process of its own, with a way to write an entry. */
const scribe = (also = '') => `
  const { openStore } = await load('storage/index.js');
  try {
    const store = await openStore(${JSON.stringify(ground.config)}, world);
    console.log('open');
    const write = (seq) => store.commit([{ query: store.db.insertInto('entry').values(
      { match: 'm', seq, at: 1, person: null, key: null, digest: null, body: 'x'.repeat(400) }) }]);
    ${also}
  } catch (error) {
    console.log(error.name + ': ' + error.message);
    process.exit(1);
  }`;

it('nobody else can read it, also in a folder that was there before and with files that were', async () => {
  const { folder } = ground.config;
  const modes = async () => {
    const files = (await readdir(folder)).filter((name) => /^(crossbones|lock)\.db/.test(name));
    return Promise.all(
      files.map(async (name) => ((await stat(`${folder}/${name}`)).mode & 0o777).toString(8)),
    );
  };
  await chmod(folder, 0o755);
  const told: string[] = [];
  const opened = () => openStore(ground.config, realTime, (sentence) => told.push(sentence));
  // As a shell leaves it for programs that say nothing about it.
  const mask = process.umask(0o022);
  try {
    const first = await opened();
    await first.commit([entry(first, 'm', 1)]);
    expect(new Set(await modes())).toEqual(new Set(['600']));
    expect(told).toEqual([expect.stringContaining('look into the data folder')]);
    await first.close();
    await chmod(folder, 0o700);
    for (const name of ['crossbones.db', 'lock.db']) await chmod(`${folder}/${name}`, 0o644);
    told.length = 0;
    const again = await opened();
    await again.commit([entry(again, 'm', 2)]);
    expect(new Set(await modes())).toEqual(new Set(['600']));
    expect(told).toHaveLength(2);
    for (const sentence of told) expect(sentence).toMatch(/could be read by others; now it cannot\.$/);
    await again.close();
  } finally {
    process.umask(mask);
  }
});

it('everything lies in one folder, and of a server that was stopped in one file', async () => {
  const { folder } = ground.config;
  const store = await ground.open();
  for (let seq = 1; seq <= 10; seq++) await store.commit([entry(store, 'm', seq)]);
  await store.close();
  const files = (await readdir(folder)).sort();
  expect(files.filter((name) => !/^crossbones\.db-(shm|wal)$/.test(name))).toEqual([
    'crossbones.db',
    'lock.db',
  ]);
  const log = await stat(`${folder}/crossbones.db-wal`).catch(() => ({ size: 0 }));
  expect(log.size).toBe(0);
  const alone = join(folder, 'alone');
  await mkdir(alone);
  await copyFile(join(folder, 'crossbones.db'), join(alone, 'crossbones.db'));
  const again = await openStore({ databaseUrl: null, folder: alone }, realTime);
  expect(await again.db.selectFrom('entry').select('seq').execute()).toHaveLength(10);
  await again.close();
});

it('commits stand in the order in which they were asked for', async () => {
  const store = await ground.open();
  const { db } = store;
  await store.commit([{ query: db.insertInto('pulse').values({ id: 1, at: 0 }) }]);
  const steps = Array.from({ length: 2_000 }, (_, at) =>
    store.commit([
      {
        query: db
          .updateTable('pulse')
          .set({ at: at + 1 })
          .where('id', '=', 1)
          .where('at', '=', at),
        rows: 1,
      },
    ]),
  );
  expect((await Promise.all(steps)).every((done) => done)).toBe(true);
  await store.close();
});

it('a folder serves one server at a time, in this process too', async () => {
  const store = await ground.open();
  await expect(ground.open()).rejects.toThrow(StorageError);
  const second = new Subprocess(scribe());
  await second.end();
  expect(second.lines).toEqual([
    `StorageError: Another server is already running on the data folder ${ground.config.folder}. Stop it first, or give this one a folder of its own.`,
  ]);
  expect(await store.commit([entry(store, 'm', 1)])).toBe(true);
  await store.close();
  const third = new Subprocess(scribe('await store.close();'));
  await third.end();
  expect(third.lines).toEqual(['open']);
});

it('a server killed in the midst of it leaves the folder free, and all it acknowledged', async () => {
  for (let round = 1; round <= 3; round++) {
    const server = new Subprocess(
      scribe(`
        const begin = ${round} * 1e6;
        await Promise.all(Array.from({ length: 8 }, async (_, lane) => {
          for (let seq = begin + lane; ; seq += 8) if (await write(seq)) console.log(seq);
        }));`),
    );
    await server.until(200);
    await expect(ground.open()).rejects.toThrow('already running');
    await server.kill();
    const store = await ground.open();
    const kept = new Set((await store.db.selectFrom('entry').select('seq').execute()).map(({ seq }) => seq));
    const acknowledged = server.lines.slice(1).map(Number);
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((seq) => !kept.has(seq))).toEqual([]);
    await store.close();
  }
});

it.skipIf(process.platform === 'win32')('where the disk takes no more, nothing is acknowledged', async () => {
  // A limit on the size of files, which the write-ahead log meets first; the folder is made before without it.
  await (await ground.open()).close();
  const server = new Subprocess(
    scribe(`
      for (let seq = 1; ; seq++) {
        try {
          const three = await Promise.all([write(3 * seq), write(3 * seq + 1), write(3 * seq + 2)]);
          console.log(3 * seq + three.lastIndexOf(true));
        } catch (error) {
          console.log(error.name);
          console.log(await write(1).then(() => 'went on', (refusal) => refusal.name));
          console.log(await store.ready());
          process.exit(0);
        }
      }`),
    256,
  );
  await server.end();
  expect(server.lines.slice(-3)).toEqual(['StorageError', 'StorageError', 'false']);
  const last = Number(server.lines.at(-4));
  expect(last).toBeGreaterThan(10);
  const store = await ground.open();
  const rows = await store.db.selectFrom('entry').select('seq').orderBy('seq').execute();
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: last - 2 }, (_, at) => at + 3));
  expect(await store.commit([entry(store, 'm', 1)])).toBe(true);
  await store.close();
});

it('the write-ahead log is put in its place again and again, and does not grow with what is written', async () => {
  const store = await ground.open();
  const body = 'x'.repeat(100_000);
  for (let seq = 1; seq <= 600; seq++)
    expect(await store.commit([entry(store, 'm', seq, { body })])).toBe(true);
  const { size: log } = await stat(`${ground.config.folder}/crossbones.db-wal`);
  const { size: file } = await stat(`${ground.config.folder}/crossbones.db`);
  expect(log).toBeLessThan(20_000_000);
  expect(file).toBeGreaterThan(40_000_000);
  await store.close();
});

it('a database that cannot be kept safely is refused', () => {
  expect(() => openForWriting(':memory:')).toThrow(/journal_mode is memory and must be wal/);
});

it('a migration that fails leaves nothing behind', async () => {
  // The last table that the first migration makes is there already.
  await ground.ask('create table outage (x)');
  await expect(ground.open()).rejects.toThrow('could not be brought up to date');
  const rows = await ground.ask(
    "select name from sqlite_schema where type = 'table' and name not like 'kysely%'",
  );
  expect(rows).toEqual([{ name: 'outage' }]);
  await ground.ask('drop table outage');
  await (await ground.open()).close();
});

it('a file that is no database, and a folder that cannot be, are named', async () => {
  const file = `${ground.config.folder}/crossbones.db`;
  await writeFile(file, 'Yo ho ho, and a bottle of rum; this is no database.'.repeat(100));
  await expect(ground.open()).rejects.toThrow(/is damaged: file is not a database/);
  await expect(openStore({ databaseUrl: null, folder: `${file}/inside` }, realTime)).rejects.toThrow(
    StorageError,
  );
});

/** A database with rows in it, and a page spoilt that is opened only later: what tells of tables is as it was. */
async function damaged(how: (file: Buffer) => Buffer): ReturnType<typeof bytesIn> {
  const { folder } = ground.config;
  const store = await ground.open();
  for (let seq = 1; seq <= 200; seq++)
    await store.commit([entry(store, 'm', seq, { body: 'x'.repeat(500) })]);
  await store.close();
  const file = `${folder}/crossbones.db`;
  await writeFile(file, how(await readFile(file)));
  return bytesIn(folder);
}

const bytesIn = async (folder: string) =>
  Promise.all(
    // What SQLite lays beside a database while it looks at it has nothing of it, and the lock is ours.
    (await readdir(folder))
      .filter(
        (name) =>
          name === 'crossbones.db' || (name.endsWith('-wal') && statSync(`${folder}/${name}`).size > 0),
      )
      .sort()
      .map(async (name) => [name, (await readFile(`${folder}/${name}`)).toString('base64')] as const),
  );

it.each([
  ['pages of noise', (file: Buffer) => file.fill(0xa5, file.length - 40_960, file.length - 20_480)],
  ['a lost end', (file: Buffer) => file.subarray(0, file.length - 20_480)],
])('a database with %s is refused in a sentence, and nothing in it is touched', async (_, how) => {
  const before = await damaged(how);
  const opened = await ground.open().then(
    async (store) => {
      await store.close();
      return 'it was opened';
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(opened).toMatch(/^StorageError: .* is damaged: .+\. Nothing in it was changed/);
  expect(await bytesIn(ground.config.folder)).toEqual(before);
});

it('another program that reads for long, or writes now and then, does no harm', async () => {
  const store = await ground.open();
  const other = new DatabaseSync(`${ground.config.folder}/crossbones.db`);
  other.exec('begin; select * from entry');
  for (let seq = 1; seq <= 50; seq++) expect(await store.commit([entry(store, 'm', seq)])).toBe(true);
  other.exec('rollback');
  other.exec("begin immediate; insert into mute values ('a', 'b')");
  const waiting = store.commit([entry(store, 'm', 51)]);
  // It is tried for as long as others look many times.
  for (let looks = 0; looks < 50; looks++) await ground.ask('select count(*) from entry');
  other.exec('commit');
  expect(await waiting).toBe(true);
  other.close();
  await store.close();
});

it('it serves one process, answers, knows its size on the disk, and keeps no log of what was tidied', async () => {
  const { folder } = ground.config;
  const store = await ground.open();
  expect(store.shared).toBe(false);
  expect(await store.ready()).toBe(true);
  for (let seq = 1; seq <= 10; seq++)
    await store.commit([entry(store, 'm', seq, { body: 'x'.repeat(10_000) })]);
  await store.tidy?.();
  expect((await stat(`${folder}/crossbones.db-wal`)).size).toBe(0);
  expect(await store.bytes()).toBe((await stat(`${folder}/crossbones.db`)).size);
  await store.close();
});

it('a text is prepared once, and so are a thousand; the others do not fill the memory', async () => {
  let prepared = 0;
  class Counting extends DatabaseSync {
    override prepare(text: string): Statement {
      prepared++;
      return super.prepare(text);
    }
  }
  const db = queriesOn(new Counting(':memory:'));
  const ask = (number: number) => db.executeQuery(CompiledQuery.raw(`select ${number} as number`));
  for (let times = 0; times < 2; times++)
    for (let number = 1; number <= 1_000; number++) expect((await ask(number)).rows).toEqual([{ number }]);
  expect(prepared).toBe(1_000);
  for (let times = 0; times < 2; times++) await ask(1_001);
  expect(prepared).toBe(1_002);
  await db.destroy();
});

it('queries tell how many rows they have changed, give rows one by one, and close what they ask', async () => {
  const connection = new DatabaseSync(':memory:');
  const db = queriesOn(connection);
  await db.executeQuery(CompiledQuery.raw('create table mute (person, other)'));
  const values = ['a', 'b', 'c'].map((other) => ({ person: 'ann', other }));
  const { numInsertedOrUpdatedRows } = await db.insertInto('mute').values(values).executeTakeFirstOrThrow();
  expect(numInsertedOrUpdatedRows).toBe(3n);
  const others: string[] = [];
  for await (const { other } of db.selectFrom('mute').select('other').where('person', '=', 'ann').stream())
    others.push(other);
  expect(others).toEqual(['a', 'b', 'c']);
  await db.destroy();
  expect(connection.isOpen).toBe(false);
});
