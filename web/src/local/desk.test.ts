import { Match, must } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { expect, test } from 'vitest';
import { Desk } from './desk.js';
import { engineOf } from './engine.js';
import type { Answer, Ask, LocalSetup, Told } from './letter.js';

const setupOf = (game: GameId, seats: number, bots: readonly number[], options = {}): LocalSetup => ({
  game,
  seats,
  options,
  key: 'ab'.repeat(32),
  bots,
});

/** Writes letters to a desk and waits for what comes back. */
class Pen {
  readonly letters: Answer[] = [];
  private wake = (): void => {};
  readonly desk = new Desk(
    (answer) => {
      this.letters.push(structuredClone(answer));
      this.wake();
    },
    engineOf,
    0,
  );

  async next(): Promise<Answer> {
    while (this.letters.length === 0)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.letters.shift()!;
  }

  async told(): Promise<Told> {
    const letter = await this.next();
    if (letter.is !== 'told') throw new Error(JSON.stringify(letter));
    return letter.told;
  }

  open(setup: LocalSetup, entries: Told['log']['entries'] = [], rules: number | null = null): Promise<Told> {
    this.desk.take({ is: 'open', setup, rules, entries });
    return this.told();
  }
}

/** Plays a person's seat by the first legal word until the match is over. */
async function playOn(pen: Pen, told: Told): Promise<Told> {
  let now = told;
  let id = 0;
  while (now.outcome === null) {
    const [seat] = now.waits;
    if (seat === undefined) pen.desk.take({ is: 'on', step: now.log.entries.length });
    else {
      const { decision, legal } = now.sights.find(([viewer]) => viewer === seat)![1];
      pen.desk.take({ is: 'wish', id: ++id, wish: { is: 'submit', seat, decision, actions: [legal[0]] } });
    }
    now = await pen.told();
    if (seat !== undefined) {
      expect(now.to).toBe(id);
      expect(await pen.next()).toEqual({ is: 'answer', id, why: null });
    }
  }
  return now;
}

test.each([
  ['skull-king', 4, [1, 2, 3], {}],
  ['skull-king-dice', 3, [1, 2], {}],
  ['skull-queen', 4, [1, 2, 3], {}],
  ['skull', 3, [1, 2], {}],
  ['queens-collection', 3, [1, 2], {}],
  ['queens-collection', 1, [], { mode: 'cooperative' }],
  ['queens-collection', 2, [1], { mode: 'cooperative' }],
  ['skull-king', 4, [2], {}],
] as const)(
  '%s for %i with bots at %j is played to its end, and its log replays',
  async (game, seats, bots, options) => {
    const pen = new Pen();
    const told = await pen.open(setupOf(game, seats, bots, options));
    const { log, outcome } = await playOn(pen, told);
    const again = must(Match.replay(games[game] as never, log));
    expect(again.outcome()).toEqual(outcome);
    expect(JSON.parse(JSON.stringify(log))).toEqual(log);
  },
);

test('a match goes on from its log as if it had never stopped', async () => {
  const setup = setupOf('skull-king', 3, [1, 2]);
  const first = new Pen();
  const end = await playOn(first, await first.open(setup));
  const half = end.log.entries.slice(0, 20);
  const second = new Pen();
  const resumed = await playOn(second, await second.open(setup, half, end.log.rules));
  expect(resumed.log).toEqual(end.log);
});

test('bots wait until the step before is kept', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(pen.letters).toEqual([]);
  pen.desk.take({ is: 'on', step: 99 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(pen.letters).toEqual([]);
  pen.desk.take({ is: 'on', step: told.log.entries.length });
  expect((await pen.told()).log.entries).toHaveLength(1);
});

test('an answer to an old question is refused, and so is a word against the rules', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 2, [1]));
  const [, { decision }] = told.sights[0];
  const wish = (decision: number, word: string): Ask => ({
    is: 'wish',
    id: 1,
    wish: { is: 'submit', seat: 0, decision, actions: [word] },
  });
  pen.desk.take(wish(decision + 1, 'bid:0'));
  expect(await pen.next()).toMatchObject({ is: 'answer', id: 1, why: { key: 'stale-decision' } });
  pen.desk.take(wish(decision, 'bid:9'));
  expect(await pen.next()).toMatchObject({ is: 'answer', id: 1, why: { rule: expect.any(String) } });
});

test('an action can be taken back while nobody has moved since', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 2, [1]));
  const [, { decision }] = told.sights[0];
  pen.desk.take({ is: 'wish', id: 1, wish: { is: 'submit', seat: 0, decision, actions: ['bid:1'] } });
  expect((await pen.told()).undoable).toBe(0);
  await pen.next();
  pen.desk.take({ is: 'wish', id: 2, wish: { is: 'undo', seat: 0 } });
  expect((await pen.told()).waits).toEqual([0]);
});

test('whoever resigns alone sees the end at once, in the last place', async () => {
  const pen = new Pen();
  await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  pen.desk.take({ is: 'wish', id: 1, wish: { is: 'resign', seat: 0 } });
  const { outcome, resigned } = await pen.told();
  expect(outcome?.places[0]).toBe(4);
  expect(resigned).toEqual([0]);
});

test('where others play on, a bot minds the seat of whoever resigned', async () => {
  const pen = new Pen();
  await pen.open(setupOf('skull-king', 3, [2]));
  pen.desk.take({ is: 'wish', id: 1, wish: { is: 'resign', seat: 0 } });
  const told = await pen.told();
  expect(told.outcome).toBeNull();
  expect(told.waits).toEqual([1]);
  await pen.next();
  expect((await playOn(pen, told)).outcome?.places[0]).toBe(3);
});

test('a log of other rules, or one that could not have happened, is unreadable', async () => {
  const pen = new Pen();
  const setup = setupOf('skull-king', 2, [1]);
  pen.desk.take({ is: 'open', setup, rules: 99, entries: [] });
  expect(await pen.next()).toMatchObject({ is: 'unreadable', why: { key: 'other-rules' } });
  pen.desk.take({ is: 'open', setup, rules: null, entries: [{ seat: 0, action: 'bid:7' }] });
  expect(await pen.next()).toMatchObject({ is: 'unreadable' });
});

test('what breaks is told, and nothing more is said', async () => {
  const letters: Answer[] = [];
  const desk = new Desk(
    (answer) => letters.push(answer),
    () => Promise.reject(new Error('no engine')),
  );
  desk.take({ is: 'open', setup: setupOf('skull', 3, [1, 2]), rules: null, entries: [] });
  desk.take({ is: 'on', step: 0 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(letters).toEqual([{ is: 'fell', what: 'no engine' }]);
});

test('a bot that breaks the rules plays something else', async () => {
  const letters: Answer[] = [];
  const desk = new Desk(
    (answer) => letters.push(answer),
    async (id) => ({
      ...(await engineOf(id)),
      bosun: () => () => {
        throw new Error('seasick');
      },
    }),
    0,
  );
  desk.take({ is: 'open', setup: setupOf('skull', 3, [0, 1, 2]), rules: null, entries: [] });
  desk.take({ is: 'on', step: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(letters.at(-1)).toMatchObject({
    is: 'told',
    told: { log: { entries: [{ action: expect.any(String) }] } },
  });
});
