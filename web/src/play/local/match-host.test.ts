import { readFileSync } from 'node:fs';
import { type Advice, type Consult, type Inquiry, thinking } from '@crossbones/bots/pool';
import { type GameEntry, type Log, Match, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { type GameId, games } from '@crossbones/games';
import { hintKeys, type Level, levels } from '@crossbones/games/crew';
import { expect, test } from 'vitest';
import { engineOf } from './engine.js';
import type { HostReply, HostRequest, LocalSetup, MatchNews } from './host-message.js';
import { MatchHost } from './match-host.js';

const setupOf = (
  game: GameId,
  seats: number,
  bots: readonly number[],
  options = {},
  level: Level = 'bosun',
): LocalSetup => ({
  game,
  seats,
  options,
  key: 'ab'.repeat(32),
  bots,
  level,
});

const think = thinking({
  engineOf,
  loadWeights: () => Promise.reject(new Error('no books here')),
  clock: () => performance.now(),
});
/** Thinks in the same thread, and not for long. */
const consult: Consult = (inquiry) => think({ ...inquiry, ms: 60_000, playouts: 20 });

/** Sends messages to a host and waits for what comes back. */
class Pen {
  readonly replies: HostReply[] = [];
  private wake = (): void => {};
  constructor(private readonly consulted: Consult = consult) {}
  readonly host = new MatchHost(
    (answer) => {
      this.replies.push(structuredClone(answer));
      this.wake();
    },
    engineOf,
    (inquiry, signal) => this.consulted(inquiry, signal),
    0,
  );

  async next(): Promise<HostReply> {
    while (this.replies.length === 0)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.replies.shift()!;
  }

  async told(): Promise<MatchNews> {
    const reply = await this.next();
    if (reply.is !== 'told') throw new Error(JSON.stringify(reply));
    return reply.told;
  }

  open(
    setup: LocalSetup,
    entries: MatchNews['log']['entries'] = [],
    rules: number | null = null,
  ): Promise<MatchNews> {
    this.host.take({ is: 'open', setup, rules, entries });
    return this.told();
  }
}

/** Plays a person's seat by the first legal word until the match is over. */
async function playOn(pen: Pen, told: MatchNews): Promise<MatchNews> {
  let now = told;
  let id = 0;
  while (now.outcome === null) {
    const [seat] = now.waits;
    if (seat === undefined) pen.host.take({ is: 'on', step: now.log.entries.length });
    else {
      const { decision, legal } = now.sights.find(([viewer]) => viewer === seat)![1];
      pen.host.take({ is: 'wish', id: ++id, wish: { is: 'submit', seat, decision, actions: [legal[0]] } });
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

test.each([
  [1, 3],
  [2, 4],
])('QC-17 a match begun under rulebook %i is finished under it, with grade %i', async (rules, grade) => {
  const file = new URL(`../../../../games/golden/queens-collection.${rules}.together.json`, import.meta.url);
  const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: Log };
  const setup: LocalSetup = {
    ...setupOf('queens-collection', log.seats, []),
    ...log,
    game: 'queens-collection',
  };
  const pen = new Pen();
  let told = await pen.open(setup, log.entries.slice(0, -2), rules);
  for (const [i, { seat, action }] of (log.entries as GameEntry[]).slice(-2).entries()) {
    const { decision } = told.sights.find(([viewer]) => viewer === seat)![1];
    pen.host.take({ is: 'wish', id: i, wish: { is: 'submit', seat, decision, actions: [action] } });
    told = await pen.told();
    expect(await pen.next()).toEqual({ is: 'answer', id: i, why: null });
  }
  expect(told.log.rules).toBe(rules);
  expect(told.outcome).toEqual({ places: [1, 1, 1, 1], points: [16, 16, 16, 16], grade });
});

/** At another host a bot has moved meanwhile: what would have come by itself has come. */
async function meanwhile(): Promise<void> {
  const pen = new Pen();
  const { log } = await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  pen.host.take({ is: 'on', step: log.entries.length });
  expect((await pen.told()).log.entries).toHaveLength(1);
}

test('bots wait until the step before is kept', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  await meanwhile();
  expect(pen.replies).toEqual([]);
  pen.host.take({ is: 'on', step: 99 });
  await meanwhile();
  expect(pen.replies).toEqual([]);
  pen.host.take({ is: 'on', step: told.log.entries.length });
  expect((await pen.told()).log.entries).toHaveLength(1);
});

test('an answer to an old question is refused, and so is a word against the rules', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 2, [1]));
  const [, { decision }] = told.sights[0];
  const wish = (decision: number, word: string): HostRequest => ({
    is: 'wish',
    id: 1,
    wish: { is: 'submit', seat: 0, decision, actions: [word] },
  });
  pen.host.take(wish(decision + 1, 'bid:0'));
  expect(await pen.next()).toMatchObject({ is: 'answer', id: 1, why: { key: 'stale-decision' } });
  pen.host.take(wish(decision, 'bid:9'));
  expect(await pen.next()).toMatchObject({ is: 'answer', id: 1, why: { rule: expect.any(String) } });
});

