import { describe, expect, it } from 'vitest';
import type { Head } from './ledger.js';
import { begin, roundsOf, type Sheet, standing, undo, write } from './sheet.js';
import { ledger } from './skull-king/ledger.js';
import { options } from './skull-king/options.js';
import type { Written } from './skull-king/written.js';

const head: Head = {
  game: 'skull-king',
  players: ['Mina', 'Jo', 'Sam'],
  options: { ...options.defaults, schedule: [1, 2, 3] },
  dealer: 1,
};

const round = (...lines: readonly (readonly [bid: number | null, won: number | null])[]): Written => ({
  lines: lines.map(([bid, won]) => ({ bid, won })),
  loot: [],
  nobody: 0,
});

/** Mina takes everything and said so; the others said nothing. */
const whole = (cards: number): Written => round([cards, cards], [0, 0], [0, 0]);

const put = (sheet: Sheet, at: number, to: Written): Sheet => write(sheet, ledger, at, to, at);
const empty = begin(head, { id: 'a', now: 5 });
const full = [1, 2, 3].reduce((sheet, cards, at) => put(sheet, at, whole(cards)), empty);

describe('a sheet', () => {
  it('begins with nothing on it, and the first round waits', () => {
    expect(standing(empty, ledger)).toEqual({
      rounds: [],
      counted: 0,
      points: [],
      totals: [],
      outcome: null,
      present: 0,
    });
    expect(undo(empty, ledger, 9)).toBe(empty);
  });

  it('adds up round by round to its end', () => {
    const { points, totals, outcome, present } = standing(full, ledger);
    expect(points).toEqual([
      [20, 10, 10],
      [40, 20, 20],
      [60, 30, 30],
    ]);
    expect(totals.at(-1)).toEqual([120, 60, 60]);
    expect(outcome).toEqual({ places: [1, 2, 2], points: [120, 60, 60], grade: null });
    expect(full.outcome).toEqual(outcome);
    expect(present).toBeNull();
  });

  it('follows a correction of any round', () => {
    const corrected = put(full, 0, round([0, 1], [0, 0], [0, 0]));
    expect(standing(corrected, ledger).totals).toEqual([
      [-10, 10, 10],
      [30, 30, 30],
      [90, 60, 60],
    ]);
    expect(corrected.outcome?.points).toEqual([90, 60, 60]);
  });

  it('counts nothing after a round that is not whole', () => {
    const broken = put(full, 1, round([2, 2], [0, 1], [0, 0]));
    expect(standing(broken, ledger)).toMatchObject({ counted: 1, present: 1, outcome: null });
    expect(broken.outcome).toBeNull();
    expect(roundsOf(broken)).toHaveLength(3);
    expect(put(broken, 1, whole(2)).outcome).toEqual(full.outcome);
  });

  it('takes one stroke back at a time, also a correction', () => {
    const corrected = put(full, 0, round([0, 1], [0, 0], [0, 0]));
    expect(undo(corrected, ledger, 9).outcome).toEqual(full.outcome);
    const before = undo(undo(corrected, ledger, 9), ledger, 9);
    expect(standing(before, ledger)).toMatchObject({ counted: 2, present: 2, outcome: null });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(full))).toEqual(full);
  });
});
