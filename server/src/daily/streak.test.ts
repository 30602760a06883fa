import { expect, it } from 'vitest';
import { streakOf } from './streak.js';

it('days in a row are counted, and today is not missed before it is over', () => {
  expect(streakOf([], 10)).toEqual({ now: 0, best: 0 });
  expect(streakOf([10], 10)).toEqual({ now: 1, best: 1 });
  expect(streakOf([8, 9], 10)).toEqual({ now: 2, best: 2 });
  expect(streakOf([7, 8], 10)).toEqual({ now: 0, best: 2 });
  expect(streakOf([1, 2, 3, 5, 9, 10], 10)).toEqual({ now: 2, best: 3 });
});