test('where people share the device, an action can be taken back while nobody has moved since', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 3, [2]));
  const [, { decision }] = told.sights[0];
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'submit', seat: 0, decision, actions: ['bid:1'] } });
  expect((await pen.told()).undoable).toBe(0);
  await pen.next();
  pen.host.take({ is: 'wish', id: 2, wish: { is: 'undo', seat: 0 } });
  expect((await pen.told()).waits).toEqual([0, 1]);
});

/** The person plays until it is asked so many times more, by the first legal words. */
async function decide(pen: Pen, told: MatchNews, times: number): Promise<MatchNews> {
  let now = told;
  for (let left = times; left > 0 || now.waits.length === 0; ) {
    const [seat] = now.waits;
    if (seat === undefined) pen.host.take({ is: 'on', step: now.log.entries.length });
    else {
      const { decision, legal } = now.sights[0][1];
      pen.host.take({ is: 'wish', id: 9, wish: { is: 'submit', seat, decision, actions: [legal[0]] } });
      left--;
    }
    now = await pen.told();
    if (seat !== undefined) await pen.next();
  }
  return now;
}

test.each(['skull-king', 'skull-king-dice', 'skull-queen', 'skull', 'queens-collection'] as const)(
  '%s: alone with bots every decision can be taken back, whatever has happened since, and what follows is the same again',
  async (game) => {
    const pen = new Pen();
    const begun = await decide(pen, await pen.open(setupOf(game, 3, [1, 2])), 0);
    const end = await decide(pen, begun, 5);
    expect(end.decided).toHaveLength(5);
    let back = end;
    for (const step of [...end.decided].reverse()) {
      expect(back.undoable).toBe(0);
      pen.host.take({ is: 'wish', id: 8, wish: { is: 'undo', seat: 0 } });
      back = await pen.told();
      expect(await pen.next()).toEqual({ is: 'answer', id: 8, why: null });
      expect(back.log.entries).toEqual(end.log.entries.slice(0, step));
      expect(back.waits).toEqual([0]);
    }
    expect(back.sights).toEqual(begun.sights.map(([seat, sight]) => [seat, { ...sight, between: [] }]));
    expect(back.undoable).toBeNull();
    pen.host.take({ is: 'wish', id: 7, wish: { is: 'undo', seat: 0 } });
    expect(await pen.next()).toMatchObject({ is: 'answer', id: 7, why: { key: 'undo-not-last' } });
    // Where all decide at once, bots may have done so before or after.
    expect((await decide(pen, back, 5)).sights[0][1].view).toEqual(end.sights[0][1].view);
    pen.host.close();
  },
);

test('a turn of several words is one decision, also in a match from the shelf; without its decisions each word is', async () => {
  const setup = setupOf('skull-queen', 3, [1, 2]);
  const pen = new Pen();
  const told = await decide(pen, await pen.open(setup), 0);
  const turn = must(Match.replay(games['skull-queen'] as never, told.log));
  const [, { decision }] = told.sights[0];
  const words: string[] = [];
  // Pirates are placed one by one.
  while (turn.actors.includes(0) && turn.view(turn.step, 0).view.phase === told.sights[0][1].view.phase) {
    words.push(turn.legal(0)[0]);
    must(turn.submit(0, words.slice(-1)));
  }
  expect(words.length).toBeGreaterThan(1);
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'submit', seat: 0, decision, actions: words } });
  const { log, decided } = await pen.told();
  for (const known of [decided, undefined]) {
    const second = new Pen();
    second.host.take({ is: 'open', setup, rules: log.rules, entries: log.entries, decided: known });
    await second.told();
    second.host.take({ is: 'wish', id: 2, wish: { is: 'undo', seat: 0 } });
    const back = log.entries.length - (await second.told()).log.entries.length;
    expect(back).toBe(known === undefined ? 1 : words.length);
    second.host.close();
  }
  pen.host.close();
});

