import { describe, expect, it } from 'vitest';
import type { Game } from './game.js';
import { keyFrom } from './key.js';
import type { Entry, TableWord } from './log.js';
import { Match } from './match.js';
import { must } from './result.js';
import { memory } from './suite/portrait.js';
import { many } from './suite/slice.js';
import { type ToyState, toy } from './suite/toy.js';

const key = keyFrom('match');
const setup = { seats: 2, options: {}, key };
const open = (options: object = {}, seats = 2): Match<ToyState> =>
  must(Match.open(toy, { seats, options, key }));

/** A match with both bids in; seat 0 is to play. */
function bidden(options: object = {}): Match<ToyState> {
  const match = open(options);
  must(match.submit(0, ['bid:1']));
  must(match.submit(1, ['bid:0']));
  return match;
}

function finish(match: Match<ToyState>): Match<ToyState> {
  while (match.outcome() === null) {
    const [seat] = match.view(match.step, 'spectator').actors;
    must(match.submit(seat, [match.legal(seat)[0]]));
  }
  return match;
}

/** The state of the last action's end, with no chance event since. */
function scoredBeforeDeal(match: Match<ToyState>): ToyState {
  const state = match.at(match.step - 1);
  const entry = match.log().entries.at(-1) as Extract<Entry, { action: string }>;
  toy.apply(state, entry.seat, toy.parse(entry.action)!);
  return state;
}

const faultOf = (key: string, args: object = {}) => ({ ok: false, error: { key, args } });

describe('open', () => {
  it('checks key, options and seats', () => {
    expect(Match.open(toy, { ...setup, key: 'x' })).toEqual(faultOf('wants-key', { at: 'key' }));
    expect(Match.open(toy, { ...setup, options: { hand: 5 } })).toMatchObject({
      error: { key: 'wants-choice' },
    });
    expect(Match.open(toy, { ...setup, seats: 9 })).toMatchObject({ error: { key: 'wants-int' } });
    expect(Match.open(toy, { ...setup, seats: 3 })).toMatchObject({ error: { key: 'three-seats-roll' } });
  });

  it('lets chance move first and keeps the options whole', () => {
    const match = open({ hand: 1 });
    expect(match.step).toBe(0);
    expect(match.options).toEqual({ hand: 1, rounds: 1, die: false, short: false });
    expect(match.view(0, 0)).toMatchObject({
      actors: [0, 1],
      may: [],
      legal: ['bid:0', 'bid:1'],
      decision: 0,
    });
    expect(match.view(0, 'spectator')).toMatchObject({ legal: [], decision: 0 });
  });
});

