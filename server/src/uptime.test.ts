import { eventually } from '@crossbones/core/suite';
import { afterAll, describe, expect, it } from 'vitest';
import { ManualClock } from '../test/clocks/manual-clock.js';
import { postgresGround, sqliteGround } from '../test/storage/ground.js';
import type { Store } from './storage/store.js';
import { Uptime } from './uptime.js';

const MINUTE = 60_000;

describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])('the service on %s', (_name, groundOf) => {
  const ended: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ended.reverse()) await end();
  });

  async function ground(): Promise<Store> {
    const place = await groundOf();
    ended.push(place.leave);
    const store = await place.open();
    ended.push(store.close);
    return store;
  }

  /** Lets time pass beat by beat, as each beat is kept before the next. */
  async function pass(world: ManualClock, store: Store, ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 2_000) {
      world.turn(2_000);
      const now = world.now();
      await eventually('a beat', async () => {
        const { at } = await store.db.selectFrom('pulse').select('at').executeTakeFirstOrThrow();
        return at === now && world.alarmed === 1;
      });
    }
  }

  it('counts all the time while it is there', async () => {
    const store = await ground();
    const world = new ManualClock('there');
    const begun = world.now();
    const service = await Uptime.begin(store, world);
    await pass(world, store, 20_000);
    expect(service.served(begun, world.now())).toBe(20_000);
    service.stop();
  });

  it('counts no time in which no node was there, also for a node that comes later', async () => {
    const store = await ground();
    const world = new ManualClock('away');
    const begun = world.now();
    const first = await Uptime.begin(store, world);
    await pass(world, store, 10_000);
    first.stop();
    world.turn(10 * MINUTE);
    const second = await Uptime.begin(store, world);
    await pass(world, store, 6_000);
    expect(second.served(begun, world.now())).toBe(16_000);
    const third = await Uptime.begin(store, world);
    expect(third.served(begun, world.now())).toBe(16_000);
    second.stop();
    third.stop();
  });

  it('charges a part of an outage only where it overlaps', async () => {
    const store = await ground();
    const world = new ManualClock('part');
    const first = await Uptime.begin(store, world);
    first.stop();
    const left = world.now();
    world.turn(MINUTE);
    const second = await Uptime.begin(store, world);
    expect(second.served(left - 5_000, left)).toBe(5_000);
    expect(second.served(left - 5_000, left + 30_000)).toBe(5_000);
    expect(second.served(left + 30_000, left + 2 * MINUTE)).toBe(MINUTE);
    expect(second.served(left + 10, left + 20)).toBe(0);
    second.stop();
  });
});
