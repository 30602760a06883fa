import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '../test/clients/api-client.js';
import { ManualClock } from '../test/clocks/manual-clock.js';
import { openServer } from '../test/server.js';
import { type Ground, person, postgresGround, sqliteGround } from '../test/storage/ground.js';
import { Sizes } from './sizes.js';
import type { Store } from './storage/store.js';

describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])('what is kept on %s', (_, prepare) => {
  let ground: Ground;
  let store: Store;
  beforeEach(async () => {
    ground = await prepare();
  });
  afterEach(() => ground.leave());

  it('is counted as it is, in pages, and at most once a minute', async () => {
    const server = await openServer({ store: ground });
    const anne = await new ApiClient(server.url).board();
    await anne.do('open', { body: { game: 'skull', seats: 3 } });
    const { table } = await anne.do('open', { body: { game: 'skull', seats: 3 } });
    await anne.do('leave', { table });
    await anne.do('sheetOpen', { body: { head: {} } });
    await server.close();

    store = await ground.open();
    await store.commit(Array.from({ length: 4_100 }, (_, i) => person(store, `p${i}`)));
    const world = new ManualClock('sizes');
    const sizes = new Sizes(store, world);
    await Promise.all([sizes.refresh(), sizes.refresh()]);
    const [{ n: entries }] = await ground.ask('select count(*) as n from entry');
    const { tables, ...rest } = sizes;
    expect(rest).toMatchObject({ entries: Number(entries), people: 4_101, sessions: 1, sheets: 1 });
    expect(rest.bytes).toBeGreaterThan(50_000);
    expect([...tables]).toEqual([
      ['gathering', 1],
      ['sealing', 0],
      ['playing', 0],
      ['over', 0],
      ['closed', 1],
    ]);

    await store.commit([person(store, 'one more')]);
    world.turn(59_999);
    await sizes.refresh();
    expect(sizes.people).toBe(4_101);
    world.turn(1);
    await sizes.refresh();
    expect(sizes.people).toBe(4_102);
    await store.close();
  });
});