describe('submit', () => {
  it('takes what is legal and answers the step', () => {
    const match = open();
    expect(match.submit(1, ['bid:2'])).toEqual({ ok: true, value: 1 });
    expect(match.view(1, 'spectator')).toMatchObject({ actors: [0], may: [1] });
    expect(match.log().entries).toEqual([{ seat: 1, action: 'bid:2' }]);
  });

  it.each([
    ['a seat that is not there', 2, ['bid:0'], 'no-such-seat'],
    ['a seat that is no number', Number.NaN, ['bid:0'], 'no-such-seat'],
    ['a seat below none', -1, ['bid:0'], 'no-such-seat'],
    ['no action', 0, [], 'no-action'],
    ['an unknown word', 0, ['bid:7'], 'unknown-word'],
    ['what the rules refuse', 0, ['card:0'], 'not-now'],
  ])('refuses %s and changes nothing', (_, seat, words, fault) => {
    const match = open();
    const before = JSON.stringify([match.log(), match.view(0, 0), match.view(0, 1)]);
    expect(match.submit(seat as number, words as string[])).toMatchObject(faultOf(fault as string, {}));
    expect(JSON.stringify([match.log(), match.view(0, 0), match.view(0, 1)])).toBe(before);
  });

  it('says which seats there are', () => {
    expect(open().submit(2, ['bid:0'])).toEqual(faultOf('no-such-seat', { seat: 2, seats: 2 }));
  });

  it('takes several actions all or none', () => {
    const match = open();
    expect(match.submit(0, ['bid:0', 'bid:2'])).toEqual({ ok: true, value: 2 });
    expect(match.submit(1, ['bid:0', 'card:0']).ok).toBe(false);
    expect(match.step).toBe(2);
    expect(match.view(2, 'spectator').actors).toEqual([1]);
  });

  it('lets no chance stand between two actions of one submit', () => {
    const match = bidden({ die: true, hand: 1 });
    must(match.submit(0, [match.legal(0).find((word) => word !== 'cheer')!]));
    const word = match.legal(1).find((some) => some !== 'cheer')!;
    expect(match.submit(1, [word, 'cheer'])).toEqual(faultOf('chance-between', { word: 'cheer' }));
    expect(match.submit(1, [word]).ok).toBe(true);
  });

  it('tells nothing by refusing what follows an action that shows something', () => {
    // Seat 1 opens all bids with its own, so it could try that out, and bid otherwise if it dislikes what it sees.
    const tried = ['bid:0', 'bid:1', 'bid:2'].flatMap((bid) => {
      const match = open();
      must(match.submit(0, [bid]));
      return ['card:0', 'bid:0'].map((next) => match.submit(1, ['bid:0', next]));
    });
    for (const one of tried) expect(one).toMatchObject(faultOf('sight-between', {}));
    const match = open();
    must(match.submit(0, ['bid:1']));
    expect(match.submit(1, ['bid:0', 'card:0', 'bid:1'])).toEqual(
      faultOf('sight-between', { word: 'bid:1' }),
    );
    expect(match.submit(1, ['bid:0', 'bid:7'])).toEqual(faultOf('unknown-word', { word: 'bid:7' }));
    expect(match.step).toBe(1);
  });

  it('takes nothing once the game is over', () => {
    const match = finish(bidden({ hand: 1 }));
    expect(match.submit(0, ['bid:0'])).toEqual(faultOf('over'));
    expect(match.record({ table: 'pause' })).toEqual(faultOf('over'));
  });
});

describe('check', () => {
  /** All there is of a match, buffers that nobody sees left out. */
  const whole = (match: Match<ToyState>): string =>
    memory([match.log(), match.at(match.step), match.view(match.step, 0), match.view(match.step, 1)]);

  it.each([
    ['what is legal', 0, ['bid:0']],
    ['several words', 0, ['bid:0', 'bid:2']],
    ['a seat that is not there', 2, ['bid:0']],
    ['no action', 0, []],
    ['an unknown word', 0, ['bid:7']],
    ['what the rules refuse', 0, ['card:0']],
    ['a second word that the rules refuse', 0, ['bid:0', 'card:0']],
  ])('says of %s what a submit says, and changes nothing', (_, seat, words) => {
    const match = open();
    const before = whole(match);
    const checked = match.check(seat as number, words as string[]);
    expect(whole(match)).toBe(before);
    const done = match.submit(seat as number, words as string[]);
    expect(checked).toEqual(done.ok ? { ok: true, value: null } : done);
  });

  it('says so of a match that stands still, is over or was broken off; a pause may be taken for over', () => {
    const paused = open();
    must(paused.record({ table: 'pause' }));
    const before = whole(paused);
    expect(paused.check(0, ['bid:0'])).toEqual(faultOf('paused'));
    expect(paused.check(0, ['bid:0'], { resumed: true }).ok).toBe(true);
    expect(paused.check(0, ['card:0'], { resumed: true })).toMatchObject(faultOf('not-now', {}));
    expect(whole(paused)).toBe(before);
    expect(paused.submit(0, ['bid:0'])).toEqual(faultOf('paused'));
    const over = finish(bidden({ hand: 1 }));
    expect(over.check(0, ['bid:0'], { resumed: true })).toEqual(faultOf('over'));
    const aborted = open();
    must(aborted.record({ table: 'abort' }));
    expect(aborted.check(0, ['bid:0'], { resumed: true })).toEqual(faultOf('aborted'));
  });

  it('leaves what was shown before chance moved', () => {
    const match = bidden({ rounds: 2, hand: 1 });
    for (let i = 0; i < 2; i++) must(match.submit(match.actors[0], [match.legal(match.actors[0])[0]]));
    const before = match.view(match.step, 'spectator');
    expect(before.between).toHaveLength(1);
    expect(match.check(match.actors[0], [match.legal(match.actors[0])[0]]).ok).toBe(true);
    expect(match.view(match.step, 'spectator')).toEqual(before);
  });
});

