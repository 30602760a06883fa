import { FastRng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { Head } from '../ledger.js';
import { standing } from '../sheet.js';
import { anyTable, type PenHand, playThrough, scribble } from '../sheet-fixture.js';
import * as SkullKing from '../skull-king/index.js';
import { roomFor } from './box.js';
import { lastTold, ledger, othersAsBid } from './ledger.js';
import { note } from './sheet-fixture.js';
import {
  blankRound,
  type Line,
  lineWith,
  roundBid,
  roundWith,
  roundWon,
  spoils,
  type Written,
} from './written.js';

const { skullKing, NONE } = SkullKing;

const hand: PenHand<Written> = {
  pieces(truth, rng) {
    const bids = truth.lines.reduce(
      (written, { bid }, player) => roundWith(written, player, { bid }),
      blankRound(truth.lines.length),
    );
    const one = rng.below(truth.lines.length);
    return [roundWith(bids, one, { bid: null }), bids, roundWon(bids, one, truth.lines[one].won)];
  },
  slip(truth, rng) {
    const one = rng.below(truth.lines.length);
    const line = truth.lines[one];
    switch (rng.below(4)) {
      case 0:
        return roundWith(truth, one, { bid: line.bid === 0 ? 1 : 0, change: 0 });
      case 1:
        return roundWon(truth, one, 0);
      case 2:
        return roundWith(truth, one, { took: { ...line.took, fourteen: 1 } });
      default:
        return { ...truth, loot: [], nobody: 0 };
    }
  },
};

function scribbled(rng: FastRng, seats: readonly number[]) {
  const { seats: count, options } = anyTable(skullKing, seats, rng);
  const truth: Written[] = [];
  let dealer = NONE;
  const state = playThrough(
    skullKing,
    skullKing.create(count, options as SkullKing.GameOptions),
    rng,
    (s) => {
      if (s.round === 0) dealer = s.dealer;
      if (s.round !== NONE) truth.push(note(s));
    },
  );
  const head: Head = {
    game: 'skull-king',
    players: Array.from({ length: count }, (_, seat) => `Sailor ${seat}`),
    options,
    dealer,
  };
  return { state, truth, head, sheet: scribble(ledger, head, truth, hand, rng) };
}

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const GAMES = Math.max(1_000, many(10_000));

describe('the pad of Skull King', () => {
  it(`counts as the rulebook does, over ${GAMES} games`, () => {
    const rng = new FastRng('the pad of Skull King');
    const seen = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const { state, truth, head, sheet } = scribbled(rng, SEATS);
      const { points, outcome, present } = standing(sheet, ledger);
      for (const { lines, loot, nobody } of truth) {
        if (loot.length > 1) seen.add('two alliances');
        if (nobody > 1) seen.add('two tricks for nobody');
        for (const { took = {}, wager = 0, change = 0, cannonball } of lines)
          for (const what of [
            ...Object.keys(took),
            `wager ${wager}`,
            `change ${change}`,
            `ball ${cannonball}`,
          ])
            seen.add(what);
      }
      const wanted = skullKing.outcome(state);
      if (
        present !== null ||
        JSON.stringify(outcome) !== JSON.stringify(wanted) ||
        JSON.stringify(sheet.outcome) !== JSON.stringify(wanted) ||
        points.some((row, round) => row!.some((earned, seat) => earned !== state.points[round * 8 + seat]))
      )
        expect({ head, truth, points, outcome, present }).toEqual(wanted);
    }
    for (const what of [
      ...spoils,
      'two alliances',
      'two tricks for nobody',
      'wager 20',
      'change -1',
      'ball true',
    ])
      expect(seen).toContain(what);
  });

  const head = (players: number, options: object = {}): Head => ({
    game: 'skull-king',
    players: Array.from({ length: players }, (_, seat) => `Sailor ${seat}`),
    options: { ...skullKing.options.defaults, ...options },
    dealer: 1,
  });
  /** A round by bids and tricks, and something special of the first player. */
  const told = (lines: readonly (readonly [number, number])[], some: Partial<Line> = {}): Written => ({
    lines: lines.map(([bid, won], i) => lineWith({ bid, won }, i === 0 ? some : {})),
    loot: [],
    nobody: 0,
  });
  const keys = (sheet: Head, round: number, written: Written): string[] =>
    ledger.faults(sheet, round, written, []).map(({ key }) => key);
  const three = [
    [2, 2],
    [0, 0],
    [1, 1],
  ] as const;

  it('SK-3 deals nobody more than the deck holds', () => {
    expect(ledger.read(head(8), 9, told(Array(8).fill([8, 0]))).ok).toBe(true);
    expect(ledger.read(head(8), 9, told(Array(8).fill([9, 0]))).ok).toBe(false);
    expect(ledger.rounds(head(4, { schedule: 'brawl' }))).toBe(5);
  });

  it('SK-5 SK-8 lets the deal go round, and left of the dealer lead', () => {
    expect(ledger.turn(head(3), 0, [])).toEqual({ dealer: 1, leader: 2 });
    expect(ledger.turn(head(3), 4, [])).toEqual({ dealer: 2, leader: 0 });
  });

  it('wants bids, tricks, and as many of them as there are cards', () => {
    expect(keys(head(3), 2, blankRound(3))).toEqual(['bids-missing', 'tricks-missing']);
    expect(keys(head(3), 2, told(three))).toEqual([]);
    expect(keys(head(3), 3, told(three))).toEqual(['too-few-tricks']);
    expect(keys(head(3), 1, told(three))).toEqual(['too-many-tricks']);
  });

  it('SK-14 SK-15 counts tricks that went to nobody, where there are beasts', () => {
    const lost = { ...told(three), nobody: 1 };
    expect(keys(head(3, { kraken: true }), 3, lost)).toEqual([]);
    expect(keys(head(3), 3, lost)).toEqual(['not-played']);
  });

  it('SK-38 leaves the rest to Greybeard where two play', () => {
    expect(
      keys(
        head(2),
        4,
        told([
          [1, 1],
          [1, 0],
        ]),
      ),
    ).toEqual([]);
    expect(
      keys(
        head(2),
        0,
        told([
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toEqual(['too-many-tricks']);
  });

  it('SK-23 SK-24 offers only what the box holds and the others have not', () => {
    const sheet = head(3);
    const written = told(three, { took: { fourteen: 2, mermaid: 1, king: 1 } });
    expect(keys(sheet, 2, written)).toEqual([]);
    expect(roomFor(sheet, written, 0, 'fourteen')).toBe(3);
    expect(roomFor(sheet, written, 2, 'fourteen')).toBe(1);
    expect(roomFor(sheet, written, 2, 'mermaid')).toBe(1);
    // The King was taken, and so took nobody.
    expect(roomFor(sheet, written, 2, 'pirate')).toBe(0);
    expect(roomFor(sheet, written, 2, 'king')).toBe(0);
    expect(keys(sheet, 2, told(three, { took: { black: 2 } }))).toEqual(['too-many-spoils']);
    const twin = head(3, { blanks: [{ name: 'Twin', as: { suit: 'b', value: 14 } }] });
    expect(keys(twin, 2, told(three, { took: { black: 2 } }))).toEqual([]);
  });

  it('lets nobody capture without a trick', () => {
    const none = [
      [0, 0],
      [2, 2],
      [1, 1],
    ] as const;
    expect(keys(head(3), 2, told(none, { took: { black: 1 } }))).toEqual(['spoils-without-trick']);
    const sheet = head(3, { powers: true });
    expect(keys(sheet, 2, told(none, { wager: 10 }))).toEqual(['power-without-trick']);
    const written = told(three, { took: { black: 1 }, wager: 20, change: 1 });
    expect(roundWon(written, 0, 0).lines[0]).toEqual({ bid: 2, won: 0 });
  });

  it('SK-25 pays an alliance to both who made their bid', () => {
    const sheet = head(3, { loot: true });
    const written: Written = { ...told(three), loot: [[1, 0]] };
    expect(keys(sheet, 2, written)).toEqual([]);
    expect(ledger.points(sheet, 2, written)).toEqual([60, 50, 20]);
    expect(keys(sheet, 2, { ...written, loot: [[0, 1]] })).toEqual(['loot-astray']);
    expect(keys(head(3), 2, written)).toEqual(['not-played']);
  });

  it('SK-27 SK-28 scores as the rascal does', () => {
    const sheet = head(3, { scoring: 'rascal', cannonball: true });
    expect(ledger.points(sheet, 2, told(three))).toEqual([30, 30, 30]);
    expect(ledger.points(sheet, 2, told(three, { cannonball: true }))).toEqual([45, 30, 30]);
    expect(keys(head(3), 2, told(three, { cannonball: true }))).toEqual(['not-played']);
  });

  it('SK-32 SK-34 knows Rascal’s wager and Harry’s change', () => {
    const sheet = head(3, { powers: true });
    const written = told(three, { wager: 20, change: -1 });
    expect(ledger.points(sheet, 2, written)?.[0]).toBe(-30);
    expect(keys(sheet, 2, told(three, { change: 1 }))).toEqual([]);
    // A bid that is corrected later keeps what Harry made of it, where that can be.
    expect(roundBid(written, 0, 1, 3).lines[0]).toMatchObject({ bid: 1, change: -1 });
    expect(roundBid(written, 0, 0, 3).lines[0]).not.toHaveProperty('change');
    expect(
      keys(
        sheet,
        1,
        told(
          [
            [2, 2],
            [0, 0],
            [0, 0],
          ],
          { change: 1 },
        ),
      ),
    ).toEqual(['bid-out-of-range']);
  });

  it('reads what it wrote, and nothing else', () => {
    const written = told(three, { took: { black: 1 }, wager: 20 });
    expect(ledger.read(head(3), 2, JSON.parse(JSON.stringify(written)))).toEqual({
      ok: true,
      value: written,
    });
    for (const rubbish of [
      null,
      [],
      {},
      { ...written, lines: [] },
      { ...written, points: 3 },
      { ...written, nobody: 9 },
    ])
      expect(ledger.read(head(3), 2, rubbish).ok).toBe(false);
  });
});

describe('what follows from what is told', () => {
  const head = (players: number, options: object = {}): Head => ({
    game: 'skull-king',
    players: Array.from({ length: players }, (_, i) => `P${i}`),
    options: { ...skullKing.options.defaults, ...options },
    dealer: 0,
  });
  const round = (...lines: readonly (readonly [bid: number | null, won: number | null])[]): Written => ({
    ...blankRound(lines.length),
    lines: lines.map(([bid, won]) => ({ bid, won })),
  });
  const won = (written: Written | null): unknown =>
    written === null ? null : written.lines.map((line) => line.won);

  it('is the last one’s tricks, unless a beast or Greybeard may have them', () => {
    const told = round([1, 1], [0, 0], [2, null]);
    expect(won(lastTold(head(3), 2, told))).toEqual([1, 0, 2]);
    expect(won(lastTold(head(3), 0, told))).toEqual([1, 0, 0]);
    expect(lastTold(head(3, { kraken: true }), 2, told)).toBe(told);
    const two = round([1, 1], [1, null]);
    expect(lastTold(head(2), 2, two)).toBe(two);
    const open = round([1, null], [0, null], [2, 1]);
    expect(lastTold(head(3), 2, open)).toBe(open);
  });

  it('is everybody else as they bid, where that can be', () => {
    expect(won(othersAsBid(head(3), 2, round([1, null], [0, null], [2, null])))).toEqual([1, 0, 2]);
    expect(won(othersAsBid(head(3), 2, round([1, 0], [0, null], [2, null])))).toBeNull();
    expect(won(othersAsBid(head(3), 2, round([1, 1], [1, null], [2, null])))).toBeNull();
    expect(won(othersAsBid(head(3, { kraken: true }), 2, round([1, 0], [0, null], [2, null])))).toEqual([
      0, 0, 2,
    ]);
    expect(won(othersAsBid(head(2), 4, round([1, null], [2, null])))).toEqual([1, 2]);
    expect(othersAsBid(head(3), 2, round([1, 1], [0, 0], [2, 2]))).toBeNull();
    expect(othersAsBid(head(3), 2, round([1, null], [null, null], [2, 2]))).toBeNull();
  });
});
