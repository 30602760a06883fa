import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { type Serving, serving } from '../../test/serving.js';
import { BrowserStream } from './stream.js';

interface Heard {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Reads a stream until it is told to stop. */
class Ear {
  readonly heard: Heard[] = [];
  over = false;
  private readonly abort = new AbortController();
  private constructor(readonly response: Response) {
    this.listen().catch(() => {
      this.over = true;
    });
  }

  static async open(visitor: ApiClient, query: string, headers: Record<string, string> = {}): Promise<Ear> {
    const cookie: Record<string, string> = visitor.cookie === null ? {} : { cookie: visitor.cookie };
    return new Ear(await fetch(`${visitor.url}/api/stream?${query}`, { headers: { ...cookie, ...headers } }));
  }

  private async listen(): Promise<void> {
    let text = '';
    const reader = this.response.body!.pipeThrough(new TextDecoderStream()).getReader();
    this.abort.signal.addEventListener('abort', () => void reader.cancel());
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (of('event') !== '')
          this.heard.push({ id: of('id'), event: of('event'), data: JSON.parse(of('data')) });
      }
    }
    this.over = true;
  }

  /** Waits until something of this kind was heard. */
  async until(is: (heard: Heard) => boolean): Promise<Heard> {
    await eventually('an event like that', () => this.heard.some(is));
    return this.heard.find(is)!;
  }

  close(): void {
    this.abort.abort();
  }
}

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.stop());

const openTable = async (visitor: ApiClient, more = {}): Promise<string> => {
  const reply = await visitor.post('/api/tables', { game: 'skull', seats: 3, ...more });
  return ((await reply.json()) as { table: string }).table;
};

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
    const ear = await Ear.open(new ApiClient(server.url), 'topics=lobby,table:0123456789abcdefghjk');
    const { headers } = ear.response;
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('transfer-encoding')).toBeNull();
    await ear.until(({ event }) => event === 'lobby');
    const refused = await ear.until(({ event }) => event === 'refused');
    expect(refused.data).toMatchObject({ topic: 'table:0123456789abcdefghjk', error: { code: 'no-table' } });
    ear.close();
  });

  it('shows how things stand, then what happens, and resumes', async () => {
    const anne = new ApiClient(server.url);
    const table = await openTable(anne);
    const ear = await Ear.open(anne, `topics=table:${table}`);
    const first = await ear.until(({ event }) => event === 'table');
    expect(first.id).toBe(`${table}:${(first.data as { seq: number }).seq}`);
    await anne.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Ahoy' });
    const line = await ear.until(({ event }) => event === 'line');
    expect(line.data).toMatchObject({ said: { text: 'Ahoy' } });
    ear.close();
    await anne.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Missed' });
    for (const [query, headers] of [
      [`topics=table:${table}&after=${line.id}`, {}],
      [`topics=table:${table}`, { 'last-event-id': line.id }],
      [`topics=table:${table}&after=${first.id}`, { 'last-event-id': line.id }],
    ] as const) {
      const again = await Ear.open(anne, query, headers);
      const missed = await again.until(({ event }) => event === 'line');
      expect(missed.data).toMatchObject({ said: { text: 'Missed' } });
      again.close();
    }
  });

  it('has one cursor over all its tables', async () => {
    const anne = new ApiClient(server.url);
    const [one, two] = [await openTable(anne), await openTable(anne)];
    const ear = await Ear.open(anne, `topics=lobby,table:${one},table:${two}`);
    await ear.until(({ id }) => id.includes(one) && id.includes(two));
    expect(ear.heard.at(-1)!.id).toMatch(new RegExp(`^${one}:\\d+,${two}:\\d+$`));
    ear.close();
  });

  it('does not bring the lines of whom one has muted', async () => {
    const [anne, bea] = [new ApiClient(server.url), new ApiClient(server.url)];
    const table = await openTable(anne);
    await bea.post('/api/tables/join', { table });
    const { person } = (await (await bea.get('/api/me')).json()) as { person: string };
    const ear = await Ear.open(anne, `topics=table:${table}`);
    await ear.until(({ event }) => event === 'table');
    expect((await anne.post('/api/me/mute', { person, muted: true })).status).toBe(200);
    await bea.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Unheard' });
    await anne.post('/api/me/mute', { person, muted: false });
    await bea.post(`/api/tables/${table}/say`, { channel: 'table', text: 'Heard' });
    await ear.until(({ event }) => event === 'line');
    expect(ear.heard.filter(({ event }) => event === 'line')).toHaveLength(1);
    await anne.post('/api/me/mute', { person, muted: true });
    const seen = (await (await anne.get(`/api/tables/${table}`)).json()) as { lines: unknown[] };
    expect(seen.lines).toEqual([]);
    const later = await Ear.open(anne, `topics=table:${table}`);
    await later.until(({ event }) => event === 'table');
    expect(later.heard.filter(({ event }) => event === 'line')).toEqual([]);
    ear.close();
    later.close();
  });

  it('says goodbye to who has signed out', async () => {
    const anne = new ApiClient(server.url);
    const table = await openTable(anne);
    const ear = await Ear.open(anne, `topics=table:${table}`);
    await ear.until(({ event }) => event === 'table');
    await anne.post('/api/me/sign-out', { everywhere: true });
    await ear.until(({ event }) => event === 'bye');
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
  const short = await serving();
  const anne = new ApiClient(short.url);
  const table = await openTable(anne);
  const ear = await Ear.open(anne, `topics=lobby,table:${table}`);
  await ear.until(({ event }) => event === 'table');
  const begun = Date.now();
  await short.stop();
  expect(Date.now() - begun).toBeLessThan(3_000);
  await ear.until(({ event }) => event === 'bye');
  await expect(fetch(`${short.url}/healthz`)).rejects.toThrow();
});
