import { CHAIN_DAYS, DAY_MS, isLinkOf } from '@crossbones/core';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { type Ground, postgresGround, sqliteGround } from '../../test/storage/ground.js';
import { DealChain } from './deal-chain.js';

let ground: Ground;
afterEach(() => ground.leave());

describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])('the chain on %s', (_, prepare) => {
  it('is made once, and every day has its link', async () => {
    ground = await prepare();
    const store = await ground.open();
    const world = new ManualClock('chain');
    const start = Math.floor(world.now() / DAY_MS);
    // Two nodes that start at once make one chain.
    const chains = [new DealChain(store), new DealChain(store)];
    await Promise.all([
      chains[0].begin(world),
      chains[1].begin({ ...new ManualClock('other'), now: world.now, random: () => new Uint8Array(32) }),
    ]);
    world.turn(DAY_MS);
    await chains[0].begin(world);
    expect(await store.db.selectFrom('deal_chain').select('first').execute()).toEqual([{ first: start }]);
    const links = new Set<string>();
    for (const place of [1, 2, 255, 256, 257, 512, 3_000]) {
      const link = await chains[0].link(start + place - 1);
      expect(isLinkOf(start + place - 1, link!)).toBe(true);
      expect(await chains[1].link(start + place - 1)).toEqual(link);
      links.add(link!.link);
    }
    expect(links.size).toBe(7);
    expect(await chains[0].link(start - 1)).toBeNull();
    expect(await chains[0].link(start + CHAIN_DAYS)).toBeNull();
    // The last link is the seed itself, which nobody sees before its day.
    const { seed } = await store.db.selectFrom('deal_chain').select('seed').executeTakeFirstOrThrow();
    expect((await chains[0].link(start + CHAIN_DAYS - 1))!.link).toBe(seed);
    await store.close();
  });
});
