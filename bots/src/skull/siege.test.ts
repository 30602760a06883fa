import { describe, expect, it } from 'vitest';
import { siege } from './siege.js';

describe('a siege of captains', () => {
  it('reads those who do not mix like a book, and not those who do', () => {
    const wins = [true, false].map((mixing) => {
      const plan = { seats: 4, mixing, practice: 250, games: 80, playouts: 1, seed: 'siege' };
      return [...siege(plan)].at(-1)!.wins;
    });
    expect(wins[0]).toBeLessThan(40);
    expect(wins[1]).toBeGreaterThan(wins[0]);
  });
});
