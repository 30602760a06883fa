import { expect, it } from 'vitest';
import { leftAt, timeOf } from './clock-time.js';

const days = (d: number, h: number): string => `${d}d ${h}h`;

it.each([
  [0, '0:00'],
  [400, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_661_000, '1:01:01'],
  [86_400_000, '1d 0h'],
  [2 * 86_400_000 + 5 * 3_600_000, '2d 5h'],
])('%i ms are %s', (ms, text) => {
  expect(timeOf(ms, days)).toBe(text);
});

it('runs from when it began to run, never below nothing', () => {
  expect(leftAt({ left: 5_000, since: null }, 99)).toBe(5_000);
  expect(leftAt({ left: 5_000, since: 1_000 }, 3_000)).toBe(3_000);
  expect(leftAt({ left: 5_000, since: 1_000 }, 9_000)).toBe(0);
  expect(leftAt({ left: null, since: null }, 9_000)).toBeNull();
});
