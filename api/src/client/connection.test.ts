import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from './connection.js';
import { cookieJar } from './cookie-jar.js';
import { realWorld } from './world.js';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
/** What the server does with one request: a status and what goes with it, or nothing but a cut line. */
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'cut';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers by this list, and with the last of it from then on. */
async function serverOf(...answers: Answer[]): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    if (answer === 'cut') return void request.socket.destroy();
    response
      .writeHead(answer.status, answer.headers)
      .end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** The real world in a hurry; it notes how long it was asked to wait. */
function hasty(): World & { waits: number[] } {
  const waits: number[] = [];
  return {
    ...realWorld,
    waits,
    after: (ms, call) => {
      if (ms < 20_000) waits.push(ms);
      return realWorld.after(ms < 20_000 ? 0 : ms, call);
    },
  };
}

const refused = (code: string): unknown => ({ error: { code, message: 'No.', args: {} } });
const table = 'abcdefgh0123456789jk'.slice(0, 20);

describe('somebody new', () => {
  it('becomes one guest, however many commands are sent at once', async () => {
    const { url, asked } = await serverOf(
      { status: 200, body: {}, headers: { 'set-cookie': 'session=first; Path=/' } },
      { status: 200, body: {} },
    );
    const connection = connect({ url, cookies: cookieJar() });
    await Promise.all([
      connection.call('name', {}, { name: 'Mina' }),
      connection.call('name', {}, { name: 'Jo' }),
      connection.call('name', {}, { name: 'Sam' }),
    ]);
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, 'session=first', 'session=first']);
  });

  it('waits for the first command no longer than it would for its own', async () => {
    const { url, asked } = await serverOf({ status: 503 });
    const connection = connect({ url });
    const [forever, brief] = [new AbortController(), new AbortController()];
    const first = connection.call('name', {}, { name: 'Mina' }, { signal: forever.signal });
    const second = connection.call('name', {}, { name: 'Jo' }, { signal: brief.signal });
    await eventually('the first is tried', () => asked.length > 0);
    brief.abort();
    expect(await second).toMatchObject({ ok: false, error: { code: 'given-up' } });
    forever.abort();
    await first;
  });
});

