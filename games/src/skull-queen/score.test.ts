import { describe, expect, it } from 'vitest';
import { fullBox } from './cards.js';
import { ladders, OVERBOARD, plankPoints, scoreSheet, UNPLACED } from './score.js';

const points = (given: unknown): readonly number[] => {
  const scored = scoreSheet(given);
  if (!scored.ok) throw new Error(JSON.stringify(scored.error));
  return scored.value.points;
};
const key = (given: unknown): string | null => {
  const scored = scoreSheet(given);
  return scored.ok ? null : scored.error.key;
};
const plank = (side: string, r: unknown, y: unknown, g: unknown, b: unknown) => ({
  side,
  pirates: { r, y, g, b },
});

describe('the score of a plank', () => {
  it('SQ-12 front: red on 8, yellow on 5, green on 2, blue overboard make 15', () => {
    expect(points({ players: [plank('front', 0, 1, 3, null)] })).toEqual([15]);
  });

  it('SQ-2 from the top 8, 5, 3, 2, 1 on the front and 1, 2, 3, 5, 8 on the back', () => {
    expect([...ladders(fullBox, 3)]).toEqual([8, 5, 3, 2, 1, 1, 2, 3, 5, 8]);
    expect(points({ players: [plank('front', 4, 4, 4, 4), plank('back', 4, 4, 4, 4)] })).toEqual([4, 32]);
  });

  it('SQ-2 the middle is worth 3, or 4 by option', () => {
    const players = [plank('front', 2, 2, 2, 2), plank('back', 2, null, null, null)];
    expect(points({ players })).toEqual([12, 3]);
    expect(points({ players, options: {} })).toEqual([12, 3]);
    expect(points({ players, options: { middle: 4 } })).toEqual([16, 4]);
  });

  it('SQ-10 who is overboard, or was never placed, is worth nothing', () => {
    expect(plankPoints(ladders(fullBox, 3), 0, [OVERBOARD, UNPLACED, OVERBOARD, 0], 0)).toBe(8);
  });

  it('SQ-12 a sheet with something else in it is refused and says where', () => {
    expect(key({ players: [] })).toBe('wants-list');
    expect(key({ players: Array(7).fill(plank('front', 0, 0, 0, 0)) })).toBe('wants-list');
    expect(key({ players: [plank('top', 0, 0, 0, 0)] })).toBe('wants-choice');
    expect(key({ players: [plank('front', 5, 0, 0, 0)] })).toBe('wants-int');
    expect(key({ players: [plank('front', '0', 0, 0, 0)] })).toBe('wants-int');
    expect(key({ players: [{ side: 'front', pirates: { r: 0, y: 0, g: 0 } }] })).toBe('missing-field');
    expect(key({ players: [plank('front', 0, 0, 0, 0)], options: { middle: 5 } })).toBe('wants-choice');
    expect(key({ players: [plank('front', 0, 0, 0, 0)], bonus: 1 })).toBe('unknown-field');
    expect(key(null)).toBe('wants-object');
  });
});
