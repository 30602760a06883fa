import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rect } from '../../../play/table-layout.js';
import { around } from './places.js';

const gathering = fc.record({
  width: fc.integer({ min: 340, max: 2500 }),
  height: fc.integer({ min: 260, max: 1200 }),
  gangs: fc.integer({ min: 3, max: 12 }),
  lines: fc.integer({ min: 1, max: 2 }),
});

const touch = (one: Rect, other: Rect): boolean =>
  one.x + 0.5 < other.x + other.width &&
  other.x + 0.5 < one.x + one.width &&
  one.y + 0.5 < other.y + other.height &&
  other.y + 0.5 < one.y + one.height;

it('no mat lies over another or over the middle, however many there are and however large the table', () => {
  fc.assert(
    fc.property(gathering, (wish) => {
      const { berths, heart } = around(wish);
      expect(berths).toHaveLength(wish.gangs);
      const all = [heart, ...berths];
      for (const [i, one] of all.entries()) {
        expect(one.x).toBeGreaterThan(-0.5);
        expect(one.y).toBeGreaterThan(-0.5);
        expect(one.x + one.width).toBeLessThan(wish.width + 0.5);
        expect(one.y + one.height).toBeLessThan(wish.height + 0.5);
        expect(all.slice(i + 1).filter((other) => touch(one, other))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

it('one’s own mat lies below, and the others follow clockwise', () => {
  fc.assert(
    fc.property(gathering, (wish) => {
      const { berths } = around(wish);
      const [own, ...others] = berths.map(({ y, height }) => y + height);
      for (const bottom of others) expect(bottom).toBeLessThanOrEqual(own + 1);
      // The angle around the middle grows from each to the next.
      const turns = berths.map(({ x, y, width, height }) => {
        const angle = Math.atan2(wish.width / 2 - (x + width / 2), y + height / 2 - wish.height / 2);
        return (angle + 2 * Math.PI) % (2 * Math.PI);
      });
      const from = turns[0] > Math.PI ? turns[0] - 2 * Math.PI : turns[0];
      const way = turns.map((turn, i) => (i === 0 ? from : turn));
      expect(way).toEqual([...way].sort((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});

it('a larger table has larger mats', () => {
  const at = (width: number, height: number, gangs: number) => around({ width, height, gangs, lines: 1 }).mat;
  expect(at(360, 350, 6)).toBeGreaterThan(60);
  expect(at(390, 270, 12)).toBeGreaterThan(44);
  expect(at(1366, 520, 6)).toBeGreaterThan(1.5 * at(360, 350, 6));
  expect(at(2560, 1100, 6)).toBeGreaterThan(1.5 * at(1366, 520, 6));
});
