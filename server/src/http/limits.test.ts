import type { World } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { type Opened, openServer } from '../../test/server.js';
import { Buckets, householdOf, Limits, Places } from './limits.js';
import { realWorld } from './real-world.js';

/** A clock that somebody else winds. */
const wound = (): World & { time: number } => ({
  time: 1_000_000,
  now() {
    return this.time;
  },
  random: realWorld.random,
  after: realWorld.after,
});

describe('a bucket', () => {
  it('gives its burst at once and then its rate', () => {
    const world = wound();
    const buckets = new Buckets(world, 2, 3);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
    expect(buckets.take('b')).toBe(0);
    world.time += 500;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1]);
    world.time += 60_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
  });

  it('takes what a request weighs, and a full one where that is more', () => {
    const world = wound();
    const buckets = new Buckets(world, 1, 6);
    expect([buckets.take('a', 5), buckets.take('a', 5), buckets.take('a')]).toEqual([0, 4, 0]);
    world.time += 6_000;
    expect([buckets.take('a', 50), buckets.take('a')]).toEqual([0, 1]);
  });

  it('says how long to wait', () => {
    const buckets = new Buckets(wound(), 1 / 60, 1);
    buckets.take('a');
    expect(buckets.take('a')).toBe(60);
  });

  it('gives without end at a rate of 0, and fills nothing when the clock is set back', () => {
    const world = wound();
    const free = new Buckets(world, 0, 0);
    for (let i = 0; i < 1_000; i++) expect(free.take('a')).toBe(0);
    const buckets = new Buckets(world, 1, 1);
    buckets.take('a');
    world.time -= 10_000;
    expect(buckets.take('a')).toBe(1);
  });

  it('remembers no more than it may, and those who press longest', () => {
    const world = wound();
    const buckets = new Buckets(world, 1, 5, 100);
    for (let i = 0; i < 5; i++) buckets.take('pressing');
    for (let i = 0; i < 1_000; i++) {
      world.time += 1;
      buckets.take(`passer-by ${i}`);
      buckets.take('pressing');
    }
    expect(buckets.size).toBeLessThanOrEqual(100);
    expect(buckets.take('pressing')).toBe(1);
  });
});

