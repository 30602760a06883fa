import { must, saltHashOf } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BotThreads } from '../bot-threads.js';
import { type Ground, postgresGround } from '../fixture/storage.js';
import { House } from '../house.js';
import { realWorld } from '../http/real-world.js';
import { Service } from '../service.js';
import type { Store } from '../storage/store.js';
import { ann, ben } from '../table/fixture.js';
import { fill, join, kick } from '../table/gathering.js';
import { rename } from '../table/people.js';
import type { Person, Request } from '../table/request.js';
import { ready, salt, start } from '../table/start.js';

let ground: Ground;
let failures: unknown[] = [];
const nodes: { house: House; store: Store }[] = [];
beforeEach(async () => {
  failures = [];
  ground = await postgresGround();
  for (let i = 0; i < 2; i++) {
    const store = await ground.open();
    const failed = (error: unknown) => void failures.push(error);
    const house = new House(
      store,
      realWorld,
      new BotThreads(1),
      await Service.begin(store, realWorld),
      failed,
    );
    nodes.push({ house, store });
  }
});
afterEach(async () => {
  for (const { house, store } of nodes.splice(0)) {
    await house.stop();
    await store.close();
  }
  await ground.leave();
  expect(failures).toEqual([]);
});

let keys = 0;
const request = (by: Person): Request => ({ by, at: Date.now(), key: `key-${keys++}`, digest: 'digest' });

it('a node that has not heard yet does not say that there is nothing to do', async () => {
  const [here, there] = nodes.map(({ house }) => house);
  const { table } = must(await here.open(request(ann), { game: 'skull', seats: 3 }));
  const joins = (house: House) => {
    const asked = request(ben);
    return house.run(table, asked, (open) => join(open, asked));
  };
  must(await joins(there));
  const asked = request(ann);
  must(await here.run(table, asked, (open) => kick(open, asked, { person: ben.id })));
  // The other node may not know this yet.
  const again = await joins(there);
  expect(again.ok ? again.value : again.error.key).toBe('kicked');
});

it('a name that another node has just replaced is put back', async () => {
  const [here, there] = nodes.map(({ house }) => house);
  const { table } = must(await here.open(request(ann), { game: 'skull', seats: 3 }));
  const called = async (house: House, name: string) =>
    must(
      await house.run(table, null, (open) => {
        rename(open, { id: ann.id, name }, Date.now());
        return { ok: true, value: null };
      }),
    );
  await called(there, 'Two');
  await called(here, 'One');
  await called(there, 'Two');
  for (const house of [here, there])
    expect(await house.look(table, (open) => open.nameOf(ann.id))).toBe('Two');
});

it('a house that stops lets its bots finish what they are at', async () => {
  const [{ house, store }] = nodes.splice(0, 1);
  const tables = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { table } = must(await house.open(request(ann), { game: 'skull-king', seats: 4 }));
      const run = async (command: Parameters<typeof house.run>[2], asked: Request) =>
        must(await house.run(table, asked, command));
      const [fills, readies, starts, salts] = Array.from({ length: 4 }, () => request(ann));
      await run((open) => fill(open, fills, {}), fills);
      await run((open) => ready(open, readies, { saltHash: saltHashOf('salt'.repeat(5)) }), readies);
      await run((open) => start(open, starts, { id: `deal ${table}`, secret: 'ab'.repeat(32) }), starts);
      await run((open) => salt(open, salts, { salt: 'salt'.repeat(5) }), salts);
      return table;
    }),
  );
  const moves = () => Promise.all(tables.map((table) => house.look(table, ({ marks }) => marks.length)));
  await eventually('a bot has acted', async () => (await moves()).some((count) => count! > 1));
  await house.stop();
  await store.close();
});
