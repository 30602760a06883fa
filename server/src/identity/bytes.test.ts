import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@crossbones/core/suite';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { Authenticator } from '../../test/clients/authenticator.js';
import { Browser, PushService } from '../../test/clients/push-service.js';
import { FastClock } from '../../test/clocks/fast-clock.js';
import { openServer, storages } from '../../test/server.js';
import { type Ground, postgresGround, sqliteGround } from '../../test/storage/ground.js';

const HERE = 'https://bones.example';
const ADDRESS = '198.51.100.77';
const HOUR_MS = 3_600_000;

/** Every byte that is kept: the files of a folder, or all rows of a database. */
async function bytesOf({ config, ask }: Ground, which = ''): Promise<string> {
  if (config.databaseUrl === null) {
    const names = (await readdir(config.folder)).filter((name) => name.startsWith(`crossbones.db${which}`));
    const files = await Promise.all(names.map((name) => readFile(join(config.folder, name), 'latin1')));
    return files.join('');
  }
  if (which !== '') return '';
  const tables = await ask("select tablename from pg_tables where schemaname = 'public'");
  const rows = await Promise.all(tables.map(({ tablename }) => ask(`select * from "${tablename}"`)));
  return JSON.stringify(rows);
}

describe.each(storages)('who has deleted themselves on %s', (kind) => {
  const push = new PushService();
  let ground: Ground | null = null;
  afterAll(async () => {
    await push.close();
    await ground?.leave();
  });

  it('had all of it in their hands before, and is in no byte of the database after, nor in the log', async () => {
    await push.open();
    ground = kind === 'sqlite' ? await sqliteGround() : await postgresGround();
    const env = { LOG_LEVEL: 'debug', PUBLIC_URL: HERE, TRUST_PROXY: 'loopback', TABLES_PER_ADDRESS: '100' };
    const world = new FastClock();
    const server = await openServer({ store: ground, world, env, ways: push.ways });
    const from = { 'x-forwarded-for': ADDRESS };
    const anne = await new ApiClient(server.url, 'Quaxolotline', undefined, from).board();
    const ben = await new ApiClient(server.url, 'Ben', undefined, {
      'x-forwarded-for': '198.51.100.1',
    }).board();

    const device = new Authenticator();
    const { challenge, options } = await anne.do('passkeyOffer');
    const response = device.create(options, HERE);
    const { me } = await anne.do('passkeyAdd', { body: { challenge, label: 'Quaxophone', response } });
    const endpoint = `${push.url}/quaxopush`;
    await anne.do('noticesOn', { body: new Browser().subscription(endpoint) });
    const { table } = await anne.do('open', { body: { game: 'skull', seats: 3 } });
    await ben.do('sit', { table, body: {} });
    // Enough that pages of the database are divided and given back.
    const said = Array.from({ length: 30 }, (_, i) => `Quaxotalk ${i} ${'of much '.repeat(20).trim()}`);
    for (const text of said) {
      await anne.do('say', { table, body: { channel: 'table', text } });
      world.leap(20_000);
    }
    await anne.do('name', { body: { name: 'Quaxolotta' } });
    const head = { game: 'skull-king', players: ['Quaxosheet', 'Ben'] };
    const opened = await anne.do('sheetOpen', { body: { head } });
    const sheet = { sheet: opened.sheet, body: { token: opened.token } };

    const words = ['Quaxolotline', 'Quaxolotta', 'Quaxophone', ...said, endpoint, me.passkeys[0].id];
    const told = JSON.stringify(await anne.do('export'));
    for (const word of [...words, table]) expect(told).toContain(word);
    const all = await bytesOf(ground);
    for (const word of ['Quaxolotta', 'Quaxosheet', said[7], endpoint]) expect(all).toContain(word);

    const token = createHash('sha256').update(anne.cookie!.split('=')[1]).digest('hex');
    expect(all).toContain(token);
    const { person } = anne;
    await anne.do('sheetEnd', sheet);
    await anne.do('delete', { body: { sure: true } });
    const traces = [...words, 'Quaxo', person, token];
    // First the rows go, then the pages as they were before: with the write-ahead log, every hour.
    await eventually('they are gone', async () => {
      world.leap(HOUR_MS);
      const { rows } = (await ground!.ask(`select count(*) as rows from person where id = '${person}'`))[0];
      const log = await bytesOf(ground!, '-wal');
      return Number(rows) === 0 && !traces.some((word) => log.includes(word));
    });
    // What is in the log and not in its place yet is put there at the end.
    await server.close();
    const left = await bytesOf(ground);
    expect(traces.filter((word) => left.includes(word))).toEqual([]);
    // Ben is still there, and no address ever was.
    expect(left).toContain(ben.person);
    for (const bytes of [all, left]) expect(bytes).not.toContain(ADDRESS);
    const log = server.logged.join('');
    for (const word of [...words, 'Quaxo', ADDRESS, token]) expect(log).not.toContain(word);
  });
});
