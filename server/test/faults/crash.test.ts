import { join } from 'node:path';
import { counted, eventually } from '@crossbones/core/suite';
import { expect, it } from 'vitest';
import { backup } from '../../src/storage/index.js';
import { type Ground, postgresGround, sqliteGround } from '../storage/ground.js';
import type { AckAudit } from './ack-audit.js';
import { survived } from './crash-run.js';
import { killablePostgres } from './killable-postgres.js';

const deep = process.env.DEEP !== undefined;
const ROUNDS = deep ? 25 : 5;
const RESTARTS = deep ? 10 : 2;

/** A backup that is made under load, and put in another place, has all that was acknowledged before it began. */
async function backedUp(ground: Ground, book: AckAudit): Promise<void> {
  const before = [...book.acks.values()].flat();
  const other = await sqliteGround();
  const { entry } = await backup(ground.config.folder, join(other.config.folder, 'crossbones.db'));
  expect(entry).toBeGreaterThanOrEqual(before.length);
  const restored = await other.open();
  const kept = await restored.db.selectFrom('entry').select(['match', 'seq', 'person', 'key']).execute();
  await restored.close();
  await other.leave();
  const numbers = new Map(kept.map(({ match, seq, person, key }) => [`${match} ${person} ${key}`, seq]));
  const lost = before.filter(
    ({ table, person, key, reply }) => numbers.get(`${table} ${person} ${key}`) !== reply.seq,
  );
  expect(before.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
}

it(`SQLite: ${ROUNDS} times the server is killed under load, and all that it acknowledged is there, once, in order`, async () => {
  const ground = await sqliteGround();
  await survived(ground, 1, ROUNDS, 'kills', async (group, round, book) => {
    if (round === 0) await backedUp(ground, book);
    await group.kill(0);
    await group.start(0);
  });
});

/** How long it takes until something is acknowledged again at every table that is not over by then. */
async function waited(ground: Ground, book: AckAudit): Promise<number> {
  const from = performance.now();
  const before = new Map([...book.acks.keys()].map((table) => [table, book.known(table)]));
  await eventually('every table goes on', async () => {
    for (const [table, seq] of before) if (book.known(table) > seq) before.delete(table);
    if (before.size === 0) return true;
    for (const { id } of await ground.ask(`select id from match where phase in ('over', 'closed')`))
      before.delete(id as string);
    return before.size === 0;
  });
  return performance.now() - from;
}

it(`PostgreSQL: ${ROUNDS} times one of two nodes is killed under load, and all that they acknowledged is there, once, in order`, async () => {
  const ground = await postgresGround();
  let longest = 0;
  await survived(ground, 2, ROUNDS, 'kills', async (group, round, book) => {
    await group.kill(round % 2);
    longest = Math.max(longest, await waited(ground, book));
    await group.start(round % 2);
  });
  if (deep) expect(longest).toBeLessThan(3_000);
  counted({ 'ms a table waited at most': Math.ceil(longest) });
});

it(`PostgreSQL itself is restarted ${RESTARTS} times under load without notice, and all that was acknowledged is there, once, in order`, async () => {
  const ground = await killablePostgres();
  let longest = 0;
  await survived(ground, 2, RESTARTS, 'restarts', async (group) => {
    const from = performance.now();
    await ground.restart();
    await eventually('both nodes are ready', async () => {
      const replies = await Promise.all(group.urls().map((url) => fetch(`${url}/readyz`)));
      return replies.every(({ ok }) => ok);
    });
    longest = Math.max(longest, performance.now() - from);
  });
  counted({ 'ms until ready at most': Math.ceil(longest) });
});

// Ten minutes of it are too long for every day.
if (deep)
  it(`PostgreSQL itself is killed ${ROUNDS} times under load, and all that was acknowledged is there, once, in order`, async () => {
    const ground = await killablePostgres();
    expect(await ground.ask('show fsync')).toEqual([{ fsync: 'on' }]);
    await survived(ground, 2, ROUNDS, 'wrecks', () => ground.wreck());
  });
