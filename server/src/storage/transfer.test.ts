import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@crossbones/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BrowserClient, granted } from '../../test/clients/browser-client.js';
import { FastClock } from '../../test/clocks/fast-clock.js';
import { lay } from '../../test/releases/lay.js';
import { HERE, ReleasePerson } from '../../test/releases/person.js';
import type { Recording } from '../../test/releases/recording.js';
import { releases } from '../../test/releases/shelf.js';
import { openServer } from '../../test/server.js';
import { entry, type Ground, postgresGround, realTime, sqliteGround } from '../../test/storage/ground.js';
import { rowsOf } from '../../test/storage/rows.js';
import { openStore, transfer } from './index.js';

const command = fileURLToPath(new URL('../../../cli/bin/crossbones.js', import.meta.url));

const places = (folder: Ground, postgres: Ground) => ({
  folder: folder.config.folder,
  databaseUrl: postgres.config.databaseUrl!,
});

describe('a folder with matches, people, passkeys and sheets', () => {
  let here: Ground;
  let there: Ground;
  let back: Ground;
  let recording: Recording;
  beforeAll(async () => {
    ({ ground: here, recording } = await lay((await releases()).at(-1)!, 'sqlite'));
    there = await postgresGround();
    back = await sqliteGround();
  });
  afterAll(async () => {
    for (const ground of [here, there, back]) await ground.leave();
  });

  it('is not moved before this version has brought it up to date, and is left as it was', async () => {
    const before = await rowsOf(here);
    const done = await transfer('to-postgres', places(here, there));
    expect(done).toMatchObject({
      ok: false,
      error: { key: 'migrate-older', args: { where: here.config.folder } },
    });
    expect(await rowsOf(here)).toEqual(before);
    await (await here.open()).close();
  });

  it('goes to PostgreSQL and back with every row', async () => {
    const before = await rowsOf(here);
    const moved = must(await transfer('to-postgres', places(here, there)));
    const { kysely_migration, kysely_migration_lock, ...rest } = Object.fromEntries(before);
    const rows = Object.values(rest).flat().length;
    expect(rows).toBeGreaterThan(500);
    expect(moved).toEqual({ rows, tables: Object.keys(rest).length });
    expect(must(await transfer('to-sqlite', places(back, there)))).toEqual(moved);
    const after = Object.fromEntries(await rowsOf(back));
    expect(after).toEqual({ ...rest, kysely_migration: after.kysely_migration, kysely_migration_lock });
    expect(await rowsOf(here)).toEqual(before);
  });

  it('is not moved to where something is', async () => {
    for (const way of ['to-postgres', 'to-sqlite'] as const)
      expect(await transfer(way, places(here, there))).toMatchObject({
        ok: false,
        error: { key: 'migrate-not-empty', args: { table: expect.any(String), rows: expect.any(Number) } },
      });
  });

  it('is served from PostgreSQL as before: sessions, passkeys, matches and sheets', async () => {
    const server = await openServer({
      store: there,
      world: new FastClock(1, null, recording.stopped + 1_000),
      env: { PUBLIC_URL: HERE },
    });
    const people = recording.people.map((papers) => new ReleasePerson(server.url, papers.name, papers));
    for (const [at, { person: id, name, passkeys }] of recording.people.entries()) {
      const { call, device } = people[at];
      expect(granted(await call('me'))).toMatchObject({ person: id, name });
      for (const credential of device.credentials) {
        const elsewhere = new BrowserClient(server.url);
        const { challenge, options } = granted(await elsewhere.connection.call('signInOffer', {}, {}));
        const response = device.get(options, HERE, { credential });
        expect(granted(await elsewhere.connection.call('signIn', {}, { challenge, response })).person).toBe(
          id,
        );
        elsewhere.close();
      }
      expect(device.credentials).toHaveLength(passkeys.length);
    }
    for (const { table, entries, outcome } of recording.finished) {
      const replay = granted(await people[0].call('replay', { table }, { from: entries, count: 1 }));
      expect(replay).toMatchObject({ steps: entries, outcome });
    }
    for (const { table, people: names, said } of recording.running) {
      const one = people.find(({ name }) => name === names[0])!;
      expect(granted(await one.call('table', { table })).lines).toHaveLength(said);
    }
    for (const { sheet, lines } of recording.sheets)
      expect(granted(await people[0].call('sheet', { sheet }))).toEqual({ seq: lines.length, lines });
    // While nodes run, it is not moved away under them.
    const empty = await sqliteGround();
    expect(await transfer('to-sqlite', places(empty, there))).toMatchObject({
      ok: false,
      error: { key: 'migrate-in-use' },
    });
    for (const one of people) one.close();
    await server.close();
    await empty.leave();
  });
});