test('bots play at once until somebody is asked, or to the end where nobody can be', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  const [, { decision }] = told.sights[0];
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'submit', seat: 0, decision, actions: ['bid:1'] } });
  expect((await pen.told()).waits).toEqual([]);
  await pen.next();
  pen.host.take({ is: 'wish', id: 2, wish: { is: 'skip' } });
  expect((await pen.told()).waits).toEqual([0]);
  expect(await pen.next()).toEqual({ is: 'answer', id: 2, why: null });
});

test('whoever resigns alone sees the end at once, in the last place', async () => {
  const pen = new Pen();
  await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'resign', seat: 0 } });
  const { outcome, resigned } = await pen.told();
  expect(outcome?.places[0]).toBe(4);
  expect(resigned).toEqual([0]);
});

test('where others play on, a bot minds the seat of whoever resigned', async () => {
  const pen = new Pen();
  await pen.open(setupOf('skull-king', 3, [2]));
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'resign', seat: 0 } });
  const told = await pen.told();
  expect(told.outcome).toBeNull();
  expect(told.waits).toEqual([1]);
  await pen.next();
  expect((await playOn(pen, told)).outcome?.places[0]).toBe(3);
});

test('a log of other rules, or one that could not have happened, is unreadable', async () => {
  const pen = new Pen();
  const setup = setupOf('skull-king', 2, [1]);
  pen.host.take({ is: 'open', setup, rules: 99, entries: [] });
  expect(await pen.next()).toMatchObject({ is: 'unreadable', why: { key: 'other-rules' } });
  pen.host.take({ is: 'open', setup, rules: null, entries: [{ seat: 0, action: 'bid:7' }] });
  expect(await pen.next()).toMatchObject({ is: 'unreadable' });
});

test('what breaks is told, and nothing more is said', async () => {
  const replies: HostReply[] = [];
  const host = new MatchHost(
    (answer) => replies.push(answer),
    () => Promise.reject(new Error('no engine')),
    consult,
  );
  host.take({ is: 'open', setup: setupOf('skull', 3, [1, 2]), rules: null, entries: [] });
  host.take({ is: 'on', step: 0 });
  await eventually('a reply', () => replies.length > 0);
  await meanwhile();
  expect(replies).toEqual([{ is: 'fell', what: 'no engine' }]);
});

test('a bot that breaks the rules plays something else', async () => {
  const replies: HostReply[] = [];
  const seasick = () => () => {
    throw new Error('seasick');
  };
  const host = new MatchHost(
    (answer) => replies.push(answer),
    async (id) => {
      const { game, crew } = await engineOf(id);
      return { game, crew: { ...crew, bosun: seasick } };
    },
    consult,
    0,
  );
  host.take({ is: 'open', setup: setupOf('skull', 3, [0, 1, 2]), rules: null, entries: [] });
  host.take({ is: 'on', step: 0 });
  await eventually('a move', () => replies.length > 1);
  expect(replies.at(-1)).toMatchObject({
    is: 'told',
    told: { log: { entries: [{ action: expect.any(String) }] } },
  });
});

test.each(levels)('a match against the %s is played to its end', async (level) => {
  const asked: Inquiry[] = [];
  const pen = new Pen((inquiry, signal) => {
    asked.push(structuredClone(inquiry));
    return consult(inquiry, signal);
  });
  const { log } = await playOn(pen, await pen.open(setupOf('skull', 3, [1, 2], {}, level)));
  expect(must(Match.replay(games.skull as never, log)).outcome()).not.toBeNull();
  // Who plays by rules of thumb need not be waited for.
  const thinks = level === 'captain' || level === 'admiral';
  expect(asked.length > 0).toBe(thinks);
  for (const { seat, level: whose } of asked) expect([seat, whose]).toEqual([expect.any(Number), level]);
  // Nobody is asked with more than their own seat sees.
  for (const { seat, view } of asked) expect(view.viewer).toBe(seat);
});

