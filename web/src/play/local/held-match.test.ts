import type { Sight } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { engineOf } from './engine.js';
import { HeldMatch } from './held-match.js';
import type { LocalMatch, Start } from './match.js';
import { MatchHost } from './match-host.js';
import { fetchOne, forget, keep, type SavedMatch } from './saved-matches.js';

/** Locks as browsers have them: without them tabs ask each other, and have a time to answer. */
const locks = {
  stolen: new Map<string, (why: Error) => void>(),
  request(name: string, { steal = false }, locked: (lock: object | null) => unknown): Promise<unknown> {
    const robbed = locks.stolen.get(name);
    if (robbed !== undefined && !steal) return Promise.resolve(locked(null));
    robbed?.(new Error('stolen'));
    return new Promise((resolve, reject) => {
      locks.stolen.set(name, reject);
      void Promise.resolve(locked({})).then(() => {
        if (locks.stolen.get(name) === reject) locks.stolen.delete(name);
        resolve(null);
      });
    });
  },
};
beforeAll(() => void vi.stubGlobal('navigator', { locks }));
afterAll(() => void vi.unstubAllGlobals());

let ended = 0;
/** The engine in the same thread, one letter at a time as between threads. */
const start: Start = (hear) => {
  const host = new MatchHost(
    (answer) => setImmediate(hear, structuredClone(answer)),
    engineOf,
    async () => null,
    0,
  );
  const end = (): void => {
    ended++;
    host.close();
  };
  return { post: (ask) => host.take(structuredClone(ask)), end };
};

const laid = (id: string, bots = [1]): SavedMatch => ({
  id,
  setup: { game: 'skull-king', seats: 2, options: {}, key: 'ef'.repeat(32), bots, level: 'bosun' },
  names: ['You', 'Mina'],
  entries: [],
  outcome: null,
  begun: 1,
  touched: 1,
});

/** What another has let go of is free a moment later. */
async function take(id: string, wrested = (): void => {}, wrest = false): Promise<HeldMatch> {
  const taken: HeldMatch[] = [];
  await eventually('a match in our hands', async () => {
    const one = await HeldMatch.take(id, wrested, { wrest });
    if (typeof one !== 'string') taken.push(one);
    return taken.length > 0;
  });
  return taken[0];
}

/** Looks at the match as the page does. */
function look(match: LocalMatch): Sight[] {
  const sights: Sight[] = [];
  match.watch((sight) => {
    sights.push(sight);
    match.seen(sight);
  });
  return sights;
}

test('who only looks at a match does not touch it', async () => {
  // A bot would bid at once, whoever looks.
  await keep(laid('looks', []));
  const held = await take('looks');
  look(held.play(() => 0, null, start));
  await eventually(
    'the rules it is played under',
    async () => (await fetchOne('looks'))?.rules !== undefined,
  );
  expect(await fetchOne('looks')).toMatchObject({ entries: [], touched: 1 });
  held.release();
  await forget('looks');
});

test('every step of a match goes back to the shelf', async () => {
  await keep(laid('steps'));
  const held = await take('steps');
  const match = held.play(() => 0, null, start);
  const sights = look(match);
  await eventually('a first look', () => sights.length > 0);
  await match.submit(sights.at(-1)!.decision, ['bid:1']);
  const after = (await fetchOne('steps'))!;
  expect(after.entries).toContainEqual({ seat: 0, action: 'bid:1' });
  expect(after.touched).toBeGreaterThan(1);
  expect(await match.wishes.resign()).toBeNull();
  expect((await fetchOne('steps'))?.outcome).toEqual(match.outcome.value);
  held.release();

  const again = await take('steps');
  expect(again.kept.outcome).not.toBeNull();
  again.release();
  await forget('steps');
});

test('a match is in one pair of hands: another tab is told so, or wrests it and goes on alone', async () => {
  await keep(laid('hands'));
  const wrested = vi.fn();
  const first = await take('hands', wrested);
  first.play(() => 0, null, start);
  expect(await HeldMatch.take('hands', () => {})).toBe('elsewhere');
  expect(wrested).not.toHaveBeenCalled();
  ended = 0;
  const second = await take('hands', () => {}, true);
  await eventually('that it is lost', () => wrested.mock.calls.length === 1);
  expect(ended).toBe(1);
  // Who has lost it lets go of nothing that is another's.
  first.release();
  expect(await HeldMatch.take('hands', () => {})).toBe('elsewhere');
  second.release();
  (await take('hands')).release();
  await forget('hands');
});

test('what is not on the shelf is lost, and nobody holds it', async () => {
  expect(await HeldMatch.take('nowhere', () => {})).toBe('lost');
  await keep(laid('nowhere'));
  (await take('nowhere')).release();
  await forget('nowhere');
});