it('places are taken and left', () => {
  const places = new Places(2);
  expect([places.take('a'), places.take('a'), places.take('a'), places.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  places.leave('a');
  expect(places.take('a')).toBe(true);
});

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  [`nonsense${'x'.repeat(500)}`, `nonsense${'x'.repeat(56)}`],
])('%s belongs to the household %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

describe('guesses', () => {
  const none = { ratePerAddress: 0, ratePerSession: 0, streamsPerAddress: 0 };

  it('are few for one address and one network, and nobody else’s are in the way', () => {
    const limits = new Limits(wound(), none);
    const one = Array.from({ length: 11 }, () => limits.guess('192.0.2.7'));
    expect(one.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(one[10]).toBe(60);
    let households = 0;
    while (limits.guess(`2001:db8:1:${households.toString(16)}`) === 0) households++;
    expect(households).toBe(60);
    for (let i = 0; i < 5_000; i++) expect(limits.guess(`10.0.${i >> 8}.${i & 255}`)).toBe(0);
    expect(limits.guess('2001:db8:2:0')).toBe(0);
  });

  it('make codes longer for a day where they are many', () => {
    const world = wound();
    const limits = new Limits(world, none);
    for (let i = 0; i < 100; i++) limits.guessedWrong();
    expect(limits.codeLength).toBe(6);
    limits.guessedWrong();
    expect(limits.codeLength).toBe(8);
    world.time += 86_400_000;
    expect(limits.codeLength).toBe(6);
  });
});

/** On a busy machine seconds may pass between two requests: here none do. */
const still: World = { ...realWorld, now: () => 1_800_000_000_000 };

describe('over HTTP', () => {
  let server: Opened;
  afterEach(() => server.close());

  it('an address that is too fast waits, whoever asks', async () => {
    server = await openServer({ env: { RATE_PER_ADDRESS: '1' }, world: still });
    const replies = await Promise.all(Array.from({ length: 8 }, () => fetch(`${server.url}/api/me`)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused[0].json()).toMatchObject({ error: { code: 'slow-down' } });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/nothing`)).status).toBe(429);
  });

  it('what costs more counts for more', async () => {
    server = await openServer({ env: { RATE_PER_ADDRESS: '5' }, world: still });
    const table = '0123456789abcdefghjk';
    const asked = async (): Promise<number> =>
      (await fetch(`${server.url}/api/tables/${table}/replay`)).status;
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push(await asked());
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
  });

  it('a session that is too fast waits, before its body is read', async () => {
    server = await openServer({ env: { RATE_PER_SESSION: '1' }, world: still });
    const anne = new ApiClient(server.url);
    await anne.post('/api/me/name', { name: 'Anne' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => anne.post('/api/me/name', 'not JSON')));
    expect(replies.map(({ status }) => status).sort()).toContain(429);
    expect((await new ApiClient(server.url).post('/api/me/name', { name: 'Bea' })).status).toBe(200);
  });

  it('wrong codes are counted, right ones are not', async () => {
    server = await openServer();
    const anne = new ApiClient(server.url);
    const opened = await anne.post('/api/tables', { game: 'skull', seats: 3 });
    const { table } = (await opened.json()) as { table: string };
    const made = await anne.post(`/api/tables/${table}/code`);
    const { code } = (await made.json()) as { code: string };
    for (let i = 0; i < 15; i++) expect((await anne.post('/api/tables/join', { code })).status).toBe(200);
    const wrong = code === 'ABCDEF' ? 'ABCDEG' : 'ABCDEF';
    for (let i = 0; i < 10; i++) {
      expect((await anne.post('/api/tables/join', { code: wrong })).status).toBe(404);
    }
    const eleventh = await new ApiClient(server.url).post('/api/tables/join', { code: wrong });
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(await eleventh.json()).toMatchObject({ error: { code: 'too-many-guesses' } });
  });

  it('streams of one address are so many at once', async () => {
    server = await openServer({ env: { STREAMS_PER_ADDRESS: '2' } });
    const open = async () => {
      const abort = new AbortController();
      const response = await fetch(`${server.url}/api/stream?topics=lobby`, { signal: abort.signal });
      return { response, close: () => abort.abort() };
    };
    const [one, two, three] = [await open(), await open(), await open()];
    expect([one, two, three].map(({ response }) => response.status)).toEqual([200, 200, 429]);
    expect(await three.response.json()).toMatchObject({ error: { code: 'too-many-streams' } });
    one.close();
    await eventually('the place of a closed stream', async () => {
      const again = await open();
      again.close();
      return again.response.status === 200;
    });
  });

  it('behind proxies the address is the one they name, and no other', async () => {
    server = await openServer({ env: { RATE_PER_ADDRESS: '1', TRUST_PROXY: '1' }, world: still });
    const from = (address: string) =>
      fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 10; i++) expect((await from(`10.0.0.${i}`)).status).toBe(200);
    const statuses = [];
    for (let i = 0; i < 10; i++) statuses.push((await from(`1.2.3.${i}, 10.9.9.9`)).status);
    expect(statuses).toContain(429);
  });

  it('without a trusted proxy nobody can name another address', async () => {
    server = await openServer({ env: { RATE_PER_ADDRESS: '1' }, world: still });
    const statuses = [];
    for (let i = 0; i < 10; i++) {
      statuses.push(
        (await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': `10.0.0.${i}` } })).status,
      );
    }
    expect(statuses).toContain(429);
  });

  it('under https the cookie is Secure, and the browser is told to stay', async () => {
    server = await openServer({ env: { TRUST_PROXY: 'loopback' } });
    const reply = await new ApiClient(server.url).post(
      '/api/me/name',
      { name: 'Anne' },
      { 'x-forwarded-proto': 'https' },
    );
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-crossbones=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      'crossbones=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=/);
    const plain = await new ApiClient(server.url).post('/api/me/name', { name: 'Anne' });
    expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^crossbones=.{43}; (?!.*Secure)/)]);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  it('under https a cookie of yesterday is still one, gets its new name, and goes before none that has it', async () => {
    server = await openServer({ env: { TRUST_PROXY: 'loopback' } });
    const [anne, ben] = [new ApiClient(server.url), new ApiClient(server.url)];
    for (const who of [anne, ben]) await who.board();
    const https = { 'x-forwarded-proto': 'https' };
    const yesterday = anne.cookie!;
    const reply = await anne.get('/api/me', https);
    expect(await reply.json()).toMatchObject({ person: anne.person });
    expect(anne.cookie).toBe(`__Host-${yesterday}`);
    // Another site of the same domain can set a cookie of the plain name, and only that.
    anne.cookie = `${ben.cookie}; __Host-${yesterday}`;
    const again = await anne.get('/api/me', https);
    expect(await again.json()).toMatchObject({ person: anne.person });
    expect(again.headers.getSetCookie()).toEqual([]);
    const out = await anne.post('/api/me/sign-out', { everywhere: false }, https);
    const gone = out.headers.getSetCookie().map((line) => line.split(';', 2).join(';'));
    expect(gone).toEqual(['__Host-crossbones=; Max-Age=0', 'crossbones=; Max-Age=0']);
  });

  it('with a public address, pages of it may command', async () => {
    server = await openServer({ env: { PUBLIC_URL: 'https://play.example.org' } });
    const anne = new ApiClient(server.url);
    const reply = await anne.post('/api/me/name', { name: 'Anne' }, { origin: 'https://play.example.org' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(
      (await anne.post('/api/me/name', { name: 'Anne' }, { origin: 'https://example.org' })).status,
    ).toBe(403);
  });
});
