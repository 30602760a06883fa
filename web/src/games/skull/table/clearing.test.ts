import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inClearing } from './clearing.js';

const room = fc.record({
  width: fc.integer({ min: 130, max: 1800 }),
  height: fc.integer({ min: 80, max: 700 }),
});

/** How much room discs take that lie in rows. */
const block = ({ size, columns }: { size: number; columns: number }, count: number) => ({
  width: columns * (size + 6) - 6,
  height: Math.ceil(count / columns) * (size + 6) - 6,
});

it('discs to pick from are as large as a thumb, and lie beside those turned before or alone', () => {
  fc.assert(
    fc.property(room, fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 40 }), (at, held, bid) => {
      const { row, slots, picks } = inClearing(at, bid, held);
      expect(picks.size).toBeGreaterThan(at.width < 190 && at.height < 94 ? 28 : 40);
      const [one, other] = [block(picks, held), block(slots, bid)];
      const alone = slots.size === 0;
      expect(one.width + (alone || !row ? 0 : other.width + 6)).toBeLessThan(at.width + 0.5);
      expect(one.height + (alone || row ? 0 : other.height + 6)).toBeLessThan(at.height + 0.5);
    }),
  );
});

it('what is turned now is larger than what was turned before', () => {
  fc.assert(
    fc.property(room, fc.integer({ min: 1, max: 40 }), (at, bid) => {
      const { lift, slots } = inClearing(at, bid, 0);
      expect(lift).toBeGreaterThan(24);
      expect(slots.size).toBeGreaterThan(5);
      expect(lift * 2).toBeGreaterThan(slots.size);
    }),
  );
});
