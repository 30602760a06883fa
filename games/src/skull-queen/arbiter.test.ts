import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { arbitrate, mostSeen, playable, soFar, trickOrder, type Verdict } from './arbiter.js';

const judged = (given: unknown): Verdict => {
  const verdict = arbitrate(given);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.error));
  return verdict.value;
};
const error = (given: unknown) => {
  const verdict = arbitrate(given);
  return verdict.ok ? null : verdict.error;
};
const keys = (verdict: Verdict): string[] => verdict.reasons.map(({ rule, key }) => `${rule} ${key}`);
const example = { players: 4, leader: 0, centre: ['y4', 'b3'], cards: ['b6', 'g7', 'b12', 'b8'] };

describe('the arbiter', () => {
  it('SQ-9 SQ-11 settles the example of the rules', () => {
    const { reasons, ...verdict } = judged(example);
    expect(verdict).toEqual({ moves: [[2, 'b', 2]], centre: ['g7', 'y4'], leads: 2, led: 'b' });
    expect(reasons.map(({ rule, key }) => `${rule} ${key}`)).toEqual([
      'SQ-7 announced',
      'SQ-9 alone',
      'SQ-9 alone',
      'SQ-9 up-two',
      'SQ-9 down-nobody',
      'SQ-9 leave',
      'SQ-11 leads',
    ]);
  });

  it('SQ-7 SQ-9 SQ-11 says of each step who, with which card, in which colour', () => {
    const args = (given: unknown) => judged(given).reasons.map((why) => why.args);
    expect(args(example)).toEqual([
      { seat: 0, card: 'b6', colour: 'b' },
      { card: 'y4', colour: 'y' },
      { card: 'g7', colour: 'g' },
      { seat: 2, card: 'b12', colour: 'b' },
      { card: 'b3', colour: 'b' },
      { colour: 'b', cards: 'b3 b6 b8 b12' },
      { seat: 2, card: 'b12' },
    ]);
    expect(args({ players: 2, leader: 1, centre: [], cards: ['13', '0', 'g4'] })).toEqual([
      { seat: 0, card: 'g4', colour: 'g' },
      { card: '13', colour: 'g' },
      { card: '0', colour: 'g' },
      { card: '13', colour: 'g' },
      { seat: 1, card: '0', colour: 'g' },
      { colour: 'g', cards: '0 g4 13' },
      {},
    ]);
    // A trick without any colour has none to announce.
    expect(must(soFar({ players: 3, leader: 0, centre: [], cards: ['0', '13'] })).reasons).toEqual([]);
  });

  it('SQ-7 SQ-13 knows who plays at each place of a trick', () => {
    expect(trickOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(trickOrder(2, 1)).toEqual(['ghost', 1, 0]);
    expect([2, 3, 6].map(mostSeen)).toEqual([1, 2, 5]);
  });

  it('SQ-7 counts seats clockwise from the leader', () => {
    expect(judged({ ...example, leader: 3 })).toMatchObject({ moves: [[1, 'b', 2]], leads: 1 });
  });

  it('SQ-9 names moves by seat, then colour, up positive', () => {
    const cards = ['y2', 'r9', 'r3', 'y10', 'y5', 'b3'];
    const verdict = judged({ players: 6, leader: 1, centre: ['b12', 'r5', 'b4'], cards });
    expect(verdict.moves).toEqual([
      [0, 'b', -1],
      [1, 'y', -2],
      [2, 'r', 1],
      [3, 'r', -2],
      [4, 'y', 1],
    ]);
    expect(verdict.centre).toEqual([]);
  });

  it('SQ-9 sorts the centre by colour and number', () => {
    const verdict = judged({ players: 3, leader: 0, centre: ['y12'], cards: ['r9', 'b12', 'g10'] });
    expect(verdict.centre).toEqual(['b12', 'g10', 'r9', 'y12']);
    expect(verdict.moves).toEqual([]);
  });

  it('SQ-8 gives 0 and 13 the colour announced', () => {
    const verdict = judged({ players: 3, leader: 2, centre: [], cards: ['13', '0', 'g4'] });
    expect(verdict).toMatchObject({
      moves: [
        [0, 'g', -1],
        [2, 'g', 1],
      ],
      led: 'g',
      leads: 2,
      centre: [],
    });
    expect(keys(verdict).slice(0, 3)).toEqual(['SQ-7 announced', 'SQ-8 takes-colour', 'SQ-8 takes-colour']);
  });

  it('SQ-11 says when the last of equals leads', () => {
    const verdict = judged({ players: 3, leader: 0, centre: [], cards: ['r9', 'g9', 'b2'] });
    expect(verdict.leads).toBe(1);
    expect(keys(verdict).at(-1)).toBe('SQ-11 leads-last');
  });

  it('SQ-13 SQ-14 with two players the ghost comes first, moves no pirate and leads again', () => {
    const cards = ['r9', 'r4', 'r2'];
    const verdict = judged({ players: 2, leader: 1, centre: [], cards });
    expect(verdict).toMatchObject({ moves: [[0, 'r', -1]], leads: 'ghost', led: 'r' });
    expect(keys(verdict)).toContain('SQ-13 up-ghost');
    const low = judged({ players: 2, leader: 1, centre: [], cards: ['0', '13', 'y5'] });
    expect(low).toMatchObject({ moves: [[1, 'y', 1]], led: 'y' });
    expect(keys(low)).toContain('SQ-13 down-ghost');
    expect(keys(low).at(-1)).toBe('SQ-13 ghost-leads');
    expect(judged({ players: 2, leader: 1, centre: [], cards: ['0', 'b5', 'y5'] }).led).toBe('b');
  });

  it('SQ-1 refuses cards the box does not hold, and says where', () => {
    expect(error({ ...example, centre: ['y4', '0'] })).toMatchObject({
      key: 'wants-choice',
      args: { at: 'centre[1]' },
    });
    expect(error({ ...example, cards: ['b6', 'g7', 'b12', 'b13'] })).toMatchObject({ key: 'wants-choice' });
    expect(error({ ...example, centre: ['b6'] })).toEqual({
      key: 'too-many-copies',
      args: { at: 'cards[0]', card: 'b6', copies: 1 },
    });
    expect(error({ ...example, centre: ['b3', 'b3'] })).toMatchObject({ args: { at: 'centre[1]' } });
  });

  it('SQ-7 wants a leader at the table and one card each', () => {
    expect(error({ ...example, leader: 4 })).toEqual({
      key: 'wants-int',
      args: { at: 'leader', min: 0, max: 3 },
    });
    expect(error({ ...example, players: 5 })).toEqual({
      key: 'wants-list',
      args: { at: 'cards', min: 5, max: 5 },
    });
    expect(error({ ...example, players: 2 })).toMatchObject({ key: 'wants-list', args: { min: 3 } });
    expect(error({ ...example, players: 7 })).toMatchObject({ key: 'wants-int' });
    expect(error('trick')).toMatchObject({ key: 'wants-object' });
  });
});

describe('a trick that is not complete', () => {
  const part = { players: 4, leader: 2, cards: ['b6', 'g7'] };

  it('SQ-7 SQ-9 would do what lies there would do, and somebody plays next', () => {
    const { next, reasons } = must(soFar({ ...part, centre: ['b3'] }));
    expect(next).toBe(0);
    expect(reasons.map(({ rule, key }) => `${rule} ${key}`)).toEqual([
      'SQ-7 announced',
      'SQ-9 alone',
      'SQ-9 up',
      'SQ-9 down-nobody',
      'SQ-9 leave',
    ]);
    expect(must(soFar({ ...part, cards: [], centre: [] }))).toEqual({ next: 2, reasons: [] });
  });

  it('SQ-7 binds whoever holds the colour announced', () => {
    const { next, refused } = must(playable({ ...part, hand: ['b1', 'r2', '13'] }));
    expect(next).toBe(0);
    expect(refused.map((why) => why?.key ?? null)).toEqual([null, 'must-follow', null]);
    expect(must(playable({ ...part, hand: ['r2', 'y3'] }))).toMatchObject({
      refused: [null, null],
      reasons: [{ rule: 'SQ-7', key: 'all-free' }],
    });
    expect(must(playable({ ...part, hand: ['b1', 'r2', 'y2'] })).reasons).toHaveLength(1);
  });

  it('SQ-13 the ghost holds no cards, and beside him one card is all there is to see', () => {
    expect(must(playable({ players: 2, leader: 1, cards: [], hand: ['r2'] }))).toMatchObject({
      next: 'ghost',
      refused: [],
      reasons: [{ rule: 'SQ-13', key: 'ghost-turns' }],
    });
    const follows = must(playable({ players: 2, leader: 1, cards: ['r5'], hand: ['r2', 'y2'] }));
    expect([follows.next, follows.refused.map((why) => why?.key ?? null)]).toEqual([
      1,
      [null, 'must-follow'],
    ]);
    expect(playable({ players: 2, leader: 1, cards: ['r5', 'y2'], hand: [] }).ok).toBe(false);
  });

  it('SQ-7 says once why, and nothing of an empty hand', () => {
    const reasons = (hand: string[]) => must(playable({ ...part, hand })).reasons;
    expect(reasons(['b1', 'r2', 'y2'])).toEqual([
      { rule: 'SQ-7', key: 'must-follow', args: { card: 'r2', colour: 'b' } },
    ]);
    expect(reasons([])).toEqual([]);
    // The first colour binds, not the last.
    const { refused } = must(
      playable({ players: 4, leader: 0, cards: ['0', 'b6', 'g7'], hand: ['b1', 'g1'] }),
    );
    expect(refused.map((why) => why?.args ?? null)).toEqual([null, { card: 'g1', colour: 'b' }]);
    for (const ask of [arbitrate, soFar, playable])
      expect(
        ask({ players: 4, leader: 0, centre: [], cards: 3, ...(ask === playable && { hand: [] }) }),
      ).toMatchObject({ ok: false });
    // Before the first card nothing is decided, whatever lies in the centre.
    expect(must(soFar({ ...part, cards: [], centre: ['b3'] })).reasons).toEqual([]);
  });

  it('says what is wrong with the question', () => {
    const at = (result: ReturnType<typeof soFar> | ReturnType<typeof playable>): unknown =>
      result.ok ? null : [result.error.key, result.error.args.at];
    expect(at(soFar({ ...part, centre: ['b6'] }))).toEqual(['too-many-copies', 'cards[0]']);
    expect(at(playable({ ...part, hand: ['r2', 'b6'] }))).toEqual(['too-many-copies', 'hand[1]']);
    expect(at(soFar({ ...part, centre: [], cards: ['b1', 'b2', 'b4', 'b5'] }))).toEqual([
      'wants-list',
      'cards',
    ]);
    expect(at(soFar({ ...part, centre: [], leader: 4 }))).toEqual(['wants-int', 'leader']);
    expect(at(soFar({ ...part, centre: [], leader: 6 }))).toEqual(['wants-int', 'leader']);
    expect(at(playable({ ...part, hand: ['r99'] }))).toEqual(['wants-choice', 'hand[0]']);
  });
});