describe('a call', () => {
  it('fills path and query, and gives back the reply', async () => {
    const { url, asked } = await serverOf({ status: 200, body: { steps: 1 } });
    const connection = connect({ url: `${url}/` });
    expect(await connection.call('replay', { table }, { from: 3 })).toEqual({
      ok: true,
      value: { steps: 1 },
    });
    expect(asked[0]).toMatchObject({ method: 'GET', url: `/api/tables/${table}/replay?from=3`, body: '' });
    expect(asked[0].headers['idempotency-key']).toBeUndefined();
  });

  it('sends commands as JSON under a key of their own', async () => {
    const { url, asked } = await serverOf({ status: 200, body: { seq: 1 } });
    const connection = connect({ url });
    await connection.call('stand', { table }, {});
    await connection.call('say', { table }, { channel: 'table', phrase: 'ahoy' });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `/api/tables/${table}/stand`, '{}'],
      ['POST', `/api/tables/${table}/say`, '{"channel":"table","phrase":"ahoy"}'],
    ]);
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(asked[0].headers['content-type']).toBe('application/json');
  });

  it('is refused as data', async () => {
    const { url } = await serverOf({ status: 409, body: refused('stale-decision') });
    expect(await connect({ url }).call('undo', { table }, {})).toEqual({
      ok: false,
      error: { code: 'stale-decision', message: 'No.', args: {} },
    });
  });

  it('makes a refusal of what something in between answers', async () => {
    const { url } = await serverOf({ status: 418, body: 'teapot' });
    expect(await connect({ url }).call('me')).toMatchObject({ ok: false, error: { code: 'http-418' } });
  });

  it('is made again under the same key until it is answered', async () => {
    const { url, asked } = await serverOf('cut', { status: 503 }, { status: 500 }, { status: 408 }, 'cut', {
      status: 200,
      body: { seq: 7 },
    });
    const world = hasty();
    const troubles: boolean[] = [];
    const connection = connect({ url, world, trouble: (troubled) => troubles.push(troubled) });
    expect(await connection.call('stand', { table }, {})).toEqual({ ok: true, value: { seq: 7 } });
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(asked).toHaveLength(6);
    expect(troubles).toEqual([true, false]);
    expect(world.waits).toHaveLength(5);
    for (const [tries, wait] of world.waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(125 * 2 ** tries);
      expect(wait).toBeLessThanOrEqual(250 * 2 ** tries);
    }
  });

  it('takes half an answer for none', async () => {
    const { url, asked } = await serverOf({ status: 200 }, { status: 200, body: { seq: 1 } });
    expect(await connect({ url, world: hasty() }).call('stand', { table }, {})).toMatchObject({ ok: true });
    expect(asked).toHaveLength(2);
  });

  it('waits as long as it is told to, but not for ever', async () => {
    const soon = await serverOf(
      { status: 429, headers: { 'retry-after': '3' }, body: refused('too-fast') },
      { status: 200, body: {} },
    );
    const world = hasty();
    expect(await connect({ url: soon.url, world }).call('me')).toMatchObject({ ok: true });
    expect(world.waits).toHaveLength(1);
    expect(world.waits[0]).toBeGreaterThanOrEqual(3000);
    const late = await serverOf({
      status: 429,
      headers: { 'retry-after': '600' },
      body: refused('too-many-guesses'),
    });
    expect(await connect({ url: late.url, world }).call('me')).toMatchObject({
      error: { code: 'too-many-guesses' },
    });
    expect(late.asked).toHaveLength(1);
  });

  it('is given up by its signal', async () => {
    const { url, asked } = await serverOf({ status: 503 });
    const abort = new AbortController();
    const calling = connect({ url }).call('stand', { table }, {}, { signal: abort.signal });
    await eventually('it is tried', () => asked.length > 0);
    abort.abort();
    expect(await calling).toMatchObject({ ok: false, error: { code: 'given-up' } });
    expect(await connect({ url }).call('me', {}, undefined, { signal: abort.signal })).toMatchObject({
      ok: false,
    });
  });

  it('goes on at the next node at once when one is gone', async () => {
    const gone = await serverOf('cut');
    const there = await serverOf({ status: 200, body: { seq: 1 } });
    const world = hasty();
    const connection = connect({ url: [gone.url, there.url], world });
    expect(await connection.call('stand', { table }, {})).toMatchObject({ ok: true });
    expect(world.waits).toEqual([]);
    expect(connection.node).toBe(there.url);
    expect(there.asked[0].headers['idempotency-key']).toBe(gone.asked[0].headers['idempotency-key']);
    await connection.call('me');
    expect(there.asked).toHaveLength(2);
  });
});

describe('cookies', () => {
  it('are kept and sent where no browser does it', async () => {
    const kept: string[] = [];
    const { url, asked } = await serverOf(
      {
        status: 200,
        body: null,
        headers: { 'set-cookie': 'crossbones=abc=; Path=/; HttpOnly; Max-Age=1000' },
      },
      { status: 200, body: null },
      { status: 200, body: null, headers: { 'set-cookie': 'crossbones=; Path=/; Max-Age=0' } },
      { status: 200, body: null },
    );
    const connection = connect({ url, cookies: cookieJar('', (text) => kept.push(text)) });
    for (let i = 0; i < 4; i++) await connection.call('me');
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'crossbones=abc=',
      'crossbones=abc=',
      undefined,
    ]);
    expect(kept).toEqual(['crossbones=abc=', '']);
  });

  it('come back from what was kept', () => {
    expect(cookieJar('a=1; b=2').header()).toBe('a=1; b=2');
    expect(cookieJar('').header()).toBeNull();
  });
});
