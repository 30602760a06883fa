import { expect, it } from 'vitest';
import { type Ground, postgresGround, sqliteGround } from '../storage/ground.js';
import { CrashRun } from './crash-run.js';
import { ServerGroup } from './server-group.js';
import { wreckablePostgres } from './wreck.js';

const deep = process.env.DEEP !== undefined;
const ROUNDS = deep ? 50 : 5;
const PACE = 5;

/** So many rounds of load, strike and audit; nothing that was acknowledged may be lost, doubled or out of order. */
async function weathered(
  ground: Ground,
  nodes: number,
  rounds: number,
  strike: (fleet: ServerGroup, round: number) => Promise<void>,
): Promise<void> {
  const fleet = await ServerGroup.launch(ground, nodes, PACE);
  const storm = new CrashRun(fleet);
  try {
    await storm.begin();
    for (let round = 0; round < rounds; round++) {
      await storm.round(() => strike(fleet, round));
      expect(storm.figures.problems).toEqual([]);
    }
    const figures = await storm.end();
    if (deep) console.log(JSON.stringify(figures));
    expect(figures).toMatchObject({ rounds, problems: [] });
    expect(figures.acknowledged).toBeGreaterThan(rounds * 40);
    expect(figures.retried).toBeGreaterThan(0);
    expect(figures.repeated).toBeGreaterThan(rounds);
    expect(storm.book.refusals).toEqual([]);
  } catch (error) {
    console.error([...storm.state, ...fleet.logged.slice(-10)].join('\n'));
    throw error;
  } finally {
    await storm.abandon();
    await fleet.sink();
    await ground.leave();
  }
}

it(`SQLite: ${ROUNDS} times the server is killed under load, and all that it acknowledged is there, once, in order`, async () => {
  await weathered(await sqliteGround(), 1, ROUNDS, async (fleet) => {
    await fleet.strike(0);
    await fleet.raise(0);
  });
});

it(`PostgreSQL: ${ROUNDS} times one of two nodes is killed under load, and all that they acknowledged is there, once, in order`, async () => {
  await weathered(await postgresGround(), 2, ROUNDS, async (fleet, round) => {
    await fleet.strike(round % 2);
    await fleet.raise(round % 2);
  });
});

// Ten minutes of it are too long for every day.
if (deep)
  it(`PostgreSQL itself is killed ${ROUNDS} times under load, and all that was acknowledged is there, once, in order`, async () => {
    const ground = await wreckablePostgres();
    expect(await ground.ask('show fsync')).toEqual([{ fsync: 'on' }]);
    await weathered(ground, 2, ROUNDS, () => ground.wreck());
  });