describe('decision', () => {
  it('changes only when what the seat is asked changes', () => {
    const match = open();
    expect(match.view(0, 0).decision).toBe(0);
    must(match.submit(1, ['bid:1']));
    expect(match.view(1, 0).decision).toBe(0);
    expect(match.view(1, 1).decision).toBe(1);
    must(match.submit(1, ['bid:0']));
    expect(match.view(2, 1).decision).toBe(2);
    expect(match.view(2, 0).decision).toBe(0);
    must(match.submit(0, ['bid:0']));
    expect(match.view(3, 0).decision).toBe(3);
    expect(match.view(3, 'spectator').decision).toBe(3);
  });

  it('stays with a seat that has done all it may', () => {
    const match = bidden();
    expect(match.legal(1)).toEqual(['cheer']);
    const asked = match.decision(1);
    must(match.submit(1, ['cheer']));
    expect(match.view(match.step, 1)).toMatchObject({ legal: [], decision: asked });
  });

  it('is the same when it is looked back at', () => {
    const match = open();
    const asked = () => [0, 1].map((seat) => match.decision(seat));
    const told = [asked()];
    for (let i = 0; i < 70; i++) {
      must(match.submit(0, [`bid:${i % 2}`]));
      told.push(asked());
    }
    for (const step of [0, 1, 63, 64, 65, 69])
      expect([0, 1].map((seat) => match.view(step, seat).decision)).toEqual(told[step]);
  });

  it('is that of the beginning for a seat that nobody has asked yet', () => {
    const patient = { ...toy, actors: () => 1, mayAct: () => 0 } as unknown as Game<ToyState>;
    const match = must(Match.open(patient, setup));
    expect([0, 1].map((seat) => match.decision(seat))).toEqual([0, 0]);
  });

  it('is past once the seat is asked something else, or has answered', () => {
    const match = open();
    expect(match.stillAsks(0, 0).ok).toBe(true);
    must(match.submit(1, ['bid:1']));
    expect(match.stillAsks(0, 0).ok).toBe(true);
    expect(match.stillAsks(1, 0)).toEqual(faultOf('stale-decision', { decision: 1 }));
    expect(match.stillAsks(1, 1).ok).toBe(true);
  });
});

