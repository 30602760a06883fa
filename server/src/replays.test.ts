import { gunzipSync } from 'node:zlib';
import type { Game } from '@crossbones/core';
import { games } from '@crossbones/games';
import { afterEach, describe, expect, it } from 'vitest';
import { ann, begun, ben, finish } from '../test/test-table.js';
import { type ReplayOrder, type ReplayReport, Replays } from './replays.js';
import { finishedOf, showLog, showReplay } from './table/show.js';
import type { Rulebooks } from './table/table.js';
import { threadsOf } from './thread.js';

const king = { game: 'skull-king', seats: 3, options: { schedule: [2] } } as const;
const { table } = finish(begun(king, [ann, ben]));
const real = threadsOf<ReplayOrder, ReplayReport>(new URL('../dist/replay-worker.js', import.meta.url));

const all: Replays[] = [];
afterEach(() => {
  for (const replays of all.splice(0)) replays.dismiss();
});

/** Replays, and all that their thread was asked for. */
function counted(most?: number, hire = real): { replays: Replays; orders: ReplayOrder[] } {
  const orders: ReplayOrder[] = [];
  const replays = new Replays(most, (listener) => {
    const thread = hire(listener);
    return {
      ...thread,
      post: (order) => {
        orders.push(order);
        thread.post(order);
      },
    };
  });
  all.push(replays);
  return { replays, orders };
}

const read = (packed: Buffer | null): unknown => JSON.parse(gunzipSync(packed!).toString());
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a finished match', () => {
  it('is made ready to be shown once, however many ask', async () => {
    const { replays, orders } = counted();
    const burst = await Promise.all(Array.from({ length: 200 }, () => replays.steps(table, 0, 200)));
    const later = await replays.steps(table, 0, 200);
    expect(orders).toHaveLength(1);
    expect(new Set([...burst, later]).size).toBe(1);
    expect(read(later)).toEqual(plain(showReplay(finishedOf(table)!, 0, 200)));
    expect(read(await replays.steps(table, 3, 2))).toEqual(plain(showReplay(finishedOf(table)!, 3, 2)));
    const logs = await Promise.all(Array.from({ length: 200 }, () => replays.log(table)));
    expect(new Set(logs).size).toBe(1);
    expect(read(logs[0])).toEqual(plain(showLog(table)));
  });

  it('is opened in another thread', async () => {
    let opened = 0;
    const rules = games['skull-king'] as Game;
    const counting: Game = {
      ...rules,
      open: (state) => {
        opened++;
        return rules.open(state);
      },
    };
    const rulebooks: Rulebooks = { ...games, 'skull-king': counting };
    const { table: watched } = finish(begun(king, [ann, ben], undefined, undefined, rulebooks));
    const { replays } = counted();
    expect(read(await replays.steps(watched, 0, 200))).toMatchObject({ outcome: watched.outcome });
    expect(opened).toBe(0);
  });

  it('is kept as long as there is room', async () => {
    const { length } = (await counted().replays.steps(table, 0, 1))!;
    const { replays, orders } = counted(length * 3.5);
    for (const count of [1, 2, 1, 3, 4, 5]) await replays.steps(table, 0, count);
    expect(replays.bytes).toBeLessThanOrEqual(length * 3.5);
    expect(orders.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5].map((count) => ({ from: 0, count })));
    await replays.steps(table, 0, 5);
    expect(orders).toHaveLength(5);
    await replays.steps(table, 0, 1);
    expect(orders).toHaveLength(6);
  });

  it('is refused while too many wait', async () => {
    const { replays, orders } = counted();
    const asked = Array.from({ length: 100 }, (_, from) => replays.steps(table, from, 1));
    expect(asked.filter((one) => one === null)).toHaveLength(36);
    expect(orders).toHaveLength(64);
    for (const one of asked)
      if (one !== null) expect(read(await one)).toMatchObject({ steps: table.match!.step });
    expect(read(await replays.steps(table, 99, 1))).toMatchObject({ shown: [] });
  });
});

describe('a thread that breaks', () => {
  it('is replaced, and whoever waited is told', async () => {
    let hired = 0;
    const { replays } = counted(undefined, (listener) =>
      hired++ > 0
        ? real(listener)
        : { post: () => listener.failed(new Error('overboard')), terminate: () => {} },
    );
    await expect(replays.steps(table, 0, 5)).rejects.toThrow('overboard');
    expect(read(await replays.steps(table, 0, 5))).toMatchObject({ steps: table.match!.step });
  });

  it('says what is wrong with an order, and goes on', async () => {
    const { replays } = counted();
    const broken = finish(begun(king, [ann, ben])).table;
    Object.assign(broken.match!, { entries: [{ seat: 0, action: 'nonsense' }] });
    await expect(replays.steps(broken, 0, 5)).rejects.toThrow('unknown-word');
    expect(read(await replays.steps(table, 0, 5))).toMatchObject({ steps: table.match!.step });
  });
});
