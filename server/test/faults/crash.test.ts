import { counted, eventually } from '@crossbones/core/suite';
import { expect, it } from 'vitest';
import { type Ground, postgresGround, sqliteGround } from '../storage/ground.js';
import { CrashRun } from './crash-run.js';
import { killablePostgres } from './killable-postgres.js';
import { ServerGroup } from './server-group.js';

const deep = process.env.DEEP !== undefined;
const ROUNDS = deep ? 25 : 5;
const RESTARTS = deep ? 10 : 2;
const PACE = 5;

/** So many rounds of load, kill and audit; nothing that was acknowledged may be lost, doubled or out of order. */
async function survived(
  ground: Ground,
  nodes: number,
  rounds: number,
  what: string,
  kill: (group: ServerGroup, round: number) => Promise<void>,
): Promise<void> {
  const group = await ServerGroup.launch(ground, nodes, PACE);
  const crashRun = new CrashRun(group);
  try {
    await crashRun.begin();
    for (let round = 0; round < rounds; round++) {
      await crashRun.round(() => kill(group, round));
      expect(crashRun.figures.problems).toEqual([]);
    }
    const figures = await crashRun.end();
    if (deep) console.log(JSON.stringify(figures));
    expect(figures).toMatchObject({ rounds, problems: [] });
    expect(figures.acknowledged).toBeGreaterThan(rounds * 40);
    expect(figures.retried).toBeGreaterThan(0);
    expect(figures.repeated).toBeGreaterThan(rounds);
    expect(crashRun.book.refusals).toEqual([]);
    counted({ [what]: rounds, acknowledgements: figures.acknowledged });
  } catch (error) {
    console.error([...crashRun.state, ...group.logged.slice(-10)].join('\n'));
    throw error;
  } finally {
    await crashRun.abandon();
    await group.stop();
    await ground.leave();
  }
}

it(`SQLite: ${ROUNDS} times the server is killed under load, and all that it acknowledged is there, once, in order`, async () => {
  await survived(await sqliteGround(), 1, ROUNDS, 'kills', async (group) => {
    await group.kill(0);
    await group.start(0);
  });
});

it(`PostgreSQL: ${ROUNDS} times one of two nodes is killed under load, and all that they acknowledged is there, once, in order`, async () => {
  await survived(await postgresGround(), 2, ROUNDS, 'kills', async (group, round) => {
    await group.kill(round % 2);
    await group.start(round % 2);
  });
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
