import { expect, it } from 'vitest';
import { lineOf, ranksOf, winnersOf } from './result-lines.js';

const shared = { places: [3, 1, 4, 1], points: [10, 40, -20, 40], grade: null };
const nameOf = (seat: number) => ['Jo', 'Mina', 'Finn', 'Isla'][seat];

it('puts the best first, and those who share a place in the order they sit', () => {
  expect(ranksOf(shared).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
  expect(winnersOf(shared)).toEqual([1, 3]);
});

it('says the result in one line', () => {
  expect(lineOf(shared, nameOf)).toBe('1. Mina (40), 1. Isla (40), 3. Jo (10), 4. Finn (-20)');
});

it('says no points where the game has none', () => {
  expect(lineOf({ places: [2, 1], points: null, grade: null }, nameOf)).toBe('1. Mina, 2. Jo');
});
