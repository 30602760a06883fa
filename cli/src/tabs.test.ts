import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { connect, cookieJar } from '@crossbones/api/client';
import { must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterAll, expect, it } from 'vitest';
import { Terminal } from '../test/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * One tab of a browser in a thread of its own, from what `tsc -b` made of the client. Nobody waits as long as in life
 * for a leader who is gone.
 */
const TAB = `
  const { parentPort, workerData, BroadcastChannel } = require('node:worker_threads');
  import(workerData.client).then(async ({ connect, cookieJar, realWorld, SharedStream, TableClient }) => {
    const { url, cookie, table } = workerData;
    const world = { ...realWorld, after: (ms, call) => realWorld.after(ms / 4, call) };
    const connection = connect({ url, cookies: cookieJar(cookie), world });
    const stream = new SharedStream(connection, { channel: new BroadcastChannel('tabs-' + url) });
    const client = new TableClient(table, connection, stream);
    const tell = () => parentPort.postMessage({ leads: stream.leads, seq: client.table?.seq, lines: client.lines.length });
    client.listen(tell);
    parentPort.on('message', tell);
    await client.begin();
  });
`;

interface Seen {
  readonly leads: boolean;
  readonly seq: number;
  readonly lines: number;
}

it('eight tabs stay live on one stream of a real server, whichever of them dies', async () => {
  const env = { RATE_PER_ADDRESS: '0', RATE_PER_SESSION: '0', LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  const server = new Terminal(['serve', '--port', '0', '--data', join(folder, 'data')], env);
  ends.push(() => server.kill('SIGKILL'));
  const [, url] = await server.says(/ready at (http:\/\/[\w.]+:\d+)/);
  const cookies = cookieJar();
  const connection = connect({ url, cookies });
  const { table } = must(await connection.call('open', {}, { game: 'skull', seats: 3 }));

  const client = import.meta
    .resolve('@crossbones/api/client')
    .replace('/src/', '/dist/')
    .replace(/\.ts$/, '.js');
  const tabs = Array.from({ length: 8 }, () => {
    const workerData = { client, url, table, cookie: cookies.header() };
    const worker = new Worker(TAB, { eval: true, execArgv: [], workerData });
    const seen: Seen[] = [];
    worker.on('message', (message: Seen) => seen.push(message));
    ends.push(() => void worker.terminate());
    return { worker, seen };
  });
  const streams = async (): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^\S*streams\S* (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
  };

  let left = tabs;
  const all = (lines: number): Promise<void> =>
    eventually(`${lines} lines in every tab`, () => left.every(({ seen }) => seen.at(-1)?.lines === lines));
  for (let round = 1; round <= 3; round++) {
    const { seq } = must(await connection.call('say', { table }, { channel: 'table', phrase: 'ahoy' }));
    await all(round);
    expect(seq).toBeGreaterThan(0);
    const leaders = () => left.filter(({ seen }) => seen.at(-1)?.leads);
    await eventually('one tab that leads', () => {
      for (const { worker } of left) worker.postMessage('who');
      return leaders().length === 1;
    });
    const [leader] = leaders();
    // A tab may know that it leads a moment before its stream is open.
    await eventually('one stream', async () => (await streams()) === 1);
    await leader.worker.terminate();
    left = left.filter((one) => one !== leader);
  }
  // Nobody leads now; what happens meanwhile comes when somebody does.
  must(await connection.call('say', { table }, { channel: 'table', phrase: 'good-game' }));
  await all(4);
  expect(left).toHaveLength(5);
});
