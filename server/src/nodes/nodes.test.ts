import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../test/clients/api-client.js';
import { RawConnection } from '../../test/clients/raw-connection.js';
import { StreamReader } from '../../test/clients/stream-reader.js';
import { type Opened, openServer } from '../../test/server.js';
import { type Ground, postgresGround } from '../../test/storage/ground.js';
import { NODE_TARGET } from '../http/node-calls.js';
import { proofOf } from './passport.js';
import { firstFor } from './rank.js';

let ground: Ground;
let nodes: Opened[];
let anne: ApiClient;
beforeAll(async () => {
  ground = await postgresGround();
  nodes = [await openServer({ store: ground }), await openServer({ store: ground })];
  anne = await new ApiClient(nodes[0].url).board();
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await ground.leave();
});

const rows = async () =>
  (await ground.ask('select id, url, secret from node')) as { id: string; url: string; secret: string }[];
const ownerOf = async (table: string): Promise<string> => {
  const known = await rows();
  const first = firstFor(
    table,
    known.map(({ id }) => id),
  );
  return known.find(({ id }) => id === first)!.url;
};
/** A figure of each node. */
const figures = (name: string): Promise<number[]> =>
  Promise.all(
    nodes.map(async ({ url }) => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^crossbones_${name} (\\d+)$`, 'm').exec(text)![1]);
    }),
  );
const say = async ({ url }: Opened, table: string, text: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': text, cookie: anne.cookie! };
  const body = JSON.stringify({ channel: 'table', text });
  return (await fetch(`${url}/api/tables/${table}/say`, { method: 'POST', headers, body })).status;
};

it('a table is asked for and followed at any node, and in memory at its owner alone', async () => {
  await eventually('they have met', async () => (await figures('nodes')).every((known) => known === 2));
  const open = async ({ url }: Opened, key: string): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie: anne.cookie! };
    const body = JSON.stringify({ game: 'skull', seats: 3 });
    const reply = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
    return ((await reply.json()) as { table: string }).table;
  };
  // Each is opened where it is not served, and the same request anywhere else finds the same table.
  const opened: string[] = [];
  for (const [at, { url }] of nodes.entries())
    for (let i = 0; opened.length === at; i++) {
      const table = await open(nodes[1 - at], `opened-${at}-${i}`);
      if ((await ownerOf(table)) !== url) continue;
      expect(await open(nodes[at], `opened-${at}-${i}`)).toBe(table);
      opened.push(table);
    }
  const rooms = await figures('rooms');

  // One browser, one stream at one node, both tables; what it does arrives at any node.
  const topics = opened.map((table) => `table:${table}`).join();
  const ear = await StreamReader.open(nodes[0].url, topics, anne.cookie);
  for (const [i, table] of [...opened, ...opened].entries())
    expect(await say(nodes[i % 3 === 0 ? 0 : 1], table, `line-${i}`)).toBe(200);
  for (const i of [0, 1, 2, 3])
    await ear.until('line', ({ said }) => 'text' in said && said.text === `line-${i}`);
  expect(ear.all('line')).toHaveLength(4);
  expect(await figures('rooms')).toEqual(rooms.map((others) => others + 1));
  ear.close();
});

/** What a caller hears that says these lines, one after each answer. */
async function call(url: string, lines: (heard: string) => string[]): Promise<string> {
  const wire = await RawConnection.open(
    url,
    `CONNECT ${NODE_TARGET} HTTP/1.1\r\nHost: ${NODE_TARGET}\r\n\r\n`,
  );
  let said = 0;
  for (;;) {
    const [next] = lines(wire.sofar).slice(said);
    if (next === undefined) return wire.heard();
    said++;
    const before = wire.sofar;
    wire.say(`${next}\n`);
    await Promise.race([wire.heard(), eventually('an answer', () => wire.sofar !== before)]);
  }
}

it('who has not read the secret of a node in the database asks it for nothing', async () => {
  const [{ id, url, secret }] = await rows();
  const challenge = (heard: string): string => /called (\w+)/.exec(heard)?.[1] ?? '';
  const ask = 'ask 1 me {"params":{},"query":{},"bytes":null,"ip":"1.2.3.4","protocol":"http","host":"x"}';

  const stranger = await call(url, () => [
    `call 1 ${id} stranger 00`,
    `proof ${proofOf('guessed', 'caller', '00')}`,
    ask,
  ]);
  expect(stranger).toMatch(/called/);
  expect(stranger).not.toMatch(/open|answer/);
  // Its own proof is not the caller's.
  const echo = await call(url, (heard) => [
    `call 1 ${id} echo 00`,
    `proof ${/called \w+ (\w+)/.exec(heard)?.[1]}`,
    ask,
  ]);
  expect(echo).not.toMatch(/open|answer/);
  expect(await call(url, () => ['call 1 somebodyelse stranger 00'])).not.toMatch(/called/);
  expect(await call(url, () => [ask])).not.toMatch(/answer/);
  const known = await call(url, (heard) => [
    `call 1 ${id} friend 00`,
    `proof ${proofOf(secret, 'caller', challenge(heard))}`,
    ask,
    'nonsense',
  ]);
  expect(known).toMatch(/open\nanswer 1 .*\tnull\n/);
});
