import { FastRng } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { count } from './cards.js';
import { Partners } from './partners.js';
import type { Trail } from './view.js';

const kinds = (told: readonly number[] = []): number[] => Array.from({ length: 9 }, (_, i) => told[i] ?? 0);
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
/** Deals of all cards of a pool in heaps of these sizes, equal cards told apart; and without that. */
const deals = (sizes: readonly number[]): number => factorial(sum(sizes)) / product(sizes.map(factorial));
const alike = (pool: readonly number[]): number => product(pool.map(factorial));

const quiet = kinds([]).concat(kinds([]), kinds([]), kinds([]));
const trailOf = (some: Partial<Trail>): Trail => ({
  seats: [0, 2],
  exchanges: [],
  mixed: null,
  stretches: [quiet],
  ...some,
});
const weighed = (trail: Trail, sizes: readonly [number, number], pool: readonly number[]): number =>
  new Partners(trail, sizes, kinds(pool)).weigh(kinds(pool));

/** All ways to take so many cards from a pool, as counts. */
function taken(pool: readonly number[], size: number): number[][] {
  const [first, ...more] = pool;
  if (first === undefined) return size === 0 ? [[]] : [];
  return Array.from({ length: first + 1 }, (_, n) => n).flatMap((n) =>
    n > size ? [] : taken(more, size - n).map((rest) => [n, ...rest]),
  );
}
const less = (pool: readonly number[], gone: readonly number[]): number[] => pool.map((n, i) => n - gone[i]);

/** The same sum, over all pairs of hands, weighed by how often each is dealt and by what `more` says of it. */
function counted(
  pool: readonly number[],
  [one, other]: readonly [number, number],
  more: (one: readonly number[], other: readonly number[]) => number,
): number {
  return sum(
    taken(pool, one).flatMap((mine) =>
      taken(less(pool, mine), other).map(
        (yours) => more(mine, yours) / (alike(mine) * alike(yours) * alike(less(less(pool, mine), yours))),
      ),
    ),
  );
}
/** In how many orders so many cards of a hand can be named, kind by kind, over the orders of as many cards. */
const named = (hand: readonly number[], cards: number): number =>
  sum(taken(hand, cards).map((some) => 1 / alike(some)));

