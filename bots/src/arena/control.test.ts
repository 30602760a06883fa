import { FastRng } from '@crossbones/core';
import { expect, it } from 'vitest';
import { withoutLuck } from './control.js';

/** Between −1 and 1. */
const any = (rng: FastRng): number => rng.below(2001) / 1000 - 1;

/** Deals of one contest: half of the luck counts, and there is a little besides. */
function deals(seed: number, n: number): { results: number[]; lucks: number[] } {
  const rng = new FastRng(seed);
  const lucks = Array.from({ length: n }, () => 40 * any(rng));
  return { lucks, results: lucks.map((luck) => 7 + luck / 2 + any(rng)) };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const spreadOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((one) => (one - mean) ** 2)));
};

it('takes off as much of the luck as counts', () => {
  const { results, lucks } = deals(1, 200);
  expect(spreadOf(withoutLuck(results, lucks))).toBeLessThan(spreadOf(results) / 10);
});

it('leaves results as they are that luck has no part in', () => {
  const rng = new FastRng(2);
  const results = Array.from({ length: 500 }, () => any(rng));
  const lucks = results.map(() => 100 * any(rng));
  expect(spreadOf(withoutLuck(results, lucks))).toBeLessThan(1.02 * spreadOf(results));
});

it('is right on average, after few deals too', () => {
  const off = Array.from({ length: 2000 }, (_, seed) => {
    const { results, lucks } = deals(seed, 12);
    return meanOf(withoutLuck(results, lucks)) - 7;
  });
  expect(Math.abs(meanOf(off))).toBeLessThan((3.5 * spreadOf(off)) / Math.sqrt(off.length));
});
