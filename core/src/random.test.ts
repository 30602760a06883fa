import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FastRng, shuffle } from './random.js';

const drawn = (seed: string | number, times = 20): number[] => {
  const rng = new FastRng(seed);
  return Array.from({ length: times }, () => rng.below(1000));
};

describe('FastRng', () => {
  it('gives one seed one stream, also when seeded anew', () => {
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
    expect(drawn(7)).toEqual(drawn('7'));
    const rng = new FastRng('x');
    rng.below(6);
    rng.reseed('a');
    expect(Array.from({ length: 20 }, () => rng.below(1000))).toEqual(drawn('a'));
  });

  it('stays the same: seeds of simulations depend on it', () => {
    expect(drawn('crossbones', 12)).toEqual([861, 642, 88, 649, 892, 161, 649, 810, 67, 816, 507, 308]);
    expect(drawn(7, 4)).toEqual([181, 235, 200, 196]);
    expect(drawn('', 4)).toEqual([760, 289, 171, 222]);
  });

  it('stays within its range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = new FastRng(seed).below(n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
  });

  it.each([2, 6, 70])('is even over %i values', (n) => {
    const rng = new FastRng(`even ${n}`);
    const counts = Array<number>(n).fill(0);
    const times = 2000 * n;
    for (let i = 0; i < times; i++) counts[rng.below(n)]++;
    const square = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(square).toBeLessThan(n + 6 * Math.sqrt(2 * n));
  });
});

describe('shuffle', () => {
  it('draws once for each card but the last, so that anybody can do it again', () => {
    const asked: number[] = [];
    shuffle(Uint8Array.of(0, 1, 2, 3, 4), 4, { below: (n) => asked.push(n) * 0 });
    expect(asked).toEqual([4, 3, 2]);
  });

  it('keeps the cards and leaves what is past the end', () => {
    const cards = Uint8Array.from({ length: 10 }, (_, i) => i);
    shuffle(cards, 7, new FastRng('s'));
    expect([...cards.subarray(0, 7)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([...cards.subarray(7)]).toEqual([7, 8, 9]);
  });

  it('makes every order equally often', () => {
    const rng = new FastRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = Uint8Array.of(0, 1, 2, 3);
      shuffle(cards, 4, rng);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(square).toBeLessThan(65);
  });
});
