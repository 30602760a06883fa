import { FastRng, type Rng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { Head } from '../ledger.js';
import { standing } from '../sheet.js';
import { anyTable, type PenHand, playThrough, scribble } from '../sheet-fixture.js';
import { COLOURS } from './cards.js';
import { queensCollection, type State } from './index.js';
import { BOXES, isShelves, ledger, type Round, roomFor } from './ledger.js';

/** The rounds of a finished game as they would be written down. */
function roundsOf(state: State): Round[] {
  if (state.cooperative)
    return [{ home: Array.from({ length: BOXES }, (_, box) => state.board[box * COLOURS + box]) }];
  return Array.from({ length: state.rounds }, (_, round) => {
    const hauls = Array.from({ length: state.seats }, (_, seat) => {
      const [boxes, pawns, cards] = state.sheet.subarray((round * state.seats + seat) * 3);
      return { boxes, pawns, cards };
    });
    return { hauls, brokenOff: hauls.reduce((all, { boxes }) => all + boxes, 0) < BOXES - 1 };
  });
}

const hand: PenHand<Round> = {
  pieces: (truth) =>
    isShelves(truth)
      ? [{ home: truth.home.map((own, box) => (box < 4 ? own : null)) }]
      : [{ ...truth, hauls: truth.hauls.map(({ boxes }) => ({ boxes, pawns: 0, cards: 0 })) }],
  slip(truth, rng) {
    if (isShelves(truth)) return { home: truth.home.with(rng.below(BOXES), rng.below(3)) };
    const player = rng.below(truth.hauls.length);
    const hauls = truth.hauls.map((haul, i) => (i === player ? { ...haul, cards: haul.cards + 1 } : haul));
    return rng.below(2) === 0 ? { ...truth, brokenOff: !truth.brokenOff } : { ...truth, hauls };
  },
};

function anyGame(rng: Rng) {
  const { seats, options } = anyTable(queensCollection, [1, 2, 3, 4], rng);
  const state = queensCollection.create(seats, options as State['options']);
  const firsts: number[] = [];
  playThrough(
    queensCollection,
    state,
    rng,
    () => {},
    ({ round, first }) => {
      firsts[Math.max(0, round - 1)] = first;
    },
  );
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const head: Head = { game: 'queens-collection', players, options, dealer: firsts[0] };
  return { head, state, truth: roundsOf(state), firsts };
}

describe('the pad of The Queen’s Collection', () => {
  it('QC-10 QC-13 QC-17 counts 10,000 games as the engine does, however they are written down', () => {
    const rng = new FastRng('boxes at a real table');
    for (let i = 0; i < many(10_000); i++) {
      const { head, state, truth, firsts } = anyGame(rng);
      const { totals, outcome, present } = standing(scribble(ledger, head, truth, hand, rng), ledger);
      const wanted = queensCollection.outcome(state);
      const told = [
        totals.at(-1),
        outcome,
        present,
        truth.map((_, round) => ledger.turn(head, round, []).leader),
      ];
      const right = [wanted?.points, wanted, null, firsts];
      if (JSON.stringify(told) !== JSON.stringify(right)) expect({ head, truth, told }).toEqual(right);
    }
  });

  const headOf = (seats: number, options: object): Head => ({
    game: 'queens-collection',
    players: Array.from({ length: seats }, (_, seat) => `p${seat}`),
    options: { mode: 'competitive', spaces: 3, ...options },
    dealer: 0,
  });

  it('QC-9 says whether boxes and pawns add up', () => {
    const head = headOf(2, {});
    const keys = (boxes: number, pawns: number, brokenOff = false): string[] =>
      ledger
        .faults(
          head,
          0,
          {
            hauls: [
              { boxes, pawns, cards: 0 },
              { boxes: 3, pawns: 9, cards: 1 },
            ],
            brokenOff,
          },
          [],
        )
        .map(({ key }) => key);
    expect(keys(4, 12)).toEqual([]);
    expect(keys(4, 14)).toEqual([]);
    expect(keys(4, 15)).toEqual(['pawns-differ']);
    expect(keys(5, 14)).toEqual(['pawns-differ']);
    expect(keys(5, 15)).toEqual([]);
    expect(keys(3, 9)).toEqual(['boxes-missing']);
    expect(keys(3, 9, true)).toEqual([]);
    expect(keys(4, 12, true)).toEqual(['not-broken-off']);
    expect(keys(6, 12)).toEqual(['too-many-boxes']);
    expect(ledger.faults(head, 0, ledger.blank(head, []), [])).not.toEqual([]);
  });

  it('QC-9 QC-17 says what is amiss with the numbers that are', () => {
    const faults = (boxes: number, pawns: number, cards: number, brokenOff = false) => {
      const hauls = [
        { boxes, pawns, cards },
        { boxes: 3, pawns: 9, cards: 1 },
      ];
      return ledger.faults(headOf(2, {}), 0, { hauls, brokenOff }, []);
    };
    expect(faults(6, 12, 0)).toEqual([{ key: 'too-many-boxes', args: { boxes: 9, most: 8 } }]);
    expect(faults(5, 16, 0)).toEqual([{ key: 'too-many-pawns', args: { pawns: 25, most: 24 } }]);
    expect(faults(5, 15, 38)).toEqual([{ key: 'too-many-cards', args: { cards: 39, most: 38 } }]);
    expect(faults(5, 15, 37)).toEqual([]);
    expect(faults(3, 9, 0)).toEqual([{ key: 'boxes-missing', args: { boxes: 6, least: 7 } }]);
    expect(faults(4, 12, 0, true)).toEqual([{ key: 'not-broken-off', args: { boxes: 7 } }]);
    expect(faults(4, 15, 0)).toEqual([
      { key: 'pawns-differ', args: { boxes: 7, pawns: 24, fewest: 21, highest: 23 } },
    ]);
    const shelves = { home: [3, 3, 3, 3, 3, 3, null, null] };
    expect(ledger.faults(headOf(1, { mode: 'cooperative' }), 0, shelves, [])).toEqual([
      { key: 'boxes-open', args: { count: 2 } },
    ]);
  });

  it('QC-1 leaves a player room for what the others have not', () => {
    const hauls = [
      { boxes: 1, pawns: 4, cards: 2 },
      { boxes: 3, pawns: 9, cards: 5 },
      { boxes: 2, pawns: 6, cards: 1 },
    ];
    const room = (player: number) =>
      (['boxes', 'pawns', 'cards'] as const).map((of) => roomFor({ hauls, brokenOff: false }, player, of));
    expect(room(0)).toEqual([3, 9, 32]);
    expect(room(1)).toEqual([5, 14, 35]);
  });

  it('QC-13 counts a team once', () => {
    const head = headOf(4, { mode: 'teams' });
    const hauls = [2, 1, 3, 1].map((boxes) => ({ boxes, pawns: 3 * boxes, cards: boxes }));
    const points = ledger.points(head, 0, { hauls, brokenOff: false });
    expect(points).toEqual([40, 16, 40, 16]);
    const rounds = [0, 1, 2, 3].map(() => ({ hauls, brokenOff: false }));
    expect(ledger.outcome(head, rounds.slice(1))).toBeNull();
    expect(ledger.outcome(head, rounds)).toEqual({
      places: [1, 2, 1, 2],
      points: [160, 64, 160, 64],
      grade: null,
    });
  });

  it('QC-17 grades what all did together', () => {
    const head = headOf(1, { mode: 'cooperative', spaces: 2 });
    const keys = (home: (number | null)[]): string[] =>
      ledger.faults(head, 0, { home }, []).map(({ key }) => key);
    expect(keys([2, 2, 2, 2, 2, 2, 2, null])).toEqual(['boxes-open']);
    expect(keys([2, 2, 2, 2, 2, 2, 2, 1])).toEqual(['lone-stray']);
    expect(ledger.outcome(head, [{ home: [2, 2, 2, 2, 2, 2, 1, 1] }])).toEqual({
      places: [1],
      points: [10],
      grade: 4,
    });
    expect(ledger.outcome(head, [{ home: [2, 2, 2, 2, 2, 2, 2, 2] }])).toEqual({
      places: [1],
      points: [16],
      grade: 5,
    });
  });

  it('reads what it wrote and nothing else', () => {
    const head = headOf(2, {});
    const written = ledger.blank(head, []);
    expect(ledger.read(head, 0, JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
    const together = headOf(2, { mode: 'cooperative' });
    for (const bad of [null, [], ledger.blank(together, []), { ...(written as object), brokenOff: 0 }])
      expect(ledger.read(head, 0, bad).ok).toBe(false);
    expect(ledger.read(together, 0, ledger.blank(together, [])).ok).toBe(true);
    const at = (game: Head, value: unknown): unknown =>
      (ledger.read(game, 0, value) as { error?: { args: object } }).error?.args;
    const haul = { boxes: 0, pawns: 0, cards: 0 };
    expect(at(head, { hauls: [haul, { ...haul, cards: 39 }], brokenOff: false })).toMatchObject({
      at: 'hauls[1].cards',
      max: 38,
    });
    expect(at(head, { hauls: [haul], brokenOff: false })).toMatchObject({ at: 'hauls' });
    expect(at(together, { home: [0, 1, 2, 3, null, 4, 0, 0] })).toMatchObject({ at: 'home[5]' });
    expect(at(together, {})).toMatchObject({ at: '' });
    expect(at(head, {})).toMatchObject({ at: '' });
  });
});
