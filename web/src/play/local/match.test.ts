import { type Consult, thinking } from '@crossbones/bots/pool';
import type { Sight } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { expect, test } from 'vitest';
import { engineOf } from './engine.js';
import type { LocalSetup, MatchNews } from './host-message.js';
import { LocalMatch, type Start } from './match.js';
import { MatchHost } from './match-host.js';
import type { Keeping } from './saved-matches.js';

const think = thinking({
  engineOf,
  loadWeights: () => Promise.reject(new Error('no books here')),
  clock: () => performance.now(),
});
const consult: Consult = (inquiry) => think({ ...inquiry, ms: 60_000, playouts: 20 });

/** The engine in the same thread, one letter at a time as between threads. */
const start: Start = (hear) => {
  const host = new MatchHost((answer) => setImmediate(hear, structuredClone(answer)), engineOf, consult, 5);
  return { post: (ask) => host.take(structuredClone(ask)), end: () => host.close() };
};

const setupOf = (seats: number, bots: readonly number[]): LocalSetup => ({
  game: 'skull-king',
  seats,
  options: {},
  key: 'cd'.repeat(32),
  bots,
});

const sailors = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    portrait: 1,
    bot: null,
    away: false,
    minded: false,
    resigned: false,
  }));

interface Played {
  readonly match: LocalMatch;
  readonly shelf: MatchNews[];
  readonly sights: Sight[];
  /** Looks at the match as the page does; returns what looks away. */
  look(): () => void;
}

function play(
  setup: LocalSetup,
  { keep = async () => 'kept' as Keeping, thread = start, entries = [] as MatchNews['log']['entries'] } = {},
): Played {
  const shelf: MatchNews[] = [];
  const sights: Sight[] = [];
  const match = new LocalMatch(
    { setup, rules: null, entries },
    sailors(setup.seats),
    async (told) => {
      const answer = await keep();
      if (answer !== 'forked') shelf.push(told);
      return answer;
    },
    thread,
    () => 20,
  );
  const look = () =>
    match.watch((sight) => {
      sights.push(sight);
      match.seen(sight);
    });
  return { match, shelf, sights, look };
}

const until = (what: () => boolean) => eventually('a match like that', what);

test('an action is pending until it is kept, and shown before it is answered', async () => {
  let letGo: (() => void) | null = null;
  let slow = false;
  const keep = async (): Promise<Keeping> => {
    if (slow)
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    return 'kept';
  };
  const { match, sights, look } = play(setupOf(2, [1]), { keep });
  look();
  await until(() => sights.length > 0);
  slow = true;
  const before = sights.length;
  const answer = match.submit(sights.at(-1)!.decision, ['bid:1']);
  await until(() => letGo !== null);
  expect(match.pending.value).toEqual(['bid:1']);
  expect(sights).toHaveLength(before);
  slow = false;
  letGo!();
  expect(await answer).toBeNull();
  expect(sights.length).toBeGreaterThan(before);
  expect(match.pending.value).toBeNull();
  match.close();
});

test('one person alone never sees a curtain', async () => {
  const { match, sights, look } = play(setupOf(3, [1, 2]));
  expect(match.me.value).toBe(0);
  look();
  await until(() => sights.length > 0);
  await match.submit(sights.at(-1)!.decision, ['bid:0']);
  await until(() => sights.at(-1)!.actors.includes(0) && sights.at(-1)!.step > 2);
  expect(match.device.next.value).toBeNull();
  match.close();
});

test('two people bid one after the other behind the curtain, and neither is shown what is the other’s', async () => {
  const { match, sights, look } = play(setupOf(3, [2]));
  expect(match.me.value).toBeNull();
  await until(() => match.device.next.value === 0);
  expect(sights).toEqual([]);
  match.device.take();
  expect(match.me.value).toBe(0);
  const away = look();
  expect(sights.length).toBeGreaterThan(0);
  expect(sights.every(({ view }) => view.viewer === 0)).toBe(true);
  await match.submit(sights.at(-1)!.decision, ['bid:1']);
  await until(() => match.device.next.value === 1);
  expect(match.me.value).toBeNull();
  expect(sights.every(({ view }) => view.viewer === 0)).toBe(true);
  away();
  sights.length = 0;
  match.device.take();
  look();
  expect(sights.length).toBeGreaterThan(0);
  expect(sights.every(({ view }) => view.viewer === 1)).toBe(true);
  expect(sights.at(-1)!.legal).toContain('bid:0');
  match.close();
});

