import { expect, it } from 'vitest';
import { betterThan, binsOf, squares, worse } from './crew-share.js';

const scores = [
  { score: -40, count: 10 },
  { score: 20, count: 30 },
  { score: 150, count: 60 },
];

it('tells how many are worse, and not those who are as good', () => {
  expect(worse(scores, 20)).toBe(10);
  expect(betterThan(scores, 20)).toBe(0.1);
  expect(betterThan(scores, 151)).toBe(1);
  expect(betterThan(scores, -40)).toBe(0);
  expect(betterThan([], 3)).toBeNull();
});

it('draws ten squares, whatever the share', () => {
  expect([0, 0.09, 0.1, 0.83, 1].map(squares)).toEqual([
    '▫▫▫▫▫▫▫▫▫▫',
    '▫▫▫▫▫▫▫▫▫▫',
    '▪▫▫▫▫▫▫▫▫▫',
    '▪▪▪▪▪▪▪▪▫▫',
    '▪▪▪▪▪▪▪▪▪▪',
  ]);
});

it('sorts all plays into bars of one width, and one’s own place is in one of them', () => {
  const bins = binsOf(scores, 300);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
  expect(bins.filter(({ mine }) => mine)).toEqual([bins.at(-1)]);
  expect(bins.length).toBeLessThanOrEqual(16);
  expect(
    binsOf(
      [
        { score: -2, count: 7 },
        { score: -1, count: 3 },
      ],
      -1,
    ),
  ).toEqual([
    { from: -2, to: -2, count: 7, mine: false },
    { from: -1, to: -1, count: 3, mine: true },
  ]);
  expect(binsOf([], null)).toEqual([]);
});
