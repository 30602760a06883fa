import { exchanges, type Route, routes } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { counted, sliced } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExchangeSchema, plain } from '../../src/http/schema.js';
import { ByteConnection, type RawResponse } from '../clients/byte-connection.js';
import { bytesOf } from '../clients/raw-request.js';
import type { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { rowsOf } from '../storage/rows.js';
import { AnswerTally, send, TOLD } from './answer-tally.js';
import { BadRequests } from './bad-requests.js';
import { PreparedTables } from './prepared-tables.js';
import type { Attempt } from './request-writer.js';
import { portOf, still } from './still-server.js';

const DEEP = process.env.DEEP !== undefined;
const requests = { sqlite: DEEP ? 40_000 : 20_000, postgres: DEEP ? 10_000 : 2_000 } as const;
const CONNECTIONS = 6;
/** The storage is looked at after so many. */
const BATCH = 1_000;

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

describe.each(['sqlite', 'postgres'] as const)('bad requests on %s', (storage) => {
  let server: Opened<FastClock>;
  let prepared: PreparedTables;
  let slow: Promise<RawResponse[]>;

  beforeAll(async () => {
    server = await openServer({ store: storage, world: still.world('grammar'), env: still.env });
    prepared = await PreparedTables.build(server.url);
    // These take their time, while the others are on.
    slow = Promise.all(storage === 'sqlite' ? tarry(portOf(server), prepared.cookie('anne')) : []);
    slow.catch(() => {});
  });

  afterAll(async () => {
    server.world.pace = 1;
    await server.close();
  });

  it(`${requests[storage]} of them are refused in a sentence, and nothing changes`, async () => {
    const grammar = new BadRequests(prepared, new FastRng(sliced(`grammar ${storage}`)));
    const tally = new AnswerTally();
    const connections = Array.from({ length: CONNECTIONS }, () => new ByteConnection(portOf(server)));
    const [rows, sights] = [await rowsOf(server), await prepared.sights()];
    expect(rows.get('entry')!.length).toBeGreaterThan(200);

    const run = async (attempts: Attempt[]): Promise<void> => {
      await send(connections, attempts, tally);
      if (tally.flaws.length > TOLD) tally.tell();
      expect(await rowsOf(server)).toEqual(rows);
    };
    await run(Array.from({ length: 40 }, () => grammar.guess()));
    await run(grammar.everywhere(places));
    for (let left = requests[storage]; left > 0; left -= BATCH)
      await run(Array.from({ length: Math.min(BATCH, left) }, () => grammar.next()));
    tally.tell();
    counted({ requests: tally.count });
    expect(await prepared.sights()).toEqual(sights);
    expect(server.logged).toEqual([]);
    console.info(`${tally}; over ${connections.reduce((sum, one) => sum + one.connections, 0)} connections`);
    for (const connection of connections) connection.close();

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
    for (const table of prepared.at('playing', 'acted')) {
      const { actors } = await prepared.sight('wil', table.id);
      const who = table.seated[actors[0]];
      const { decision, legal } = await prepared.sight(who, table.id);
      await prepared.tell(who, `/api/tables/${table.id}/submit`, { decision, actions: [legal[0]] });
    }
  });
});

it('a request that is done after all would be noticed', async () => {
  const server = await openServer({ store: 'sqlite', world: still.world('notice'), env: still.env });
  const rows = await rowsOf(server);
  const bytes = bytesOf({ path: '/api/me/name', body: '{"name":"Anne"}' });
  const tally = new AnswerTally();
  const connection = new ByteConnection(portOf(server));
  await send([connection], [{ family: 'good', about: 'a name', bytes, statuses: [400] }], tally);
  connection.close();
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
