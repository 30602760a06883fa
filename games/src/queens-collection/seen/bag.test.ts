import { expect, it } from 'vitest';
import { grouped, holds, less, more } from './bag.js';

it('takes cards out of a bag and puts them in, and leaves the bag as it was', () => {
  const bag = ['c1', 'c1', 'c3'];
  expect(less(bag, ['c1', 'c2'])).toEqual(['c1', 'c3']);
  expect(more(bag, ['c2', 'c1'])).toEqual(['c1', 'c1', 'c1', 'c2', 'c3']);
  expect(bag).toEqual(['c1', 'c1', 'c3']);
  expect(holds(bag, ['c1', 'c1'])).toBe(true);
  expect(holds(bag, ['c3', 'c3'])).toBe(false);
});

it('shows each kind once, with its number', () => {
  expect(grouped(['c1', 'c1', 'c3', 'joker', 'joker'])).toEqual([
    ['c1', 2],
    ['c3', 1],
    ['joker', 2],
  ]);
});
