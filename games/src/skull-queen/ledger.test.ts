import { FastRng, type Rng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { Head } from '../ledger.js';
import { standing } from '../sheet.js';
import { anyTable, type PenHand, playThrough, scribble } from '../sheet-fixture.js';
import { COLOURS } from './cards.js';
import { skullQueen } from './index.js';
import { ledger, type Plank, type Round, spaceWorth, worthOf } from './ledger.js';
import { OVERBOARD, sides, UNPLACED } from './score.js';
import { Phase, type State } from './state.js';

/** How the planks lie when the last card of a round is played. */
const planksOf = (state: State): Round =>
  Array.from({ length: state.seats }, (_, seat) => ({
    side: sides[state.side[seat]],
    pirates: [...state.pirates.subarray(seat * COLOURS, (seat + 1) * COLOURS)],
  }));

const change = (round: Round, player: number, to: Partial<Plank>): Round =>
  round.map((plank, i) => (i === player ? { ...plank, ...to } : plank));

const hand: PenHand<Round> = {
  pieces: (truth) => [
    truth.map(({ side }) => ({ side, pirates: [UNPLACED, UNPLACED, UNPLACED, UNPLACED] })),
    truth.map(({ side, pirates }) => ({ side, pirates: [...pirates.slice(0, 3), UNPLACED] })),
  ],
  slip(truth, rng) {
    const player = rng.below(truth.length);
    const { side, pirates } = truth[player];
    switch (rng.below(3)) {
      case 0:
        return change(truth, player, { side: side === 'front' ? 'back' : 'front' });
      case 1:
        return change(truth, player, { pirates: pirates.map(() => OVERBOARD) });
      default:
        return change(truth, player, { pirates: pirates.with(rng.below(COLOURS), rng.below(5)) });
    }
  },
};

function anyGame(rng: Rng) {
  const { seats, options } = anyTable(skullQueen, [2, 3, 4, 5, 6], rng);
  const state = skullQueen.create(seats, options as State['options']);
  const truth: Round[] = [];
  const turns: ReturnType<typeof ledger.turn>[] = [];
  playThrough(
    skullQueen,
    state,
    rng,
    ({ phase, round }) => {
      if (phase !== Phase.dealer && round > 0) truth.push(planksOf(state));
    },
    ({ round, dealer, tricks, leader }) => {
      if (tricks === 0) turns[round - 1] ??= { dealer, leader: seats === 2 ? null : leader };
    },
  );
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const head: Head = { game: 'skull-queen', players, options, dealer: turns[0].dealer ?? 0 };
  return { head, state, truth, turns };
}

describe('the pad of Skull Queen', () => {
  it('SQ-2 SQ-5 SQ-12 counts 10,000 games as the engine does, however they are written down', () => {
    const rng = new FastRng('planks at a real table');
    for (let i = 0; i < many(10_000); i++) {
      const { head, state, truth, turns } = anyGame(rng);
      const { totals, outcome, present } = standing(scribble(ledger, head, truth, hand, rng), ledger);
      const told = [totals.at(-1), outcome, present, truth.map((_, round) => ledger.turn(head, round, []))];
      const wanted = [[...state.scores], skullQueen.outcome(state), null, turns];
      if (JSON.stringify(told) !== JSON.stringify(wanted)) expect({ head, truth, told }).toEqual(wanted);
    }
  });

  const head: Head = { game: 'skull-queen', players: ['a', 'b'], options: { middle: 4 }, dealer: 0 };

  it('wants a side and four pirates of everybody, but no side where all four swim', () => {
    const keys = (...planks: Plank[]) => ledger.faults(head, 0, planks, []).map(({ key }) => key);
    const swim = [OVERBOARD, OVERBOARD, OVERBOARD, OVERBOARD];
    expect(keys(...ledger.blank(head, []))).toEqual(['side-missing', 'side-missing']);
    expect(keys({ side: 'front', pirates: [0, 1, UNPLACED, 2] }, { side: null, pirates: swim })).toEqual([
      'pirates-missing',
    ]);
    expect(keys({ side: 'front', pirates: [0, 1, 1, 2] }, { side: null, pirates: swim })).toEqual([]);
    expect(keys({ side: null, pirates: swim.with(3, 0) }, { side: null, pirates: swim })).toEqual([
      'side-missing',
    ]);
  });

  it('names the player, and how many pirates are missing', () => {
    const faults = ledger.faults(
      head,
      0,
      [ledger.blank(head, [])[0], { side: 'front', pirates: [0, UNPLACED, 1, UNPLACED] }],
      [],
    );
    expect(faults.map(({ args }) => args)).toEqual([{ player: 0 }, { player: 1, count: 2 }]);
  });

  it('SQ-2 knows what a space and a plank are worth, and that a plank without a side is worth nothing yet', () => {
    expect([0, 2, 4].map((space) => spaceWorth(head, 'front', space))).toEqual([8, 4, 1]);
    expect([0, 2, 4].map((space) => spaceWorth(head, 'back', space))).toEqual([1, 4, 8]);
    expect(worthOf(head, { side: null, pirates: [0, 0, 0, 0] })).toBeNull();
    expect(ledger.points(head, 0, [{ side: null, pirates: [0, 0, 0, 0] }])).toEqual([0]);
  });

  it('SQ-2 turns the row of points round with the plank', () => {
    const pirates = [0, 0, 2, OVERBOARD];
    const points = ledger.points(head, 0, [
      { side: 'front', pirates },
      { side: 'back', pirates },
    ]);
    expect(points).toEqual([8 + 8 + 4, 1 + 1 + 4]);
  });

  it('reads what it wrote and nothing else', () => {
    const written: Round = [
      { side: 'back', pirates: [0, 4, OVERBOARD, UNPLACED] },
      ledger.blank(head, [])[1],
    ];
    expect(ledger.read(head, 0, JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
    for (const bad of [
      null,
      [written[0]],
      [{ side: 'top', pirates: [0, 0, 0, 0] }, written[1]],
      [{ side: 'back', pirates: [5, 0, 0, 0] }, written[1]],
    ])
      expect(ledger.read(head, 0, bad).ok).toBe(false);
    expect(ledger.read(head, 0, [written[0], { side: 'back', pirates: [5, 0, 0, 0] }])).toMatchObject({
      error: { args: { at: '[1].pirates[0]' } },
    });
    expect(ledger.outcome(head, [written])).toBeNull();
    expect(ledger.outcome(head, [written, written])?.places).toEqual([1, 2]);
  });
});
