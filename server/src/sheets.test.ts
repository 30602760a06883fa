import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../test/clients/api-client.js';
import { StreamReader } from '../test/clients/stream-reader.js';
import { FastClock } from '../test/clocks/fast-clock.js';
import { type Opened, openServer } from '../test/server.js';
import { type Ground, postgresGround, sqliteGround } from '../test/storage/ground.js';

const record = { granted: new Set<never>(), refused: new Set<string>() };
const head = { game: 'skull' };

describe('a score sheet on two nodes', () => {
  let ground: Ground;
  let nodes: Opened[];
  beforeAll(async () => {
    ground = await postgresGround();
    nodes = [await openServer({ store: ground }), await openServer({ store: ground })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await ground.leave();
  });

  it('is written at one of them, and watched at the other', async () => {
    const [here, there] = nodes.map(({ url }) => new ApiClient(url, 'Anne', record));
    const { sheet, token } = await here.do('sheetOpen', { body: { head } });
    const ear = await StreamReader.open(there.url, `sheet:${sheet}`, null);
    await ear.until('sheet', ({ seq }) => seq === 1);
    const line = (round: number) => ({ round, to: [round] });
    await here.do('sheetAppend', { sheet, body: { token, from: 2, lines: [line(0)] } });
    await ear.until('sheet', ({ seq }) => seq === 2);
    // Whoever keeps it may go on at any node.
    await there.do('sheetAppend', { sheet, body: { token, from: 3, lines: [line(1)] } });
    await ear.until('sheet', ({ seq }) => seq === 3);
    expect(await here.do('sheet', { sheet, query: { after: 1 } })).toEqual({
      seq: 3,
      lines: [line(0), line(1)],
    });
    await here.do('sheetEnd', { sheet, body: { token } });
    await ear.until('refused', ({ topic }) => topic === `sheet:${sheet}`);
    ear.close();
    expect(nodes.flatMap(({ logged }) => logged)).toEqual([]);
  });
});

it('one address opens thirty score sheets at once, and then one a minute', async () => {
  const ground = await sqliteGround();
  const env = { RATE_PER_ADDRESS: '1000' };
  const server = await openServer({ store: ground, world: new FastClock(0.001), env });
  const anne = new ApiClient(server.url, 'Anne', record);
  try {
    for (let i = 0; i < 30; i++) await anne.do('sheetOpen', { body: { head } });
    const { args } = await anne.fails('sheetOpen', 'slow-down', { body: { head } });
    expect(args.seconds).toBeGreaterThan(50);
    server.world.leap(61_000);
    await anne.do('sheetOpen', { body: { head } });
  } finally {
    server.world.pace = 1;
    await server.close();
    await ground.leave();
  }
});
