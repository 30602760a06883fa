import { expect, it } from 'vitest';
import { distinct, reason } from './reason.js';

it('says each reason once, in the order in which they came', () => {
  const [one, two] = [reason('T-1', 'held', { card: 3 }), reason('T-1', 'held', { card: 4 })];
  expect(distinct([two, one, { ...two }, one])).toEqual([two, one]);
  expect(distinct([])).toEqual([]);
});
