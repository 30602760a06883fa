import { describe, expect, it } from 'vitest';
import { siege } from './siege.js';

describe('a siege of captains', () => {
  it('reads those who do not mix like a book, and not those who do', async () => {
    const wins: number[] = [];
    for (const mixing of [true, false]) {
      const plan = { seats: 4, mixing, practice: 250, games: 80, playouts: 1, seed: 'siege' };
      for await (const { games, wins: now } of siege(plan)) if (games === plan.games) wins.push(now);
    }
    expect(wins[0]).toBeLessThan(40);
    expect(wins[1]).toBeGreaterThan(wins[0]);
  });
});
