import { mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageError } from './error.js';
import { databaseIn, openForReading, openForWriting } from './sqlite-file.js';
import { KnownTexts } from './sqlite-job.js';
import { gathering, SqliteWriter } from './sqlite-writer.js';
import type { Write } from './store.js';

let folder: string;
let path: string;
let writer: SqliteWriter;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossbones-writer-'));
  path = databaseIn(folder);
  const db = openForWriting(path);
  db.exec('create table log (line)');
  db.close();
  writer = await SqliteWriter.open(path);
});
afterEach(async () => {
  await writer.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (text: string, ...parameters: readonly unknown[]): Write => ({
  query: { compile: () => CompiledQuery.raw(text, [...parameters]) },
});
const line = (text: string) => write('insert into log values (?)', text);

function lines(): unknown[] {
  const db = openForReading(path);
  const rows = db.prepare('select line from log').all() as { line: unknown }[];
  db.close();
  return rows.map((row) => row.line);
}

const logged = async () => (await stat(`${path}-wal`)).size;

it('a writer that cannot begin says why', async () => {
  const refused = await SqliteWriter.open(':memory:').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StorageError);
  const { message, cause } = refused as StorageError;
  expect(message).toMatch(/^The writer failed: SQLite does not keep :memory: as safely as it must/);
  expect(cause).toBeInstanceOf(Error);
});

it('a commit that fails says why, and the next one stands', async () => {
  await expect(writer.do([write('insert into nowhere values (1)')])).rejects.toThrow(
    new StorageError('A commit failed: no such table: nowhere.'),
  );
  expect(await writer.do([line('after it')])).toBe(true);
  expect(lines()).toEqual(['after it']);
});

it('tidying empties the write-ahead log, and what is written after it arrives', async () => {
  expect(await writer.do([line('before')])).toBe(true);
  expect(await logged()).toBeGreaterThan(0);
  expect(await writer.tidy()).toBe(true);
  expect(await logged()).toBe(0);
  expect(await writer.do([write("insert into log values ('after')")])).toBe(true);
  expect(await writer.do([line('again')])).toBe(true);
  expect(lines()).toEqual(['before', 'after', 'again']);
});

it('a writer that is to finish does what it was asked, and takes nothing more', async () => {
  const closed = new StorageError('The storage is closed.');
  const asked = writer.do([line('asked')]);
  const finishing = writer.finish();
  await expect(writer.do([line('too late')])).rejects.toThrow(closed);
  expect(await asked).toBe(true);
  await finishing;
  await writer.close();
  await expect(writer.do([line('much too late')])).rejects.toThrow(closed);
  expect(lines()).toEqual(['asked']);
});

it('somebody alone waits for nobody; of many, each waits a little for the others', () => {
  const waits = [
    [0, 0, 0],
    [0, 1, 0],
    [1, 1, 16],
    [0, 2, 8],
    [3, 2, 8],
    [0, 4, 4],
    [9, 100, 4],
  ];
  for (const [asked, together, ms] of waits) expect(gathering(asked, together)).toBe(ms);
});

it('a text is sent once, under its number, as long as there are numbers', () => {
  const texts = new KnownTexts(2);
  expect(['a', 'b', 'a', 'c', 'b', 'c'].map((text) => texts.numberOf(text))).toEqual([0, 1, 0, 'c', 1, 'c']);
  expect(texts.unsent()).toEqual(['a', 'b']);
  expect(texts.unsent()).toEqual([]);
});

it('a writer whose disk fails it in between refuses all that waits and all that comes, and can be closed', async () => {
  for (let at = 0; at < 50; at++) await writer.do([line('x'.repeat(1_000))]);
  await truncate(`${path}-wal`, 0);
  const waiting = await Promise.allSettled([writer.tidy(), writer.do([line('waiting')])]);
  const failed = new StorageError('The writer failed: disk I/O error');
  for (const one of waiting) expect(one).toMatchObject({ status: 'rejected', reason: failed });
  await writer.finish();
  await writer.close();
  await expect(writer.do([line('later')])).rejects.toThrow(failed);
});