describe('undo', () => {
  it('takes back one’s own last action that showed nothing', () => {
    const match = open();
    must(match.submit(0, ['bid:1']));
    expect(match.record({ table: 'undo', seat: 0 })).toEqual({ ok: true, value: 2 });
    expect(match.view(2, 'spectator').actors).toEqual([0, 1]);
    expect(match.log().entries.at(-1)).toEqual({ table: 'undo', seat: 0 });
    must(match.submit(0, ['bid:2']));
    expect(match.view(3, 0).view).toMatchObject({ bid: 2 });
  });

  it('asks the seat anew', () => {
    const match = bidden();
    const word = match.legal(0)[0];
    must(match.submit(0, [word]));
    must(match.record({ table: 'undo', seat: 0 }));
    expect(match.view(4, 0)).toMatchObject({ decision: 4, actors: [0] });
    expect(match.legal(0)).toContain(word);
  });

  it('refuses another’s action, and when there is none', () => {
    const match = open();
    expect(match.record({ table: 'undo', seat: 0 })).toEqual(faultOf('undo-not-last', { seat: 0 }));
    must(match.submit(0, ['bid:1']));
    expect(match.record({ table: 'undo', seat: 1 })).toEqual(faultOf('undo-not-last', { seat: 1 }));
    expect(match.record({ table: 'undo' })).toMatchObject(faultOf('no-such-seat', { seat: 'undefined' }));
  });

  it('refuses after chance has moved', () => {
    const match = bidden({ die: true });
    const play = (seat: number) =>
      must(match.submit(seat, [match.legal(seat).find((word) => word !== 'cheer')!]));
    play(0);
    play(1);
    expect(match.record({ table: 'undo', seat: 1 })).toEqual(faultOf('undo-after-chance', { seat: 1 }));
  });

  it('refuses after the action showed its owner something', () => {
    const match = bidden();
    expect(match.undoable(1)).toBe(false);
    expect(match.record({ table: 'undo', seat: 1 })).toEqual(faultOf('undo-after-sight', { seat: 1 }));
    expect(match.step).toBe(2);
  });

  it('refuses after an action that might have been refused for what is hidden', () => {
    // Who may bid two knows that the other does not hold the highest card.
    const telling = {
      ...toy,
      refusal: (state: ToyState, seat: number, action: number) =>
        action === 2 && state.owner[5] === 1 - seat
          ? { rule: 'T-9', key: 'held', args: {} }
          : toy.refusal(state, seat, action),
    } as Game<ToyState>;
    const matches = Array.from({ length: 20 }, (_, i) =>
      must(Match.open(telling, { ...setup, key: keyFrom(`${i}`) })),
    );
    const match = matches.find((one) => one.at(0).owner[5] === 2)!;
    must(match.submit(0, ['bid:2']));
    expect(match.undoable(0)).toBe(false);
    expect(match.record({ table: 'undo', seat: 0 })).toEqual(faultOf('undo-after-sight', { seat: 0 }));
    must(match.submit(0, ['bid:1']));
    expect(match.undoable(0)).toBe(true);
  });

  it('may be asked for first', () => {
    const match = open();
    expect(match.undoable(0)).toBe(false);
    must(match.submit(0, ['bid:1']));
    expect([0, 1].map((seat) => match.undoable(seat))).toEqual([true, false]);
    must(match.record({ table: 'pause' }));
    expect(match.undoable(0)).toBe(false);
  });

  it('is as exact where how it stood was just kept, and what was kept of it is forgotten', () => {
    const match = open();
    for (let i = 0; i < 64; i++) must(match.submit(0, [`bid:${i % 2}`]));
    must(match.record({ table: 'undo', seat: 0 }));
    expect(match.view(65, 0).view).toMatchObject({ bid: 0 });
    must(match.submit(1, ['bid:2']));
    expect(match.view(64, 0).view).toMatchObject({ bid: 1 });
    expect(match.view(65, 0).view).toMatchObject({ bid: 0 });
    expect(match.view(65, 'spectator').actors).toEqual([1]);
  });
});

it('two matches side by side do not see what the other tries', () => {
  const keys = ['one', 'other'].map(keyFrom);
  const alone = keys.map((own) => finish(must(Match.open(toy, { ...setup, key: own }))));
  const beside = keys.map((own) => must(Match.open(toy, { ...setup, key: own })));
  const running = () => beside.filter((match) => match.outcome() === null);
  while (running().length > 0) {
    for (const match of running()) {
      const [seat] = match.actors;
      const before = match.view(match.step, seat);
      for (const other of beside) other.submit(other.actors[0] ?? 0, [before.legal.at(-1)!, 'bid:7']);
      for (const other of beside) other.check(other.actors[0] ?? 0, [before.legal.at(-1)!]);
      expect(match.view(match.step, seat)).toEqual(before);
      must(match.submit(seat, [before.legal[0]]));
    }
  }
  for (const [i, match] of beside.entries()) {
    expect(match.log()).toEqual(alone[i].log());
    expect(match.open()).toEqual(alone[i].open());
    expect(match.view(2, 0)).toEqual(alone[i].view(2, 0));
  }
});

