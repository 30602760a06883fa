import { must, saltHashOf } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Ground, postgresGround } from '../../test/storage/ground.js';
import { ann, ben } from '../../test/test-table.js';
import { BotThreads } from '../bot-threads.js';
import { realWorld } from '../http/real-world.js';
import { Pepper } from '../pepper.js';
import type { Store } from '../storage/store.js';
import { fill, join, kick } from '../table/gathering.js';
import { rename } from '../table/person-changes.js';
import type { Person, Request } from '../table/request.js';
import { ready, salt, start } from '../table/start.js';
import { TableDirectory } from '../table-directory.js';
import { Uptime } from '../uptime.js';

let ground: Ground;
let failures: unknown[] = [];
const nodes: { directory: TableDirectory; store: Store }[] = [];
beforeEach(async () => {
  failures = [];
  ground = await postgresGround();
  for (let i = 0; i < 2; i++) {
    const store = await ground.open();
    const failed = (error: unknown) => void failures.push(error);
    const directory = new TableDirectory(
      store,
      realWorld,
      new BotThreads(1),
      await Uptime.begin(store, realWorld),
      await Pepper.keep(store, realWorld),
      failed,
    );
    nodes.push({ directory, store });
  }
});
afterEach(async () => {
  for (const { directory, store } of nodes.splice(0)) {
    await directory.stop();
    await store.close();
  }
  await ground.leave();
  expect(failures).toEqual([]);
});

let keys = 0;
const request = (by: Person): Request => ({ by, at: Date.now(), key: `key-${keys++}`, digest: 'digest' });

it('a node that has not heard yet does not say that there is nothing to do', async () => {
  const [here, there] = nodes.map(({ directory }) => directory);
  const { table } = must(await here.open(request(ann), { game: 'skull', seats: 3 }));
  const joins = (directory: TableDirectory) => {
    const asked = request(ben);
    return directory.room(table).run(asked, (open) => join(open, asked));
  };
  must(await joins(there));
  const asked = request(ann);
  must(await here.room(table).run(asked, (open) => kick(open, asked, { person: ben.id })));
  // The other node may not know this yet.
  const again = await joins(there);
  expect(again.ok ? again.value : again.error.key).toBe('kicked');
});

it('a name that another node has just replaced is put back', async () => {
  const [here, there] = nodes.map(({ directory }) => directory);
  const { table } = must(await here.open(request(ann), { game: 'skull', seats: 3 }));
  const called = async (directory: TableDirectory, name: string) =>
    must(
      await directory.room(table).run(null, (open) => {
        rename(open, { id: ann.id, name }, Date.now());
        return { ok: true, value: null };
      }),
    );
  await called(there, 'Two');
  await called(here, 'One');
  await called(there, 'Two');
  for (const directory of [here, there])
    expect(await directory.room(table).look((open) => open.nameOf(ann.id))).toBe('Two');
});

it('a directory that stops lets its bots finish what they are at', async () => {
  const [{ directory, store }] = nodes.splice(0, 1);
  const tables = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { table } = must(await directory.open(request(ann), { game: 'skull-king', seats: 4 }));
      const room = directory.room(table);
      const run = async (command: Parameters<typeof room.run>[1], asked: Request) =>
        must(await room.run(asked, command));
      const [fills, readies, starts, salts] = Array.from({ length: 4 }, () => request(ann));
      await run((open) => fill(open, fills, {}), fills);
      await run((open) => ready(open, readies, { saltHash: saltHashOf('salt'.repeat(5)) }), readies);
      await run((open) => start(open, starts, { id: `deal ${table}`, secret: 'ab'.repeat(32) }), starts);
      await run((open) => salt(open, salts, { salt: 'salt'.repeat(5) }), salts);
      return table;
    }),
  );
  const moves = () =>
    Promise.all(tables.map((table) => directory.room(table).look(({ marks }) => marks.length)));
  await eventually('a bot has acted', async () => (await moves()).some((count) => count! > 1));
  await directory.stop();
  await store.close();
});
