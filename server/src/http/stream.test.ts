import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { EventName } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { StreamReader } from '../../test/clients/stream-reader.js';
import { still } from '../../test/fuzz/still-server.js';
import { type Opened, openServer } from '../../test/server.js';
import { postgresGround } from '../../test/storage/ground.js';
import { BrowserStream } from './stream.js';

const listen = (
  { url, cookie }: ApiClient,
  topics: string,
  after?: string,
  headers?: { readonly [name: string]: string },
): Promise<StreamReader> => StreamReader.open(url, topics, cookie, after, headers);

/** What to resume after, once the first event of a kind has come. */
const cursorAt = ({ heard }: StreamReader, event: EventName): string =>
  heard.find((one) => one.event === event)!.id!;

let server: Opened;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const openTable = async (visitor: ApiClient, more = {}): Promise<string> => {
  const reply = await visitor.post('/api/tables', { game: 'skull', seats: 3, ...more });
  return ((await reply.json()) as { table: string }).table;
};

it('ends at every node once somebody has signed out everywhere, and no time need pass for that', async () => {
  const ground = await postgresGround();
  const nodes = [
    await openServer({ store: ground, world: still.world('one') }),
    await openServer({ store: ground, world: still.world('other') }),
  ];
  const anne = await new ApiClient(nodes[0].url).board();
  const { cookie } = anne;
  const ear = await StreamReader.open(nodes[1].url, 'lobby', cookie);
  await anne.do('signOut', { body: { everywhere: true } });
  await eventually('a farewell', () => ear.over);
  const there = await fetch(`${nodes[1].url}/api/me`, { headers: { cookie: cookie! } });
  expect(await there.json()).toBeNull();
  for (const node of nodes) await node.close();
  await ground.leave();
});

describe('the stream', () => {
  it('is refused for what is malformed', async () => {
    const id = '0123456789abcdefghjk';
    const many = Array.from({ length: 33 }, (_, i) => `table:${String(i).padStart(20, '0')}`).join(',');
    for (const [query, code] of [
      ['', 'wants-topics'],
      ['topics=', 'wants-topics'],
      [`topics=${many}`, 'wants-topics'],
      ['topics=lobby&topics=lobby', 'wants-topics'],
      ['topics=nothing', 'bad-topic'],
      ['topics=table:x', 'bad-topic'],
      ['topics=lobby,lobby', 'topic-twice'],
      ['topics=lobby,', 'bad-topic'],
      ['topics=lobby&after=x', 'bad-cursor'],
      [`topics=lobby&after=${id}:-1`, 'bad-cursor'],
      [`topics=lobby&after=${id}:1,${id}:2`, 'bad-cursor'],
      ['topics=lobby&other=1', 'wants-known-query'],
    ] as const) {
      const response = await fetch(`${server.url}/api/stream?${query}`);
      expect(response.status, query).toBe(400);
      expect(((await response.json()) as { error: { code: string } }).error.code, query).toBe(code);
    }
  });

  it('has its own headers and says what is no table', async () => {
    const ear = await listen(new ApiClient(server.url), 'lobby,table:0123456789abcdefghjk');
    const { headers } = ear;
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('transfer-encoding')).toBeNull();
    await ear.until('lobby');
    expect(await ear.until('refused')).toMatchObject({
      topic: 'table:0123456789abcdefghjk',
      error: { code: 'no-table' },
    });
    ear.close();
  });

  it('shows how things stand, then what happens, and resumes', async () => {
    const anne = new ApiClient(server.url);
    const table = await openTable(anne);
    const ear = await listen(anne, `table:${table}`);
    const { seq } = await ear.until('table');
    const first = cursorAt(ear, 'table');
    expect(first).toBe(`${table}:${seq}`);
    await anne.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Ahoy' });
    expect(await ear.until('line')).toMatchObject({ said: { text: 'Ahoy' } });
    const line = cursorAt(ear, 'line');
    ear.close();
    await anne.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Missed' });
    for (const [after, headers] of [
      [line, {}],
      [undefined, { 'last-event-id': line }],
      [first, { 'last-event-id': line }],
    ] as const) {
      const again = await listen(anne, `table:${table}`, after, headers);
      expect(await again.until('line')).toMatchObject({ said: { text: 'Missed' } });
      again.close();
    }
  });

  it('has one cursor over all its tables', async () => {
    const anne = new ApiClient(server.url);
    const [one, two] = [await openTable(anne), await openTable(anne)];
    const ear = await listen(anne, `lobby,table:${one},table:${two}`);
    await eventually('both tables', () => ear.heard.some(({ id }) => id?.includes(one) && id.includes(two)));
    expect(ear.heard.at(-1)!.id).toMatch(new RegExp(`^${one}:\\d+,${two}:\\d+$`));
    ear.close();
  });

  it('does not bring the lines of whom one has muted', async () => {
    const [anne, bea] = [new ApiClient(server.url), new ApiClient(server.url)];
    const table = await openTable(anne);
    await bea.post('/api/tables/join', { table });
    const { person } = (await (await bea.get('/api/me')).json()) as { person: string };
    const ear = await listen(anne, `table:${table}`);
    await ear.until('table');
    expect((await anne.post('/api/me/mute', { person, muted: true })).status).toBe(200);
    await bea.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Unheard' });
    await anne.post('/api/me/mute', { person, muted: false });
    await bea.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Heard' });
    await ear.until('line');
    expect(ear.all('line')).toHaveLength(1);
    await anne.post('/api/me/mute', { person, muted: true });
    const seen = (await (await anne.get(`/api/tables/${table}`)).json()) as { lines: unknown[] };
    expect(seen.lines).toEqual([]);
    const later = await listen(anne, `table:${table}`);
    await later.until('table');
    expect(later.all('line')).toEqual([]);
    ear.close();
    later.close();
  });

  it('says goodbye to who has signed out', async () => {
    const anne = new ApiClient(server.url);
    const table = await openTable(anne);
    const ear = await listen(anne, `table:${table}`);
    await ear.until('table');
    await anne.post('/api/me/sign-out', { everywhere: true });
    await ear.until('bye');
  });
});

it('lets go of a reader who is far behind', async () => {
  let stream: BrowserStream | undefined;
  let left = 0;
  const http = createServer((_request, response) => {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, ['Content-Type', 'text/event-stream']).flushHeaders();
    const fresh = new BrowserStream(response, { token: null, person: null, muted: new Set() }, new Map());
    fresh.leaving(() => left++);
    stream = fresh;
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const json = JSON.stringify({ text: 'x'.repeat(10_000) });
  let told = 0;
  while (stream!.open && told < 10_000) {
    stream!.tell('line', json, { table: 'table', seq: told++ });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(told).toBeGreaterThan(100);
  expect(told).toBeLessThan(10_000);
  expect(left).toBe(1);
  stream!.tell('line', json, { table: 'table', seq: told });
  socket.resume();
  await closed;
  await new Promise((resolve) => http.close(resolve));
});

it('a server that stops says goodbye, finishes, and is gone', async () => {
  const short = await openServer();
  const anne = new ApiClient(short.url);
  const table = await openTable(anne);
  const ear = await listen(anne, `lobby,table:${table}`);
  await ear.until('table');
  const begun = Date.now();
  await short.close();
  expect(Date.now() - begun).toBeLessThan(3_000);
  await ear.until('bye');
  await expect(fetch(`${short.url}/healthz`)).rejects.toThrow();
});
