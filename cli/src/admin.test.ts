import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { crossbones } from '../test/child.js';
import { Terminal } from '../test/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
const running: Terminal[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) {
    one.kill('SIGKILL');
    await one.ended();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const why = ['--reason', 'asked for', '--by', 'keeper'];

it('looks, closes and removes, while a server runs on the folder and after', async () => {
  const data = join(folder, 'data');
  const admin = (...args: string[]) => crossbones(['admin', ...args, '--data', data]);
  const rows = async (...args: string[]) => {
    const { code, out, err } = await admin(...args, '--json');
    expect([code, err]).toEqual([0, '']);
    return out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const server = new Terminal(['serve', '--port', '0', '--data', data], {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  running.push(server);
  const [, url] = await server.says(/ready at (http:\/\/[\w.]+:\d+)/);
  let cookie = '';
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${path.length}`, cookie },
      body: JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    return (await response.json()) as Record<string, unknown>;
  };
  const { table } = (await post('/api/tables', { game: 'skull', seats: 3 })) as { table: string };
  const { seq } = await post(`/api/tables/${table}/say`, { channel: 'table', text: 'Ahoy' });

  expect(await rows('tables')).toMatchObject([{ table, game: 'skull', phase: 'gathering' }]);
  expect((await admin('table', table)).out).toContain('Ahoy');
  expect(statSync(join(data, 'admin')).mode & 0o077).toBe(0);
  await rows('remove', 'chat-line', table, String(seq), ...why);
  expect((await admin('table', table)).out).not.toContain('Ahoy');
  expect(await rows('close', table, ...why)).toMatchObject([
    { did: 'close', by: 'keeper', subject: table, reason: 'asked for' },
  ]);
  const closed = await post(`/api/tables/${table}/code`, {});
  expect(closed).toMatchObject({ error: { code: 'closed-by-operator' } });

  server.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(await rows('tables')).toMatchObject([{ table, phase: 'closed' }]);
  await rows('remove', 'table', table, ...why);
  expect(await rows('tables')).toEqual([]);
  expect((await rows('audit')).map(({ did }) => did)).toEqual(['remove-table', 'close', 'remove-line']);
});

describe('an order that cannot be', () => {
  const calls: [args: string[], says: RegExp][] = [
    [['admin'], /admin wants one of tables, table, close/],
    [['admin', 'tabels'], /admin wants one of/],
    [['admin', 'remove', 'table'], /admin wants one of/],
    [['admin', 'remove', 'chat-line', 'x', 'y', ...why], /admin wants one of/],
    [['admin', 'close', 'x'], /wants --reason/],
    [['admin', 'close', 'x', '--reason', 'a\nb'], /--reason wants 1 to 200 letters/],
    [['admin', 'tables', '--data', join(folder, 'nothing')], /There is no database in/],
  ];
  it.each(calls)('%j', async (args, says) => {
    const { code, out, err } = await crossbones(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