test('where nobody thinks, the bosun moves', async () => {
  const pen = new Pen(() => Promise.reject(new Error('all threads are gone')));
  const told = await playOn(pen, await pen.open(setupOf('skull', 3, [1, 2], {}, 'admiral')));
  expect(told.outcome).not.toBeNull();
});

/** Thinks until it is let go. */
class Slow {
  readonly asked: { readonly inquiry: Inquiry; readonly signal: AbortSignal }[] = [];
  private readonly letGo: (() => void)[] = [];
  readonly consult: Consult = (inquiry, signal) =>
    new Promise<Advice | null>((resolve, reject) => {
      this.asked.push({ inquiry, signal: signal! });
      signal!.addEventListener('abort', () => reject(signal!.reason), { once: true });
      this.letGo.push(() => void consult(inquiry, signal).then(resolve));
    });
  answer(): void {
    for (const go of this.letGo.splice(0)) go();
  }
}

test('what somebody does meanwhile ends a thought, and the bot thinks anew', async () => {
  const slow = new Slow();
  const pen = new Pen(slow.consult);
  const told = await pen.open(setupOf('skull-king', 2, [1], {}, 'captain'));
  pen.host.take({ is: 'on', step: told.log.entries.length });
  await eventually('a question', () => slow.asked.length === 1);
  const [, { decision }] = told.sights[0];
  pen.host.take({ is: 'wish', id: 1, wish: { is: 'submit', seat: 0, decision, actions: ['bid:1'] } });
  const bid = await pen.told();
  expect(slow.asked[0].signal.aborted).toBe(true);
  await pen.next();
  pen.host.take({ is: 'on', step: bid.log.entries.length });
  await eventually('another question', () => slow.asked.length === 2);
  slow.answer();
  expect((await pen.told()).log.entries.at(-1)).toMatchObject({ seat: 1 });
});

test('whoever practises alone gets advice: what could be done, the best first, with reasons', async () => {
  const pen = new Pen();
  const told = await pen.open(setupOf('skull-king', 4, [1, 2, 3]));
  pen.host.take({ is: 'advise', id: 7, seat: 0 });
  const reply = await pen.next();
  if (reply.is !== 'advice' || reply.advice === null) throw new Error(JSON.stringify(reply));
  expect(reply.id).toBe(7);
  const { word, by, candidates } = reply.advice;
  expect(by).toBe('captain');
  expect(candidates[0].word).toBe(word);
  for (const one of candidates) expect(told.sights[0][1].legal).toContain(one.word);
  for (const { key } of candidates.flatMap(({ hints }) => hints)) expect(hintKeys).toContain(key);
});

test('nobody gets advice where others play, on a bot’s seat, or for a decision that is past', async () => {
  const asks = async (pen: Pen, seat: number): Promise<unknown> => {
    pen.host.take({ is: 'advise', id: 1, seat });
    return pen.next();
  };
  const none = { is: 'advice', id: 1, advice: null };
  const shared = new Pen();
  await shared.open(setupOf('skull-king', 4, [2, 3]));
  expect(await asks(shared, 0)).toEqual(none);
  expect(await asks(shared, 1)).toEqual(none);
  const alone = new Pen();
  await alone.open(setupOf('skull-king', 2, [1]));
  expect(await asks(alone, 1)).toEqual(none);
  const slow = new Slow();
  const late = new Pen(slow.consult);
  const told = await late.open(setupOf('skull-king', 2, [1]));
  late.host.take({ is: 'advise', id: 1, seat: 0 });
  await eventually('a question', () => slow.asked.length === 1);
  const { decision } = told.sights[0][1];
  late.host.take({ is: 'wish', id: 2, wish: { is: 'submit', seat: 0, decision, actions: ['bid:0'] } });
  const replies = [await late.next(), await late.next(), await late.next()];
  expect(replies).toContainEqual(none);
});
