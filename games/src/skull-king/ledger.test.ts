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
    const one = (line: object): object => ({
      ...written,
      lines: [{ bid: 1, won: 1, ...line }, ...written.lines.slice(1)],
    });
    for (const change of [-1, 0, 1]) expect(ledger.read(head(3), 2, one({ change })).ok).toBe(true);
    expect(ledger.read(head(3), 2, { ...written, loot: [[2, 0]] }).ok).toBe(true);
    for (const rubbish of [
      one({ change: 2 }),
      one({ wager: 5 }),
      { ...written, loot: [[3, 0]] },
      { ...written, loot: [[0]] },
      null,
      [],
      {},
      { ...written, lines: [] },
      { ...written, points: 3 },
      { ...written, nobody: 9 },
    ])
      expect(ledger.read(head(3), 2, rubbish).ok).toBe(false);
    expect(ledger.read(head(3), 2, null)).toMatchObject({ error: { args: { at: '' } } });
  });

  it('says how many are missing, and whose line is wrong', () => {
    const said = (sheet: Head, round: number, written: Written): unknown[] =>
      ledger.faults(sheet, round, written, []).map(({ key, args }) => [key, args]);
    expect(said(head(3), 2, blankRound(3))).toEqual([
      ['bids-missing', { count: 3 }],
      ['tricks-missing', { count: 3 }],
    ]);
    expect(said(head(3), 4, told(three))).toEqual([['too-few-tricks', { count: 2 }]]);
    expect(said(head(3), 1, told(three))).toEqual([['too-many-tricks', { count: 1 }]]);
    const powers = head(3, { powers: true });
    expect(said(powers, 2, told([[3, 2], ...three.slice(1)], { change: 1 }))).toEqual([
      ['bid-out-of-range', { player: 0, cards: 3 }],
    ]);
    expect(said(powers, 2, told([[0, 2], ...three.slice(1)], { change: -1 }))).toEqual([
      ['bid-out-of-range', { player: 0, cards: 3 }],
    ]);
    const none = [[2, 0], [0, 2], three[2]] as const;
    expect(said(powers, 2, told(none, { took: { black: 1 }, wager: 10 }))).toEqual([
      ['spoils-without-trick', { player: 0 }],
      ['power-without-trick', { player: 0 }],
    ]);
    expect(said(head(3), 2, told(three, { took: { black: 2 } }))).toEqual([
      ['too-many-spoils', { spoil: 'black' }],
    ]);
  });

  it('SK-28 SK-32 SK-34 knows powers and shots only where they are played, and each pirate once', () => {
    expect(keys(head(3), 2, told(three, { wager: 10 }))).toEqual(['not-played']);
    expect(keys(head(3), 2, told(three, { change: 1 }))).toEqual(['not-played']);
    const powers = head(3, { powers: true });
    const also = (line: Partial<Line>): Written => roundWith(told(three, { wager: 10, change: 1 }), 2, line);
    expect(keys(powers, 2, also({}))).toEqual([]);
    expect(keys(powers, 2, also({ wager: 20 }))).toEqual(['power-twice']);
    expect(keys(powers, 2, also({ change: -1 }))).toEqual(['power-twice']);
    expect(keys(head(3, { scoring: 'rascal' }), 2, told(three, { cannonball: true }))).toEqual([
      'not-played',
    ]);
    expect(keys(head(3, { loot: true }), 2, { ...told(three), loot: [[0, 0]] })).toEqual(['loot-astray']);
  });

  it('SK-16 SK-17 SK-24 lets the King take pirates or be taken, once', () => {
    const took = (some: NonNullable<Line['took']>, other: NonNullable<Line['took']> = {}): Written =>
      roundWith(told(three, { took: some }), 2, { took: other });
    const room = (written: Written, spoil: 'pirate' | 'king' | 'mermaid'): number =>
      roomFor(head(3), written, 0, spoil);
    expect([room(took({}), 'pirate'), room(took({}), 'king'), room(took({}), 'mermaid')]).toEqual([2, 1, 2]);
    // Six pirates are in the box, and as many can lie beside the King as there are others.
    expect(roomFor(head(8), told(Array(8).fill([0, 0])), 0, 'pirate')).toBe(6);
    expect([room(took({ king: 1 }), 'pirate'), room(took({ pirate: 1 }), 'king')]).toEqual([0, 0]);
    expect([room(took({}, { king: 1 }), 'pirate'), room(took({}, { pirate: 1 }), 'king')]).toEqual([0, 0]);
    expect([room(took({}, { pirate: 1 }), 'pirate'), room(took({}, { king: 1 }), 'king')]).toEqual([0, 0]);
    expect(room(took({ king: 1 }), 'king')).toBe(1);
    expect(room(took({ pirate: 2 }), 'pirate')).toBe(2);
    expect(room(took({ mermaid: 1 }, { mermaid: 1 }), 'mermaid')).toBe(1);
  });

  it('SK-15 SK-23 counts a 14 by its number, and no house card that has none', () => {
    const blanks = [
      { name: 'Kate', as: 'pirate' },
      { name: 'Twin', as: { suit: 'y', value: 14 } },
    ];
    expect(roomFor(head(3, { blanks }), told(three), 0, 'fourteen')).toBe(4);
    expect(roomFor(head(8, { blanks }), told(Array(8).fill([0, 0])), 0, 'pirate')).toBe(7);
  });

  it('takes back what a player without a trick cannot have had, and nothing else', () => {
    const written: Written = {
      ...told(three, { took: { black: 1, mermaid: 0 } }),
      loot: [
        [1, 0],
        [0, 2],
      ],
    };
    expect(written.lines[0]).toEqual({ bid: 2, won: 2, took: { black: 1 } });
    expect(roundWon(written, 0, 1)).toEqual({
      ...written,
      lines: [{ bid: 2, won: 1, took: { black: 1 } }, ...written.lines.slice(1)],
    });
    expect(roundWon(written, 0, 0)).toEqual({
      ...written,
      lines: [{ bid: 2, won: 0 }, ...written.lines.slice(1)],
      loot: [[0, 2]],
    });
  });

  it('SK-34 keeps Harry’s change with a bid that it can be a change of', () => {
    const change = (by: -1 | 1, bid: number): unknown => {
      const sheet = told(three, { change: by });
      return roundBid(sheet, 0, bid, 3).lines[0].change;
    };
    expect([change(1, 0), change(1, 2), change(1, 3)]).toEqual([1, 1, undefined]);
    expect([change(-1, 0), change(-1, 1), change(-1, 3)]).toEqual([undefined, -1, -1]);
  });

  it('SK-9 tells who won when all rounds are written', () => {
    const sheet = head(3, { schedule: [3, 3] });
    expect(ledger.outcome(sheet, [told(three)])).toBeNull();
    expect(ledger.outcome(sheet, [told(three), told(three)])).toEqual({
      places: [1, 2, 3],
      points: [80, 60, 40],
      grade: null,
    });
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
    const many = round([1, 2], [0, 0], [2, null]);
    expect(lastTold(head(3), 0, many)).toBe(many);
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
    const lost = { ...round([1, 0], [0, null], [2, null]), nobody: 1 };
    expect(won(othersAsBid(head(3, { kraken: true }), 2, lost))).toEqual([0, 0, 2]);
    expect(won(othersAsBid(head(3, { kraken: true }), 3, lost))).toBeNull();
    expect(won(othersAsBid(head(2), 4, round([1, null], [2, null])))).toEqual([1, 2]);
    expect(othersAsBid(head(3), 2, round([1, 1], [0, 0], [2, 2]))).toBeNull();
    expect(othersAsBid(head(3), 2, round([1, null], [null, null], [2, 2]))).toBeNull();
  });
});
