import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrange, type Rect, type Wanted } from './table-layout.js';

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

it('who watches sees every piece before whoever laid it', () => {
  const large = { width: 1400, height: 800, ratio: 1.4, lines: 1, grow: 1, open: 0 };
  const { seats, pieces } = arrange({ ...large, players: 5, all: true });
  const middleOf = ({ x, width }: Rect): number => x + width / 2;
  // Clockwise from the left.
  const round = [1, 2, 3, 4, 0];
  expect(round.map((player) => middleOf(seats[player]))).toEqual(seats.map(middleOf).sort((a, b) => a - b));
  // Three lie above, below those who sit there; the two at the sides have theirs on their own side.
  expect([2, 3, 4].every((player) => pieces[player].y < pieces[0].y)).toBe(true);
  expect(middleOf(pieces[2])).toBeLessThan(middleOf(pieces[3]));
  expect(middleOf(pieces[3])).toBeLessThan(middleOf(pieces[4]));
  expect(middleOf(pieces[1])).toBeLessThan(middleOf(pieces[0]));
});

it('no other turn of the pieces would bring them nearer to those who watch them', () => {
  fc.assert(
    fc.property(wanted, (one) => {
      const { seats, pieces } = arrange({ ...one, all: true });
      const far = (turn: number): number =>
        seats.reduce((sum, seat, i) => {
          const piece = pieces[(i + turn) % pieces.length];
          const [dx, dy] = [
            seat.x + seat.width / 2 - piece.x - piece.width / 2,
            seat.y + seat.height / 2 - piece.y - piece.height / 2,
          ];
          return sum + Math.hypot(dx, dy);
        }, 0);
      for (let turn = 1; turn < pieces.length; turn++) expect(far(turn)).toBeGreaterThanOrEqual(far(0) - 1);
    }),
    { numRuns: 100 },
  );
});

it('in one row the pieces lie in the order of those who sit above it', () => {
  let rows = 0;
  fc.assert(
    fc.property(wanted, (one) => {
      const { seats, pieces } = arrange(one);
      if (new Set(pieces.map(({ y }) => y)).size > 1) return;
      rows++;
      const laid = one.all ? pieces : pieces.slice(1);
      const order = [...laid.keys()].sort((a, b) => laid[a].x - laid[b].x).map((player) => seats[player]);
      for (const [i, seat] of order.entries())
        for (const other of order.slice(i + 1)) expect(other.x).toBeGreaterThan(seat.x - seat.width / 2);
    }),
    { numRuns: 300 },
  );
  expect(rows).toBeGreaterThan(20);
});

it('whoever sits at the bottom has their piece below, and the others follow clockwise', () => {
  fc.assert(
    fc.property(wanted, (any) => {
      const one = { ...any, all: false };
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
