import { volumeWords } from '@crossbones/texts/load';
import { expect, it } from 'vitest';
import { amount, figure, shownShares } from './figure.js';

const words = await volumeWords('en', 'review');

it.each([
  [3.1459, 'points', '3.1', '3.1 points'],
  [-1, 'lead', '−1', '−1 points'],
  [0.123, 'wins', '12.3', '12.3% of the game'],
] as const)('%j in %s is told as %s', (n, unit, bare, whole) => {
  expect(figure(n, unit, 'en')).toBe(bare);
  expect(amount(n, unit, words, 'en')).toBe(whole);
});

it.each([
  ['points', { result: 130, par: 51.04, luck: 33.333, own: 22.222, others: 23.405 }],
  ['lead', { result: 2.5, par: 0, luck: -1.25, own: 3.333, others: 0.417 }],
  ['wins', { result: 1, par: 0.25, luck: 0.3333, own: 0.3333, others: 0.0834 }],
] as const)('parts of a result in %s sum up to it as they are shown', (unit, share) => {
  const shown = shownShares(share, unit);
  const digits = unit === 'wins' ? 100 : 10;
  const whole = ({ par, luck, own, others }: typeof shown): number =>
    [par, luck, own, others].reduce((sum, part) => sum + Math.round(digits * part), 0);
  expect(whole(shown)).toBe(Math.round(digits * shown.result));
  for (const part of ['par', 'luck', 'own', 'others'] as const)
    expect(Math.abs(shown[part] - share[part])).toBeLessThan(2.1 / digits);
});