describe('a small folder', () => {
  let here: Ground;
  let there: Ground;
  beforeEach(async () => {
    here = await sqliteGround();
    there = await postgresGround();
    return async () => {
      await here.leave();
      await there.leave();
    };
  });
  const filled = async (ground: Ground, seqs = 450): Promise<void> => {
    const store = await ground.open();
    for (let seq = 1; seq <= seqs; seq++) await store.commit([entry(store, 'm', seq, { body: `☠ ${seq}` })]);
    await store.close();
  };
  const nothingIn = async (ground: Ground): Promise<void> => {
    const { rows } = { rows: await ground.ask('select count(*) as count from entry') };
    expect(Number(rows[0].count)).toBe(0);
  };

  it('is not moved while a server runs on it', async () => {
    const store = await here.open();
    await expect(transfer('to-postgres', places(here, there))).rejects.toThrow(/already running/);
    await store.close();
  });

  it('is not moved if a newer version has been there, on either side', async () => {
    const later =
      "insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01T00:00:00.000Z')";
    await filled(here, 1);
    await (await there.open()).close();
    await there.ask(later);
    const newer = (where: string) => ({ ok: false, error: { key: 'migrate-newer', args: { where } } });
    expect(await transfer('to-postgres', places(here, there))).toMatchObject(newer('DATABASE_URL'));
    await here.ask(later);
    expect(await transfer('to-postgres', places(here, there))).toMatchObject(newer(here.config.folder));
    await nothingIn(there);
  });

  it('must be there', async () => {
    const nowhere = join(await mkdtemp(join(tmpdir(), 'crossbones-')), 'nowhere');
    const missing = { ok: false, error: { key: 'nothing-to-migrate' } };
    expect(await transfer('to-postgres', { ...places(here, there), folder: nowhere })).toMatchObject(missing);
    expect(await transfer('to-sqlite', places(here, there))).toMatchObject(missing);
    await rm(nowhere, { recursive: true, force: true });
  });

  it('is moved by the command, which says how much it was, or why not', async () => {
    await filled(here);
    const migrate = (way: string) => {
      const { folder, databaseUrl: DATABASE_URL } = places(here, there);
      const args = [command, 'migrate', way, '--data', folder];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C', DATABASE_URL },
      });
      return [status, stdout, stderr];
    };
    const [code, told, wrong] = migrate('to-postgres');
    expect([code, wrong]).toEqual([0, '']);
    expect(told).toMatch(/^450 rows in \d+ tables were copied, read back and compared/);
    const full = (where: string) => [
      2,
      '',
      expect.stringContaining(`${where} is not empty: entry has 450 rows.`),
    ];
    expect(migrate('to-postgres')).toEqual(full('DATABASE_URL'));
    expect(migrate('to-sqlite')).toEqual(full(here.config.folder));
  });

  it('is moved into a database that somebody else uses for other things', async () => {
    await filled(here);
    await there.ask('create table theirs (id int)');
    await there.ask('insert into theirs values (1)');
    expect(must(await transfer('to-postgres', places(here, there))).rows).toBe(450);
    const store = await openStore(there.config, realTime);
    expect(await store.db.selectFrom('entry').select('seq').execute()).toHaveLength(450);
    await store.close();
  });

  it.each([
    ['changed', "new.body = 'other'; return new;"],
    ['lost', 'return null;'],
    ['doubled', "insert into entry (match, seq, at, body) values ('n', 1, 1, ''); return new;"],
  ])('a row that is %s on the way is found, and nothing stays', async (_, what) => {
    await filled(here);
    await (await there.open()).close();
    await there.ask(`create function spoil() returns trigger language plpgsql as $$ begin ${what} end $$`);
    await there.ask(
      "create trigger spoil before insert on entry for each row when (new.match = 'm' and new.seq = 321) execute function spoil()",
    );
    await expect(transfer('to-postgres', places(here, there))).rejects.toThrow(
      /^The copy .* Nothing was kept of it\.$/,
    );
    await nothingIn(there);
  });
});
