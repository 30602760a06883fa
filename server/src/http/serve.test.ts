import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { StartError, start } from '../index.js';
import { readConfig } from '../settings-and-defaults.js';
import { openLog } from './log.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  import { readConfig, serve } from ${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)};
  await serve(readConfig(process.env).value);
`;

interface Run {
  readonly child: ChildProcess;
  /** Where it says it is. */
  readonly url: string;
  readonly out: () => string;
  readonly err: () => string;
}

async function run(env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env },
  });
  let [out, err] = ['', ''];
  child.stderr.on('data', (data) => {
    err += data;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      out += data;
      const at = /ready at (http:\S+)/.exec(out);
      if (at !== null) resolve(at[1]);
    });
    child.on('exit', () => reject(new Error(`gone before it was ready: ${err}`)));
  });
  return { child, url, out: () => out, err: () => err };
}

const gone = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('exit', (code) => resolve(code)));

describe('a server as a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends well by %s, and nothing is lost', async (signal) => {
    const first = await run();
    const anne = new ApiClient(first.url);
    const opened = await anne.post('/api/tables', { game: 'skull', seats: 3 });
    const { table } = (await opened.json()) as { table: string };
    const stream = await fetch(`${first.url}/api/stream?topics=table:${table}`);
    const exit = gone(first.child);
    first.child.kill(signal);
    expect(await exit).toBe(0);
    expect(await stream.text()).toMatch(/event: bye\ndata: \{\}\n\n$/);
    expect(first.out()).toMatch(/^Crossbones is ready at http:\/\/127\.0\.0\.1:\d+\n$/);
    const said = first
      .err()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(said).toEqual(['settings', 'ready', 'stopping', 'stopped']);

    const second = await run();
    const again = await fetch(`${second.url}/api/tables/${table}`, { headers: { cookie: anne.cookie! } });
    expect(await again.json()).toMatchObject({ table: { id: table, game: 'skull' } });
    const end = gone(second.child);
    second.child.kill(signal);
    expect(await end).toBe(0);
  });

  it('lets a request finish that has begun, and takes no new one', async () => {
    const { child, url } = await run();
    const anne = new ApiClient(url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const exit = gone(child);
    const asked = Array.from({ length: 20 }, () => anne.post('/api/tables', { game: 'skull', seats: 3 }));
    child.kill('SIGTERM');
    const settled = await Promise.allSettled(asked);
    expect(await exit).toBe(0);
    const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const response of answered) expect(response.status).toBe(200);
    const next = await run();
    const mine = await fetch(`${next.url}/api/tables/mine`, { headers: { cookie: anne.cookie! } });
    const { tables } = (await mine.json()) as { tables: { id: string }[] };
    const ids = await Promise.all(
      answered.map(async (one) => ((await one.json()) as { table: string }).table),
    );
    expect(tables.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const end = gone(next.child);
    next.child.kill('SIGTERM');
    expect(await end).toBe(0);
  });
});

it('a port that is taken is told as a fault, and the folder is free again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const read = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'taken'),
    LOG_LEVEL: 'silent',
  });
  if (!read.ok) throw new Error('unreadable settings');
  const config = read.value;
  const log = openLog(config);
  await expect(start(config, undefined, log)).rejects.toThrow(StartError);
  await expect(start(config, undefined, log)).rejects.toMatchObject({
    fault: { key: 'port-taken', args: { port } },
  });
  await new Promise((resolve) => other.close(resolve));
  const running = await start(config, undefined, log);
  await running.stop();
});
