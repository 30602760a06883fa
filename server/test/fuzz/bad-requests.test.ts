import { exchanges, RefusalReply, type Route, routes } from '@crossbones/api';
import { FastRng, type Rng } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExchangeSchema, plain } from '../../src/http/schema.js';
import { ApiClient } from '../clients/api-client.js';
import { Authenticator } from '../clients/authenticator.js';
import { ByteConnection, type RawResponse } from '../clients/byte-connection.js';
import { bytesOf } from '../clients/raw-request.js';
import { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { type Ground, sqliteGround } from '../storage/ground.js';
import { rowsOf } from '../storage/rows.js';
import { BadRequests } from './bad-requests.js';
import { fits } from './fit.js';
import { PreparedTables } from './prepared-tables.js';
import type { Attempt } from './request-writer.js';
import { pick } from './spoil.js';

const DEEP = process.env.DEEP !== undefined;
const requests = { sqlite: DEEP ? 100_000 : 20_000, postgres: DEEP ? 20_000 : 2_000 } as const;
const CABLES = 6;
/** The storage is looked at after so many. */
const BATCH = 1_000;
const TOLD = 25;
/** Nothing happens by itself: whatever changes was changed by a request. */
const STILL = 1e-9;

/** Word for word as the design has it. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Every path of fields in a schema, and the whole. */
function placesIn(schema: ExchangeSchema, place = ''): string[] {
  const within = (name: string): string => (place === '' ? name : `${place}.${name}`);
  const inner = [
    ...(schema.anyOf ?? []).flatMap((form) => placesIn(form, place)),
    ...(schema.items === undefined ? [] : placesIn(schema.items, within('[]'))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => placesIn(field, within(name))),
  ];
  return [place, ...inner];
}

const places = (Object.keys(routes) as Route[]).flatMap((route) => {
  const { body } = exchanges[route];
  return body === null ? [] : [...new Set(placesIn(plain(body)))].map((place) => `${route} ${place}`);
});

/** What is wrong with an answer, or null. */
function flaw({ statuses, names, bodiless }: Attempt, { status, headers, body }: RawResponse): string | null {
  if (status < 400 || status > 499) return `answered with ${status}`;
  if (!statuses.includes(status)) return `answered with ${status} and not ${statuses.join(' or ')}`;
  if (headers.get('content-security-policy') !== POLICY) return 'without the content policy';
  if (headers.has('strict-transport-security')) return 'binds to https, over http';
  if (headers.has('set-cookie')) return 'sets a cookie';
  if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) return 'does not say how long';
  if (status === 405 && !headers.has('allow')) return 'does not say what is allowed';
  if (bodiless) return null;
  let reply: unknown;
  try {
    reply = JSON.parse(body);
  } catch {
    return 'is no JSON';
  }
  if (!fits(plain(RefusalReply), reply)) return 'is no refusal';
  const { code, message } = (reply as { error: { code: string; message: string } }).error;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return `has the code ${code}`;
  if (!/^\S.{4,}[.?!]$/su.test(message) || /undefined|\[object|NaN/.test(message)) return 'says no sentence';
  if (names?.some((name) => message.includes(name)) === false) return `does not name ${names.join(' or ')}`;
  return null;
}

/** What was answered, and how often. */
class Tally {
  readonly codes = new Map<string, number>();
  readonly families = new Map<string, number>();
  readonly covered = new Set<string>();
  readonly flaws: string[] = [];
  count = 0;

  add(attempt: Attempt, answer: RawResponse): void {
    this.count++;
    if (attempt.covers !== undefined) this.covered.add(attempt.covers);
    const { code } = attempt.bodiless ? { code: '(no body)' } : codeIn(answer.body);
    const name = `${answer.status} ${code}`;
    this.codes.set(name, (this.codes.get(name) ?? 0) + 1);
    this.families.set(attempt.family, (this.families.get(attempt.family) ?? 0) + 1);
    const wrong = flaw(attempt, answer);
    if (wrong !== null) this.flaws.push(`${wrong}: ${attempt.family}, ${attempt.about} → ${answer.body}`);
  }

  has(code: string): boolean {
    return [...this.codes.keys()].some((name) => name.endsWith(` ${code}`));
  }

  /** Fails if anything was not as it must be. */
  tell(): void {
    const why = `${this.flaws.length} answers of ${this.count} are not as they must be`;
    expect(this.flaws.slice(0, TOLD).join('\n'), why).toBe('');
  }

  toString(): string {
    const lines = (counts: Map<string, number>): string =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    return `${this.count} requests (${lines(this.families)}) were refused with: ${lines(this.codes)}`;
  }
}

function codeIn(body: string): { readonly code: string } {
  const none = { code: '(none)' };
  try {
    return (JSON.parse(body) as { error?: { code: string } } | null)?.error ?? none;
  } catch {
    return none;
  }
}

/** Codes that are seen in every run, whichever the chances. */
const certain = [
  ...['already-seated', 'already-started', 'bad-cursor', 'bad-http', 'bad-idempotency-key', 'bad-topic'],
  ...['bad-url', 'challenge-over', 'forbidden-character', 'forbidden-key', 'foreign-origin'],
  ...[
    'headers-too-large',
    'key-reused',
    'kicked',
    'line-differs',
    'line-gap',
    'line-too-long',
    'link-void',
    'missing-field',
    'mute-yourself',
  ],
  ...[
    'no-bot-there',
    'no-code',
    'no-free-seat',
    'no-passkey',
    'no-person',
    'no-sheet',
    'no-such-seat',
    'no-table',
  ],
  ...['no-teams', 'no-undo', 'nobody-there', 'not-at-table', 'not-filled', 'not-found', 'not-host'],
  ...['not-over', 'not-paused', 'not-ready', 'not-sealed', 'not-seated', 'not-signed-in', 'not-started'],
  ...[
    'not-your-sheet',
    'not-yourself',
    'over',
    'paused',
    'resigned',
    'salt-late',
    'seat-taken',
    'seated-only',
  ],
  ...[
    'stale-decision',
    'still-playing',
    'still-there',
    'table-closed',
    'too-large',
    'too-many-guesses',
    'topic-twice',
  ],
  ...['undo-not-last', 'unknown-field', 'unknown-word', 'wants-boolean', 'wants-choice'],
  ...['wants-content-type', 'wants-form', 'wants-idempotency-key', 'wants-int', 'wants-json'],
  ...['wants-known-query', 'wants-list', 'wants-object', 'wants-passkey', 'wants-plain-body'],
  ...['wants-string', 'wants-text', 'wants-topics', 'wants-utf8', 'watchers-only', 'wrong-method'],
  ...['wrong-recovery', 'wrong-salt'],
] as const;

/** Sends them all, over a few connections that are kept as long as the server keeps them. */
async function send(cables: readonly ByteConnection[], attempts: Attempt[], tally: Tally): Promise<void> {
  const sailing = cables.map(async (cable) => {
    for (let attempt = attempts.pop(); attempt !== undefined; attempt = attempts.pop()) {
      try {
        tally.add(attempt, await cable.ask(attempt.bytes, attempt));
      } catch (error) {
        cable.close();
        tally.flaws.push(`${(error as Error).message}: ${attempt.family}, ${attempt.about}`);
      }
    }
  });
  await Promise.all(sailing);
}

const portOf = ({ url }: { readonly url: string }): number => Number(new URL(url).port);
/** Always the same time and the same chance, so that a request which was once refused wrongly comes again. */
const still = {
  world: (seed: string) => new FastClock(STILL, seed, Date.UTC(2026, 0, 1)),
  env: { PUBLIC_URL: 'http://localhost' },
};

describe.each(['sqlite', 'postgres'] as const)('bad requests on %s', (storage) => {
  let server: Opened<FastClock>;
  let anchorage: PreparedTables;
  let slow: Promise<RawResponse[]>;

  beforeAll(async () => {
    server = await openServer({ store: storage, world: still.world('grammar'), env: still.env });
    anchorage = await PreparedTables.build(server.url);
    // These take their time, while the others are on.
    slow = Promise.all(storage === 'sqlite' ? tarry(portOf(server), anchorage.cookie('anne')) : []);
    slow.catch(() => {});
  });

  afterAll(async () => {
    server.world.pace = 1;
    await server.close();
  });

  it(`${requests[storage]} of them are refused in a sentence, and nothing changes`, async () => {
    const grammar = new BadRequests(anchorage, new FastRng(`grammar ${storage}`));
    const tally = new Tally();
    const cables = Array.from({ length: CABLES }, () => new ByteConnection(portOf(server)));
    const [rows, sights] = [await rowsOf(server), await anchorage.sights()];
    expect(rows.get('entry')!.length).toBeGreaterThan(200);

    const run = async (attempts: Attempt[]): Promise<void> => {
      await send(cables, attempts, tally);
      if (tally.flaws.length > TOLD) tally.tell();
      expect(await rowsOf(server)).toEqual(rows);
    };
    await run(Array.from({ length: 40 }, () => grammar.guess()));
    await run(grammar.everywhere(places));
    for (let left = requests[storage]; left > 0; left -= BATCH)
      await run(Array.from({ length: Math.min(BATCH, left) }, () => grammar.next()));
    tally.tell();
    expect(await anchorage.sights()).toEqual(sights);
    expect(server.logged).toEqual([]);
    console.info(
      `${tally}; over ${cables.reduce((sum, { connections }) => sum + connections, 0)} connections`,
    );
    for (const cable of cables) cable.close();

    if (storage !== 'sqlite') return;
    expect(certain.filter((code) => !tally.has(code))).toEqual([]);
    expect(places.filter((place) => !tally.covered.has(place))).toEqual([]);
  });

  // The slow ones were sent to one of the two only.
  if (storage === 'sqlite')
    it('whoever takes too long is told so', async () => {
      for (const { status, body } of await slow) {
        expect(status).toBe(408);
        expect(JSON.parse(body)).toMatchObject({ error: { code: 'too-slow' } });
      }
    });

  it('and the games go on as if nothing had been', async () => {
    for (const berth of anchorage.at('playing', 'acted')) {
      const { actors } = await anchorage.sight('wil', berth.id);
      const who = berth.seated[actors[0]];
      const { decision, legal } = await anchorage.sight(who, berth.id);
      await anchorage.tell(who, `/api/tables/${berth.id}/submit`, { decision, actions: [legal[0]] });
    }
  });
});

it('a request that is done after all would be noticed', async () => {
  const server = await openServer({ store: 'sqlite', world: still.world('notice'), env: still.env });
  const rows = await rowsOf(server);
  const bytes = bytesOf({ path: '/api/me/name', body: '{"name":"Anne"}' });
  const tally = new Tally();
  const cable = new ByteConnection(portOf(server));
  await send([cable], [{ family: 'good', about: 'a name', bytes, statuses: [400] }], tally);
  cable.close();
  expect(tally.flaws).toHaveLength(1);
  expect(tally.flaws[0]).toMatch(/^answered with 200: good, a name → /);
  expect(() => tally.tell()).toThrow();
  expect(await rowsOf(server)).not.toEqual(rows);
  server.world.pace = 1;
  await server.close();
});

/** Requests of which some never comes. */
function tarry(port: number, cookie: string): Promise<RawResponse>[] {
  const head = `POST /api/me/name HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n`;
  const type = 'Content-Type: application/json\r\nContent-Length: 18\r\n\r\n';
  return ['POST /api', head, `${head}${type}`, `${head}${type}{"name":`].map((text) =>
    new ByteConnection(port).ask(text, { alone: true }),
  );
}

describe('with limits on', () => {
  let ground: Ground;
  let server: Opened<FastClock>;
  afterAll(async () => {
    server.world.pace = 1;
    await server.close();
    await ground.leave();
  });

  it('whoever is too fast is told how long to wait, before anything is read', async () => {
    ground = await sqliteGround();
    const unlimited = await openServer({ store: ground, world: still.world('no limits'), env: still.env });
    const anchorage = await PreparedTables.build(unlimited.url);
    await unlimited.close();
    const world = still.world('limits');
    const limits = { RATE_PER_ADDRESS: '50', RATE_PER_SESSION: '20', STREAMS_PER_ADDRESS: '4' };
    server = await openServer({ store: ground, world, env: { ...still.env, ...limits } });
    const rows = await rowsOf(ground);
    const grammar = new BadRequests(anchorage, new FastRng('limits'));
    const cables = Array.from({ length: CABLES }, () => new ByteConnection(portOf(server)));

    const tally = new Tally();
    const [first, then] = [150, 1_500];
    await send(
      cables,
      Array.from({ length: first }, () => anyStatus(grammar.next())),
      tally,
    );
    expect(tally.has('wants-object')).toBe(true);
    await send(
      cables,
      Array.from({ length: then }, () => anyStatus(grammar.next())),
      tally,
    );
    tally.tell();
    const slowed = tally.codes.get('429 slow-down') ?? 0;
    // The rest is what nobody can be sure to have sent: no request, no host, no address.
    expect(slowed).toBeGreaterThan(0.8 * then);
    console.info(`with limits on: ${tally}`);

    // None of these bodies ever comes.
    for (const route of Object.keys(routes) as Route[]) {
      const [method, path] = routes[route];
      if (method === 'GET') continue;
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '16000' };
      const bytes = bytesOf({ path: path.replace(/:\w+/, anchorage.berths[0].id), headers });
      const answer = await new ByteConnection(portOf(server)).ask(bytes, { alone: true });
      expect(answer.status, route).toBe(429);
      expect(Number(answer.headers.get('retry-after')), route).toBeGreaterThanOrEqual(1);
    }
    expect(await rowsOf(ground)).toEqual(rows);
    for (const cable of cables) cable.close();

    server.world.leap(10_000);
    const again = await new ByteConnection(portOf(server)).ask(
      bytesOf({ path: '/api/me/name', body: '[]' }),
      {
        alone: true,
      },
    );
    expect(again.status).toBe(400);
  });
});