describe('what is recorded', () => {
  /** The toy, and how often its sampler was asked and an action applied. */
  function counted() {
    const calls = { sampler: 0, apply: 0 };
    const game: Game<ToyState> = {
      ...toy,
      sampler: (view) => {
        calls.sampler++;
        return (toy as Game<ToyState>).sampler(view);
      },
      apply: (state, seat, action) => {
        calls.apply++;
        toy.apply(state, seat, action);
      },
    };
    return { game, calls };
  }

  /** A match whose first seat cannot make up its mind. */
  function fickle(game: Game<ToyState>, undos: number): Match<ToyState> {
    const match = must(Match.open(game, setup));
    for (let i = 0; i < undos; i++) {
      must(match.submit(0, [`bid:${i % 2}`]));
      must(match.record({ table: 'undo', seat: 0 }));
    }
    must(match.submit(0, ['bid:0', 'bid:1']));
    return match;
  }

  it('is not judged again', () => {
    const { game, calls } = counted();
    const match = fickle(game, 100);
    const log = match.log();
    expect(calls.sampler).toBe(101);
    calls.sampler = 0;
    const again = must(Match.replay(game, log, { recorded: true }));
    expect(again.view(again.step, 0).view).toEqual(match.view(match.step, 0).view);
    match.view(150, 1);
    match.fork(200);
    expect(calls.sampler).toBe(0);
    // A log from elsewhere is.
    must(Match.replay(game, log));
    expect(calls.sampler).toBe(100);
    calls.sampler = 0;
    // Of several words the sampler is asked once.
    must(must(Match.open(game, setup)).submit(0, ['bid:0', 'bid:1', 'bid:0']));
    expect(calls.sampler).toBe(1);
    const [first] = log.entries;
    const shown = [first, { seat: 1, action: 'bid:0' }, { table: 'undo', seat: 1 }] as const;
    expect(Match.replay(game, { ...log, entries: shown })).toMatchObject({
      error: { key: 'undo-after-sight' },
    });
  });

  it('is looked back at from close by, and looks the same', () => {
    const { game, calls } = counted();
    const match = fickle(game, 400);
    must(match.record({ table: 'undo', seat: 0 }));
    const { step } = match;
    calls.apply = 0;
    match.view(step - 10, 0);
    match.near(step - 10);
    expect(calls.apply).toBeLessThan(100);
    finish(match);
    const plain = must(Match.open(game, setup));
    const one = 50 / many(50);
    for (const [i, entry] of match.log().entries.entries()) {
      must(plain.enter(entry, { recorded: true }));
      if (i % one !== 0) continue;
      for (const seat of [0, 1, 'spectator'] as const) {
        const { decision: _, ...seen } = match.view(i + 1, seat);
        expect(plain.view(plain.step, seat)).toMatchObject(seen);
      }
    }
    expect(match.near(step).step).toBeGreaterThan(step - 100);
  });
});

describe('the table', () => {
  const record = (match: Match<ToyState>, table: TableWord, seat?: number) =>
    match.record(seat === undefined ? { table } : { table, seat });

  it('pauses and resumes', () => {
    const match = open();
    expect(record(match, 'resume')).toEqual(faultOf('not-paused'));
    must(record(match, 'pause'));
    expect(match.paused).toBe(true);
    expect(match.submit(0, ['bid:0'])).toEqual(faultOf('paused'));
    expect(record(match, 'pause')).toEqual(faultOf('paused'));
    must(record(match, 'resume'));
    expect(match.paused).toBe(false);
    expect(match.submit(0, ['bid:0']).ok).toBe(true);
  });

  it('aborts for good', () => {
    const match = open();
    must(record(match, 'abort'));
    expect(match.aborted).toBe(true);
    expect(match.submit(0, ['bid:0'])).toEqual(faultOf('aborted'));
    expect(record(match, 'resume')).toEqual(faultOf('aborted'));
  });

  it('knows who plays a seat', () => {
    const match = open();
    must(record(match, 'timeout', 0));
    expect(match.control(0)).toBe('owner');
    must(record(match, 'bot', 0));
    expect(match.control(0)).toBe('bot');
    expect(match.control(1)).toBe('owner');
    must(record(match, 'back', 0));
    expect(match.control(0)).toBe('owner');
    must(record(match, 'bot', 1));
    must(record(match, 'handover', 1));
    expect(match.control(1)).toBe('owner');
    expect(record(match, 'bot', 5)).toMatchObject(faultOf('no-such-seat', { seat: '5' }));
  });

  it('whoever resigns is played for, does not come back and takes a last place', () => {
    const match = must(Match.open(toy, { seats: 3, options: { short: true }, key }));
    must(record(match, 'resign', 1));
    expect(match.resigned).toEqual([1]);
    expect(match.control(1)).toBe('bot');
    for (const table of ['resign', 'back', 'handover'] as const) {
      expect(record(match, table, 1)).toEqual(faultOf('resigned', { seat: 1 }));
    }
    finish(match);
    const plain = toy.outcome(match.at(match.step))!;
    const { places, points } = match.outcome()!;
    expect(points).toEqual(plain.points);
    expect(places[1]).toBe(3);
    expect([places[0], places[2]].sort()).toEqual(plain.places[0] === plain.places[2] ? [1, 1] : [1, 2]);
  });

  it('leaves the grade of a co-operative game alone', () => {
    const together: Game<ToyState> = {
      ...toy,
      outcome: (state) => {
        const outcome = toy.outcome(state);
        return outcome && { places: [1, 1], points: null, grade: 3 };
      },
    } as Game<ToyState>;
    const match = must(Match.open(together, setup));
    must(match.record({ table: 'resign', seat: 0 }));
    expect(finish(match).outcome()).toEqual({ places: [1, 1], points: null, grade: 3 });
  });
});

