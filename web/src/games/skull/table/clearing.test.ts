import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inClearing } from './clearing.js';

const room = fc.record({
  width: fc.integer({ min: 130, max: 1800 }),
  height: fc.integer({ min: 80, max: 700 }),
});

it('discs to pick from are as large as a thumb, however little room there is', () => {
  fc.assert(
    fc.property(room, fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 40 }), (at, picks, bid) => {
      const { pick, slot, row } = inClearing(at, bid, picks);
      expect(pick).toBeGreaterThan(at.width < 190 && at.height < 94 ? 28 : 40);
      // Beside those turned before, or alone.
      const inRow = Math.floor((at.width + 6) / (pick + 6));
      expect(inRow * Math.floor((at.height + 6) / (pick + 6))).toBeGreaterThanOrEqual(picks);
      if (slot > 0 && row) expect(pick + slot).toBeLessThanOrEqual(at.width);
      if (slot > 0 && !row) expect(pick + slot).toBeLessThanOrEqual(at.height);
    }),
  );
});

it('what is turned now is larger than what was turned before', () => {
  fc.assert(
    fc.property(room, fc.integer({ min: 1, max: 40 }), (at, bid) => {
      const { lift, slot } = inClearing(at, bid, 0);
      expect(lift).toBeGreaterThan(24);
      expect(slot).toBeGreaterThan(5);
      expect(lift * 2).toBeGreaterThan(slot);
    }),
  );
});
