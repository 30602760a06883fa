import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyone, includes, lowest, NOBODY, only, seatsIn } from './seats.js';

it('a set of seats is its bits', () => {
  expect(seatsIn(NOBODY)).toEqual([]);
  expect(seatsIn(everyone(3))).toEqual([0, 1, 2]);
  expect(seatsIn(only(4) | only(1))).toEqual([1, 4]);
  expect(includes(only(4), 4)).toBe(true);
  expect(includes(only(4), 3)).toBe(false);
});

it('list and lowest agree with the members', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1 }), (members) => {
      const set = members.reduce((sum, seat) => sum | only(seat), NOBODY);
      expect(seatsIn(set)).toEqual([...members].sort((a, b) => a - b));
      expect(lowest(set)).toBe(Math.min(...members));
    }),
  );
});