describe('replay', () => {
  it('gives the same match', () => {
    const match = open({ rounds: 2, die: true });
    must(match.submit(0, ['bid:1']));
    must(match.record({ table: 'undo', seat: 0 }));
    must(match.record({ table: 'bot', seat: 1 }));
    finish(match);
    const again = must(Match.replay(toy, match.log()));
    expect(again.log()).toEqual(match.log());
    expect(again.outcome()).toEqual(match.outcome());
    for (const step of [0, 1, 2, match.step]) expect(again.view(step, 0)).toEqual(match.view(step, 0));
  });

  it('refuses the first entry that could not have happened, and other rules', () => {
    const log = bidden().log();
    const replayed = (entries: readonly Entry[]) => Match.replay(toy, { ...log, entries });
    expect(replayed([...log.entries, { seat: 1, action: 'bid:0' }])).toMatchObject({
      error: { key: 'not-now', args: { at: 'entries[2]' } },
    });
    expect(replayed([{ table: 'resume' }])).toMatchObject({
      error: { key: 'not-paused', args: { at: 'entries[0]' } },
    });
    expect(Match.replay(toy, { ...log, rules: 2 })).toEqual(faultOf('other-rules', { log: 2, engine: 1 }));
    expect(Match.replay(toy, { ...log, seats: 1 })).toMatchObject({ error: { key: 'wants-int' } });
  });
});

describe('looking back', () => {
  it('at, view and fork agree and leave the match alone', () => {
    const match = finish(bidden());
    const { step } = match;
    const earlier = match.fork(2);
    expect(earlier.step).toBe(2);
    expect(toy.open(match.at(2))).toEqual(toy.open(earlier.at(2)));
    expect(match.view(2, 1)).toEqual(earlier.view(2, 1));
    must(earlier.submit(earlier.view(2, 0).actors[0], [earlier.legal(earlier.view(2, 0).actors[0])[0]]));
    expect(match.step).toBe(step);
    expect(toy.open(match.at(step))).toEqual(toy.open(match.at(step)));
  });

  it('shows how it looked whenever chance was to move on the way', () => {
    const match = bidden({ rounds: 2, hand: 1 });
    const play = () => {
      const [seat] = match.actors;
      must(match.submit(seat, [match.legal(seat)[0]]));
      return match.view(match.step, 'spectator');
    };
    expect(play().between).toEqual([]);
    const { view, between } = play();
    expect(between).toEqual([toy.view(scoredBeforeDeal(match), 'spectator')]);
    expect(view).not.toEqual(between[0]);
    expect(match.open().between).toEqual([toy.open(scoredBeforeDeal(match))]);
    must(match.record({ table: 'pause' }));
    expect(match.view(match.step, 'spectator').between).toEqual([]);
  });

  it('a state that is given out is a copy', () => {
    const match = open();
    toy.apply(match.at(0), 0, 1);
    expect(match.view(0, 'spectator').actors).toEqual([0, 1]);
  });

  it.each([-1, 3, 0.5])('has no step %d', (step) => {
    expect(() => bidden().fork(step)).toThrow(new RangeError(`no step ${step} of 2`));
  });

  it('a recorded entry that is refused later is our own fault', () => {
    let strict = false;
    const moody: Game<ToyState> = {
      ...toy,
      refusal: (state: ToyState, seat: number, action: number) =>
        strict ? { rule: 'T-9', key: 'moody', args: {} } : toy.refusal(state, seat, action),
    } as Game<ToyState>;
    const match = must(Match.open(moody, setup));
    must(match.submit(0, ['bid:0']));
    strict = true;
    expect(() => match.fork(1)).toThrow('a recorded entry was refused');
  });
});
