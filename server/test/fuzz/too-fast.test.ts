import { type Route, routes } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { afterAll, describe, expect, it } from 'vitest';
import { ByteConnection } from '../clients/byte-connection.js';
import { bytesOf } from '../clients/raw-request.js';
import type { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { type Ground, sqliteGround } from '../storage/ground.js';
import { rowsOf } from '../storage/rows.js';
import { AnswerTally, send } from './answer-tally.js';
import { BadRequests } from './bad-requests.js';
import { PreparedTables } from './prepared-tables.js';
import type { Attempt } from './request-writer.js';
import { portOf, still } from './still-server.js';

const CONNECTIONS = 6;

const anyStatus = (attempt: Attempt): Attempt => ({
  ...attempt,
  statuses: [...attempt.statuses, 429],
  ...(attempt.names === undefined ? {} : { names: [...attempt.names, 'too fast'] }),
});

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
    const prepared = await PreparedTables.build(unlimited.url);
    await unlimited.close();
    const world = still.world('limits');
    const limits = { RATE_PER_ADDRESS: '50', RATE_PER_SESSION: '20', STREAMS_PER_ADDRESS: '4' };
    server = await openServer({ store: ground, world, env: { ...still.env, ...limits } });
    const rows = await rowsOf(ground);
    const grammar = new BadRequests(prepared, new FastRng('limits'));
    const connections = Array.from({ length: CONNECTIONS }, () => new ByteConnection(portOf(server)));

    const tally = new AnswerTally();
    const [first, then] = [150, 1_500];
    await send(
      connections,
      Array.from({ length: first }, () => anyStatus(grammar.next())),
      tally,
    );
    expect(tally.has('wants-object')).toBe(true);
    await send(
      connections,
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
      const bytes = bytesOf({ path: path.replace(/:\w+/, prepared.tables[0].id), headers });
      const answer = await new ByteConnection(portOf(server)).ask(bytes, { alone: true });
      expect(answer.status, route).toBe(429);
      expect(Number(answer.headers.get('retry-after')), route).toBeGreaterThanOrEqual(1);
    }
    expect(await rowsOf(ground)).toEqual(rows);
    for (const connection of connections) connection.close();

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