test('one person at several seats never sees a curtain, may ask for advice at each, and takes back whatever was last', async () => {
  const { match, shelf, sights, look } = play({ ...setupOf(3, [2]), solo: true });
  await until(() => match.me.value === 0);
  let away = look();
  await match.submit(sights.at(-1)!.decision, ['bid:1']);
  // The table turns by itself, once what was done has been seen.
  await until(() => match.me.value === 1);
  expect(match.device.next.value).toBeNull();
  away();
  away = look();
  expect(sights.at(-1)!.view.viewer).toBe(1);
  expect((await match.advise?.())?.word).toMatch(/^bid:/);
  expect(match.undoable.value).toBe(true);
  expect(await match.wishes.undo()).toBeNull();
  await until(() => match.me.value === 0 || shelf.at(-1)!.waits.length === 2);
  expect(shelf.at(-1)!.log.entries.filter((entry) => entry.seat === 0)).toEqual([]);
  expect(match.undoable.value).toBe(false);
  away();
  match.close();
});

test('what is taken back at the curtain brings the device back to whoever did it, behind the curtain', async () => {
  const { match, sights, look } = play(setupOf(2, []));
  await until(() => match.device.next.value === 0);
  match.device.take();
  const away = look();
  await match.submit(sights.at(-1)!.decision, ['bid:1']);
  await until(() => match.device.next.value === 1);
  away();
  expect(match.regrets.value).toBe(0);
  expect(match.undoable.value).toBe(false);
  expect(await match.wishes.undo()).toBeNull();
  expect(match.device.next.value).toBe(0);
  expect(match.me.value).toBeNull();
  match.close();
});

test('a thread that falls is started anew from what is kept, and the wish on its way is granted once', async () => {
  let threads = 0;
  const frail: Start = (hear) => {
    threads++;
    const sound = start(hear);
    if (threads > 1) return sound;
    return {
      ...sound,
      post(ask) {
        if (ask.is === 'wish') setImmediate(hear, { is: 'fell', what: 'test' });
        else sound.post(ask);
      },
    };
  };
  const { match, sights, shelf, look } = play(setupOf(2, [1]), { thread: frail });
  look();
  await until(() => sights.length > 0);
  expect(await match.submit(sights.at(-1)!.decision, ['bid:1'])).toBeNull();
  expect(threads).toBe(2);
  expect(shelf.at(-1)!.log.entries.filter((entry) => entry.seat === 0)).toHaveLength(1);
  expect(match.trouble.value).toBeNull();
  match.close();
});

test('a thread that falls again and again is given up', async () => {
  let threads = 0;
  const { match } = play(setupOf(2, [1]), {
    thread: (hear) => {
      threads++;
      setImmediate(hear, { is: 'fell', what: 'test' });
      return { post() {}, end() {} };
    },
  });
  await until(() => match.trouble.value?.is === 'broken');
  expect(threads).toBe(3);
});

test('a match that was played on elsewhere stops here', async () => {
  let forked = false;
  const { match, sights, look } = play(setupOf(2, [1]), { keep: async () => (forked ? 'forked' : 'kept') });
  look();
  await until(() => sights.length > 0);
  forked = true;
  await match.submit(sights.at(-1)!.decision, ['bid:1']);
  expect(match.trouble.value).toEqual({ is: 'elsewhere' });
});

test('a match that cannot be read says so', async () => {
  const { match } = play(setupOf(2, [1]), { entries: [{ seat: 1, action: 'nonsense' }] });
  await until(() => match.trouble.value?.is === 'unreadable');
});

test('after a resignation alone the match is over', async () => {
  const { match, sights, look } = play(setupOf(3, [1, 2]));
  look();
  await until(() => sights.length > 0);
  expect(await match.wishes.resign()).toBeNull();
  expect(match.outcome.value?.places[0]).toBe(3);
  expect(match.sailors.value[0].resigned).toBe(true);
  match.close();
});

test('one who plays alone can ask for advice; two who share the device cannot', async () => {
  const alone = play(setupOf(3, [1, 2]));
  alone.look();
  await until(() => alone.sights.length > 0);
  const advice = await alone.match.advise?.();
  expect(alone.sights[0].legal).toContain(advice?.word);
  alone.match.close();
  const shared = play(setupOf(3, [2]));
  expect(shared.match.advise).toBeNull();
  shared.match.close();
});

test('advice that nobody can give any more is not waited for', async () => {
  const deaf: Start = () => ({ post: () => {}, end: () => {} });
  const { match } = play(setupOf(2, [1]), { thread: deaf });
  const advice = match.advise?.();
  match.close();
  expect(await advice).toBeNull();
});
