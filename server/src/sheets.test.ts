import { LINE_BYTES } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../test/clients/api-client.js';
import { StreamReader } from '../test/clients/stream-reader.js';
import { FastClock } from '../test/clocks/fast-clock.js';
import { type Opened, openServer } from '../test/server.js';
import { type Ground, postgresGround, sqliteGround } from '../test/storage/ground.js';
import type { Write } from './storage/store.js';

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

describe('lines of score sheets', () => {
  /** Bytes on the disk for each byte of lines. */
  const cost = async (sizes: readonly number[]): Promise<number> => {
    const ground = await sqliteGround();
    const store = await ground.open();
    const { db } = store;
    const empty = await store.bytes();
    let bytes = 0;
    for (let round = 0; round < 20; round++) {
      const writes: Write[] = [];
      for (let sheet = 0; sheet < 50; sheet++) {
        const size = sizes[(round + sheet) % sizes.length];
        bytes += size;
        // Sheets are called by chance: one that begins later may come anywhere between others.
        const row = { sheet: `${(sheet * 37) % 50}`.padStart(20, 'x'), seq: round, body: 'x'.repeat(size) };
        writes.push({ query: db.insertInto('sheet_line').values(row) });
      }
      await store.commit(writes);
    }
    const grown = (await store.bytes()) - empty;
    await store.close();
    await ground.leave();
    return grown / bytes;
  };

  it.each([
    [[200]],
    [[500]],
    [[1_000]],
    [[1_100]],
    [[1_500]],
    [[3_000]],
    [[LINE_BYTES]],
    [[120, 180, 250, 300]],
    [[100, 300, 900, 1_200, 2_100, 4_500, LINE_BYTES]],
  ])('of %j bytes take hardly more on the disk', async (sizes) => {
    expect(await cost(sizes)).toBeLessThanOrEqual(1.6);
  });

  it('of no size take much more than twice as much on the disk', async () => {
    for (const size of [2_050, 2_100, 2_500, 4_100, 6_000])
      expect(await cost([size])).toBeLessThanOrEqual(2.1);
  });
});