describe('in how many ways the cards of two partners can lie', () => {
  it('QC-2 are all deals of their hands and of what is left', () => {
    for (const [pool, one, other] of [
      [[3, 4, 1, 0, 0, 0, 0, 0, 2], 3, 2],
      [[0, 4, 4, 0, 0, 0, 0, 0, 6], 4, 5],
      [[4, 4], 1, 4],
      [[2], 1, 1],
    ] as const)
      expect(weighed(trailOf({}), [one, other], pool)).toBeCloseTo(
        deals([one, other, sum(pool) - one - other]) / alike(pool),
        6,
      );
  });

  it('QC-7 are fewer where a hand is known to have had a card', () => {
    // The first hand gave away two first cards and got a third one openly: it began with three.
    const stretch = [...kinds([2]), ...kinds([-2, 0, 1]), ...kinds([0, 1]), ...kinds([0, -1])];
    const pool = [4, 3, 2];
    const had = (mine: readonly number[], yours: readonly number[]) =>
      mine[0] >= 2 && yours[1] >= 1 ? 1 : 0;
    expect([...new Partners(trailOf({ stretches: [stretch] }), [2, 1], kinds(pool)).fewest]).toEqual(
      kinds([2, 1]),
    );
    expect(weighed(trailOf({ stretches: [stretch] }), [2, 1], pool)).toBeCloseTo(
      counted(pool, [3, 2], had),
      6,
    );
  });

  it('QC-12 are more by every order in which a hidden swap can have named its cards', () => {
    const pool = [3, 2, 2];
    for (const cards of [1, 2]) {
      const exchanges = [{ cards, by: 0, market: 1, pawns: 255 }];
      const both = (mine: readonly number[], yours: readonly number[]) =>
        named(mine, cards) * named(yours, cards);
      expect(weighed(trailOf({ exchanges, stretches: [quiet, quiet] }), [3, 2], pool)).toBeCloseTo(
        counted(pool, [3, 2], both),
        6,
      );
    }
    // A card that the first hand gave openly afterwards had come by the swap, or had been there and not gone.
    const exchanges = [{ cards: 1, by: 0, market: 1, pawns: 255 }];
    const after = [...kinds([1]), ...kinds([-1]), ...kinds(), ...kinds()];
    const told = trailOf({ exchanges, stretches: [quiet, after] });
    const stays = (mine: readonly number[], yours: readonly number[]) =>
      sum(
        taken(mine, 1).flatMap((gone) =>
          taken(yours, 1).map((come) => (mine[0] - gone[0] + come[0] >= 1 ? 1 : 0)),
        ),
      );
    expect(weighed(told, [1, 2], pool)).toBeCloseTo(counted(pool, [2, 2], stays), 6);
  });

  it('QC-12 are those of the team as a whole once its oldest swaps are told together', () => {
    const mixed = { base: kinds([1, 0, 2]), least: kinds() };
    const pool = [3, 3, 1, 0, 0, 0, 0, 0, 4];
    // Of seven cards four were dealt, and lie anyhow in the two hands.
    const split = deals([4, 3]);
    expect(weighed(trailOf({ mixed }), [4, 3], pool)).toBeCloseTo(split * counted(pool, [4, 0], () => 1), 6);
    const least = kinds([0, 2]);
    expect(weighed(trailOf({ mixed: { ...mixed, least } }), [4, 3], pool)).toBeCloseTo(
      split * counted(pool, [4, 0], (dealt) => (dealt[1] >= 2 ? 1 : 0)),
      6,
    );
  });

  it('QC-12 are drawn with the cards that moved, and as likely as their words', () => {
    const exchanges = [{ cards: 1, by: 2, market: 0b110, pawns: 255 }];
    const pool = kinds([1, 1, 0, 1]);
    const team = new Partners(trailOf({ exchanges, stretches: [quiet, quiet] }), [1, 2], pool);
    const rng = new FastRng('drawn');
    const chances = new Set<number>();
    for (let i = 0; i < 40; i++) {
      team.draw(rng);
      const [mine, yours, mineNow, yoursNow] = team.hands;
      const [gone, come] = team.moved;
      expect(mine + yours).toBe(mineNow + yoursNow);
      expect([mine - gone + come, yours - come + gone]).toEqual([mineNow, yoursNow]);
      expect([...team.started]).toEqual([...pool]);
      for (let kind = 0; kind < 9; kind++) expect(count(mine + yours, kind)).toBe(pool[kind]);
      chances.add(team.chance(rng));
    }
    // Two cards of the second hand, of two kinds: a pair for each that lies in the market, four swaps with it, two with
    // the partner.
    expect([...chances].sort()).toEqual([1 / 7, 1 / 6].sort());
  });

  it('QC-12 are less likely by every word that could have been said instead', () => {
    const chance = (by: number, cards: number, one: number[], other: number[], market = 0b10000): number => {
      const exchanges = [{ cards, by, market, pawns: 0b11 }];
      const start = [...kinds(one), ...kinds(), ...kinds(other), ...kinds()];
      const pool = kinds(one).map((n, kind) => n + kinds(other)[kind]);
      const team = new Partners(
        trailOf({ exchanges, stretches: [start, quiet] }),
        [sum(one), sum(other)],
        pool,
      );
      const rng = new FastRng('words');
      const found = new Set<number>();
      for (let i = 0; i < 12; i++) {
        team.draw(rng);
        found.add(team.chance(rng));
      }
      expect(found.size).toBe(1);
      return 1 / [...found][0];
    };
    // Two swaps with the market and four with the partner; then one with the partner, or done.
    expect(chance(0, 2, [1, 1], [0, 0, 1, 1])).toBeCloseTo((2 + 4) * 2, 6);
    // Whose turn it was had two cards, or one.
    expect(chance(0, 1, [1, 1], [0, 0, 1])).toBeCloseTo(2 + 2, 6);
    expect(chance(2, 1, [1, 1], [0, 0, 1])).toBeCloseTo(1 + 2, 6);
    // Two jokers make a pair for every colour that has a pawn.
    expect(chance(0, 1, [0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 1], 0b100000000)).toBeCloseTo(2 + 1 + 1, 6);
  });
});
