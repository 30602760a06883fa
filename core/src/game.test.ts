import { expect, it } from 'vitest';
import { type Game, versionOf } from './game.js';
import { toy } from './suite/toy.js';

it('finds the rulebook of a number, the one of now and those before, and no other', () => {
  const first = { ...toy, rules: 1 } as unknown as Game;
  const second = { ...toy, rules: 2 } as unknown as Game;
  const now = { ...toy, rules: 3, before: [second, first] } as unknown as Game;
  expect([3, 2, 1].map((rules) => versionOf(now, rules))).toEqual([now, second, first]);
  expect(versionOf(now, 4)).toBe(null);
  expect(versionOf(first, 2)).toBe(null);
});