const anyStatus = (attempt: Attempt): Attempt => ({
  ...attempt,
  statuses: [...attempt.statuses, 429],
  ...(attempt.names === undefined ? {} : { names: [...attempt.names, 'too fast'] }),
});

/** What stands in the place of a part of a passkey's answer. */
const counterfeit = (rng: Rng): unknown =>
  pick<unknown>(rng, [
    ...[null, true, 0, -1, '', ' ', 'x', '☠', '%%%', '====', '\ud800', 'A'.repeat(5_000)],
    ...[[], ['x'], {}, { length: 3 }, { toString: 1 }],
    ...['null', '{}', '[]', '1', '"x"', '{"type":', '{"type":1,"challenge":{},"origin":[]}'].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
    Buffer.from(Array.from({ length: rng.below(300) }, () => rng.below(256))).toString('base64url'),
  ]);

describe('passkeys that are none', () => {
  let server: Opened<FastClock>;
  afterAll(async () => {
    server.world.pace = 1;
    await server.close();
  });

  it('are refused, and only the question is used up', async () => {
    server = await openServer({ store: 'sqlite', world: still.world('passkeys'), env: still.env });
    const rng = new FastRng('passkeys');
    const [eve, kit] = [new ApiClient(server.url), new ApiClient(server.url)];
    const authenticator = new Authenticator();
    type Offer = { readonly challenge: string; readonly options: Record<string, unknown> };
    const offer = async (who: ApiClient, path: string): Promise<Offer> =>
      (await (await who.post(path)).json()) as Offer;
    const origin = 'http://localhost';
    const begun = await offer(eve, '/api/me/passkeys/offer');
    const response = authenticator.create(begun.options, origin);
    const added = await eve.post('/api/me/passkeys/add', {
      challenge: begun.challenge,
      label: 'Phone',
      response,
    });
    expect(added.status).toBe(200);
    const passkey = authenticator.credentials[0];
    const kept = async () => {
      const { challenge: _, ...rest } = Object.fromEntries(await rowsOf(server));
      return rest;
    };
    const rows = await kept();

    const parts = ['id', 'rawId', 'type', 'clientDataJSON'];
    const codes = new Map<string, number>();
    for (let i = 0; i < (DEEP ? 5_000 : 400); i++) {
      const adding = i % 2 === 0;
      const asked = await offer(adding ? eve : kit, adding ? '/api/me/passkeys/offer' : '/api/sign-in/offer');
      const good = adding
        ? authenticator.create(asked.options, origin)
        : authenticator.get(asked.options, origin, { credential: passkey });
      const part = pick(rng, [
        ...parts,
        ...(adding ? ['attestationObject'] : ['authenticatorData', 'signature']),
      ]);
      const wrong = counterfeit(rng);
      const bad = Object.hasOwn(good, part)
        ? { ...good, [part]: wrong }
        : { ...good, response: { ...(good.response as object), [part]: wrong } };
      const body = { challenge: asked.challenge, response: bad };
      const answer = adding
        ? await eve.post('/api/me/passkeys/add', { ...body, label: 'Phone' })
        : await kit.post('/api/sign-in', body);
      const about = `${adding ? 'adding' : 'signing in'} with ${part} ${JSON.stringify(wrong)}`;
      expect([403, 404], about).toContain(answer.status);
      const { error } = (await answer.json()) as { error: { code: string } };
      codes.set(error.code, (codes.get(error.code) ?? 0) + 1);
    }
    expect([...codes.keys()].sort()).toEqual(['passkey-refused', 'unknown-passkey']);
    expect(await kept()).toEqual(rows);
    expect(server.logged).toEqual([]);

    const last = await offer(kit, '/api/sign-in/offer');
    const right = authenticator.get(last.options, origin, { credential: passkey });
    expect((await kit.post('/api/sign-in', { challenge: last.challenge, response: right })).status).toBe(200);
  });
});
