import { expect, it } from 'vitest';
import { apartFrom } from './duplicate-lines.js';

const end = (points: number[] | null, places: number[]) => ({
  table: 't',
  names: places.map(() => null),
  outcome: { points, places, grade: null },
  resigned: [],
});

it('compares a seat with the mean of the same seat at the other tables', () => {
  const tables = [end([100, 20], [1, 2]), end([40, 30], [1, 2]), end([70, 80], [2, 1])];
  expect([0, 1, 2].map((at) => apartFrom(tables, at, 0))).toEqual([45, -45, 0]);
  expect(apartFrom(tables, 2, 1)).toBe(55);
});

it('compares places where there are no points, and leaves out what was broken off', () => {
  const broken = { ...end(null, [1, 2]), outcome: null };
  const tables = [end(null, [1, 2]), end(null, [2, 1]), broken];
  expect(apartFrom(tables, 0, 0)).toBe(1);
  expect(apartFrom(tables, 2, 0)).toBeNull();
  expect(apartFrom([end(null, [1, 2]), broken], 0, 0)).toBeNull();
});
