import { DAY_MS, dailyKey, dailyName, dateOf, type Game, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { games } from '@crossbones/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { type Ground, sqliteGround } from '../../test/storage/ground.js';
import type { Store } from '../storage/store.js';
import type { Listener } from '../thread.js';
import { type BotPlayOrder, type BotPlayReport, botPlays } from './bot-play.js';
import { BotPlays, type ScoreCounts } from './bot-plays.js';

const world = new ManualClock('crew');
const day = Math.floor(world.now() / DAY_MS);
const name = dailyName(dateOf(day), 'skull');
const link = 'ef'.repeat(32);
const options = must(games.skull.options.check({}, 4));
const chain = { anchor: link, first: dateOf(day), link };
const deal = {
  name,
  day,
  game: 'skull',
  rules: 2,
  seats: 4,
  options,
  chain,
  key: dailyKey(link, name),
} as const;

let ground: Ground;
let store: Store;
beforeEach(async () => {
  ground = await sqliteGround();
  store = await ground.open();
  const row = { day, game: 'skull', rules: 2, seats: 4, plays: 0, scores: '{}' } as const;
  const query = store.db.insertInto('daily_deal').values({ ...row, options: JSON.stringify(options) });
  await store.commit([{ query }]);
});
afterEach(async () => {
  await store.close();
  await ground.leave();
});

const kept = async () => {
  const { plays, scores } = await store.db.selectFrom('daily_deal').selectAll().executeTakeFirstOrThrow();
  const counts = JSON.parse(scores) as ScoreCounts;
  return { plays, counts, sum: Object.values(counts).reduce((all, one) => all + one, 0) };
};
const until = (so: () => boolean | Promise<boolean>) =>
  eventually('bots that play', async () => {
    world.turn(1_000);
    return so();
  });

/** A thread that answers at once, and how often it was hired and sent away. */
function hiring(answer: (order: BotPlayOrder) => BotPlayReport['scores']) {
  const seen = { orders: [] as BotPlayOrder[], hired: 0, gone: 0 };
  const hire = (listener: Listener<BotPlayReport>) => {
    seen.hired++;
    return {
      post: (order: BotPlayOrder) => {
        seen.orders.push(order);
        queueMicrotask(() => listener.told({ id: order.id, scores: answer(order) }));
      },
      terminate: () => void seen.gone++,
    };
  };
  return { seen, hire };
}

it('plays a thousand times, each play once, and then the thread goes', async () => {
  const { seen, hire } = hiring(({ from, count }) =>
    Array.from({ length: count }, (_, at) => (from + at) % 3),
  );
  const errors: unknown[] = [];
  const plays = new BotPlays(
    store,
    world,
    () => true,
    (error) => errors.push(error),
    hire,
  );
  plays.want(deal);
  plays.want(deal);
  await until(() => seen.gone > 0);
  expect(await kept()).toEqual({ plays: 1_000, counts: { 0: 334, 1: 333, 2: 333 }, sum: 1_000 });
  expect([seen.hired, errors]).toEqual([1, []]);
  expect(world.alarmed).toBe(0);
  // Once all is played, nothing is asked of any thread.
  plays.want(deal);
  await until(() => seen.gone > 0 && world.alarmed === 0);
  expect(seen.hired).toBe(1);
  await plays.stop();
});

it('waits while people play, but not for ever', async () => {
  const { seen, hire } = hiring(({ count }) => Array(count).fill(1));
  const plays = new BotPlays(
    store,
    world,
    () => false,
    () => {},
    hire,
  );
  const began = world.now();
  plays.want(deal);
  await until(() => seen.orders.length === 1);
  await until(() => seen.orders.length === 2);
  expect(world.now() - began).toBeGreaterThanOrEqual(30_000);
  await plays.stop();
  expect(seen.gone).toBe(1);
});

it('a thread that breaks is reported, and the deal can be wanted again', async () => {
  let broken = true;
  const { seen, hire } = hiring(({ count }) => (broken ? 'overboard' : Array(count).fill(1)));
  const errors: Error[] = [];
  const plays = new BotPlays(
    store,
    world,
    () => true,
    (error) => errors.push(error as Error),
    hire,
  );
  plays.want(deal);
  await until(() => seen.gone > 0);
  expect(errors.map(({ message }) => message)).toEqual(['overboard']);
  expect((await kept()).plays).toBe(0);
  broken = false;
  plays.want(deal);
  await until(async () => (await kept()).plays > 0);
  await plays.stop();
});

it('a real thread plays by the rules: the same play is the same again, and plays differ', async () => {
  const errors: unknown[] = [];
  const plays = new BotPlays(
    store,
    world,
    () => true,
    (error) => errors.push(error),
  );
  plays.want(deal);
  await until(async () => (await kept()).plays >= 40);
  await plays.stop();
  expect(errors).toEqual([]);
  const { plays: played, counts } = await kept();
  const again = botPlays({ ...deal, id: 1, from: 0, count: played });
  const expected: Record<string, number> = {};
  for (const score of again) expected[score] = (expected[score] ?? 0) + 1;
  expect(counts).toEqual(expected);
  expect(botPlays({ ...deal, id: 1, from: 7, count: 1 })).toEqual(again.slice(7, 8));
});

it.each(Object.keys(games) as (keyof typeof games)[])(
  'bots play the %s of a day in different ways',
  (game) => {
    const rulebook: Game = games[game];
    const setup = { seats: game === 'queens-collection' ? 3 : 4, rules: rulebook.rules };
    const usual = must(rulebook.options.check({}, setup.seats));
    const scores = botPlays({ id: 1, game, ...setup, options: usual, key: deal.key, from: 0, count: 60 });
    expect(new Set(scores).size).toBeGreaterThan(game === 'skull' ? 1 : 8);
  },
);
