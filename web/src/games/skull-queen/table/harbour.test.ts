import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rect } from '../../../play/table-layout.js';
import { type Fleet, moor } from './harbour.js';

const fleet = fc.record({
  width: fc.integer({ min: 320, max: 2500 }),
  height: fc.integer({ min: 272, max: 1200 }),
  berths: fc.integer({ min: 3, max: 6 }),
  own: fc.boolean(),
  slots: fc.integer({ min: 4, max: 6 }),
  lines: fc.integer({ min: 1, max: 2 }),
  open: fc.constant(0),
  grow: fc.constantFrom(0.85, 1, 1.2),
});

const touch = (one: Rect, other: Rect): boolean =>
  one.x + 0.5 < other.x + other.width &&
  other.x + 0.5 < one.x + one.width &&
  one.y + 0.5 < other.y + other.height &&
  other.y + 0.5 < one.y + one.height;

const thingsIn = (wish: Fleet): { name: string; box: Rect }[] => {
  const { moorings, tray } = moor(wish);
  return [
    { name: 'tray', box: tray },
    ...moorings.flatMap(({ seat, plank, card }, i) => [
      { name: `seat ${i}`, box: seat },
      { name: `plank ${i}`, box: plank },
      { name: `card ${i}`, box: card },
    ]),
  ];
};

it('nothing lies over anything else, however large the harbour is and however many lie in it', () => {
  fc.assert(
    fc.property(fleet, (wish) => {
      const things = thingsIn(wish);
      expect(things).toHaveLength(1 + 3 * wish.berths);
      const outside = things.filter(
        ({ box: { x, y, width, height } }) =>
          x < -0.5 || y < -0.5 || x + width > wish.width + 0.5 || y + height > wish.height + 0.5,
      );
      expect(outside).toEqual([]);
      const over = things.flatMap((one, i) =>
        things
          .slice(i + 1)
          .flatMap((other) => (touch(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
      );
      expect(over).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('a larger harbour has larger planks', () => {
  const at = (width: number, height: number) =>
    moor({ width, height, berths: 4, own: true, slots: 4, lines: 1, open: 0, grow: 1 }).moorings[1].plank
      .width;
  expect(at(360, 320)).toBeGreaterThan(55);
  expect(at(620, 230)).toBeGreaterThan(55);
  expect(at(1366, 480)).toBeGreaterThan(2 * at(360, 320));
  expect(at(2560, 1000)).toBeGreaterThan(1.4 * at(1366, 480));
});
