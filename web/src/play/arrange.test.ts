import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrange, type Rect, type Wanted } from './arrange.js';

const wanted = fc.record({
  width: fc.integer({ min: 300, max: 2400 }),
  height: fc.integer({ min: 176, max: 1200 }),
  players: fc.integer({ min: 2, max: 8 }),
  all: fc.boolean(),
  ratio: fc.constantFrom(1, 1.4),
  lines: fc.integer({ min: 1, max: 2 }),
  grow: fc.constantFrom(0.85, 1, 1.2),
  open: fc.constant(0),
});

const touch = (one: Rect, other: Rect): boolean =>
  one.x + 0.5 < other.x + other.width &&
  other.x + 0.5 < one.x + one.width &&
  one.y + 0.5 < other.y + other.height &&
  other.y + 0.5 < one.y + one.height;

/** Where two things lie over each other, or one hangs over the edge. */
function clashes({ width, height, ...rest }: Wanted): string[] {
  const found = arrange({ width, height, ...rest });
  const things = [
    ...found.seats.map((box, i) => ({ name: `seat ${i}`, box })),
    ...found.pieces.map((box, i) => ({ name: `piece ${i}`, box })),
    { name: 'led', box: found.led },
  ];
  const floor = things.filter(
    ({ box }) =>
      box.x < -0.5 || box.y < -0.5 || box.x + box.width > width + 0.5 || box.y + box.height > height + 0.5,
  );
  const over = things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .flatMap((other) => (touch(one.box, other.box) ? [`${one.name} and ${other.name}`] : [])),
  );
  const covered = found.seats.flatMap((seat, i) =>
    touch(seat, found.middle) ? [`seat ${i} and the middle`] : [],
  );
  return [...floor.map(({ name }) => `${name} over the edge`), ...over, ...covered];
}

it('nothing lies over anything else, whatever the table looks like and however many sit at it', () => {
  fc.assert(
    fc.property(wanted, (one) => {
      expect(clashes(one)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('whoever sits at the bottom has their piece below, and the others follow clockwise', () => {
  fc.assert(
    fc.property(wanted, (one) => {
      const { pieces } = arrange(one);
      const [own, ...others] = pieces.map(({ y, height }) => y + height);
      for (const bottom of others) expect(bottom).toBeLessThanOrEqual(own + 1);
      const { pieces: p } = arrange({ ...one, players: 4 });
      expect(p[1].x).toBeLessThanOrEqual(p[3].x);
    }),
    { numRuns: 100 },
  );
});

it('a larger table has larger pieces', () => {
  const at = (width: number, height: number) =>
    arrange({ width, height, players: 4, all: false, ratio: 1.4, lines: 1, grow: 1, open: 0 }).pieceWidth;
  expect(at(360, 330)).toBeGreaterThan(50);
  expect(at(1366, 480)).toBeGreaterThan(at(360, 330));
  expect(at(2560, 1000)).toBeGreaterThan(1.3 * at(1366, 480));
});
