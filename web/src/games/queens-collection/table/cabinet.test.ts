import { expect, test } from 'vitest';
import type { Rect } from '../../../play/table-layout.js';
import { type Cabinet, furnish } from './cabinet.js';
import type { Furniture } from './plan.js';

const game = { kinds: 0, lines: 1, grow: 1, spaces: 3 } as const;
const ways: readonly (Pick<Furniture, 'mode'> & Partial<Furniture>)[] = [
  { mode: 'competitive' },
  { mode: 'teams', kinds: 9 },
  { mode: 'cooperative' },
  { mode: 'cooperative', spaces: 2 },
];
/** What the strips leave of a screen, from the smallest phone to the largest wall; more where all play together. */
const rooms = [
  [320, 296, 326],
  [360, 368, 390],
  [390, 560, 580],
  [420, 186, 268],
  [633, 240, 338],
  [820, 830, 830],
  [1366, 420, 420],
  [1920, 680, 680],
  [2560, 950, 950],
] as const;

const meet = (one: Rect, other: Rect): boolean =>
  one.x + 0.01 < other.x + other.width &&
  other.x + 0.01 < one.x + one.width &&
  one.y + 0.01 < other.y + other.height &&
  other.y + 0.01 < one.y + one.height;
const within = (one: Rect, { width, height }: { width: number; height: number }): boolean =>
  one.x >= -0.01 &&
  one.y >= -0.01 &&
  one.x + one.width <= width + 0.01 &&
  one.y + one.height <= height + 0.01;

const partsOf = (at: Cabinet, { mode }: Pick<Furniture, 'mode'>): [string, Rect][] => [
  ...at.seats.map((seat, i): [string, Rect] => [`seat ${i}`, seat]),
  ['shelves', at.shelves],
  ['reserve', at.reserve],
  ['discard', at.discard],
  ...(mode === 'cooperative' ? [] : [['market', at.market] as [string, Rect]]),
  ['mat', at.mat],
];

test('a window without any room has a table as well', () => {
  for (const way of ways)
    for (const [width, height] of [
      [568, 0],
      [1, 1],
      [320, 12],
    ] as const)
      expect(furnish({ ...game, ...way, width, height, seats: 3 }).seats).toHaveLength(3);
});

test('on a table of any shape nothing meets, and nothing hangs over its edge', () => {
  for (const way of ways)
    for (const seats of [0, 1, 2, 3, 4])
      for (const lines of seats === 3 ? [1, 2] : [1])
        for (let width = 300; width <= 2600; width += 460)
          for (let height = 170; height <= 1300; height += 185) {
            const at = furnish({ ...game, ...way, width, height, seats, lines });
            const parts = partsOf(at, way);
            const said = `${way.mode}, ${seats} seats, ${width} × ${height}`;
            expect(
              parts.filter(([, one]) => !within(one, { width, height })),
              said,
            ).toEqual([]);
            const met = parts.flatMap(([name, one], i) =>
              parts.slice(i + 1).flatMap(([other, it]) => (meet(one, it) ? [`${name} and ${other}`] : [])),
            );
            expect(met, said).toEqual([]);
            const { columns, rows, box, shelves } = at;
            expect(columns * rows, said).toBeGreaterThanOrEqual(8);
            expect(columns * box.width, said).toBeLessThanOrEqual(shelves.width + 0.01);
            expect(rows * box.height, said).toBeLessThanOrEqual(shelves.height + 0.01);
          }
});

test('on every screen a thumb finds each pawn, each card and each pile', () => {
  for (const way of ways.filter(({ mode }) => mode !== 'teams'))
    for (const [width, alone, common] of rooms)
      for (const seats of way.mode === 'cooperative' ? [0, 1, 2, 3] : [1, 2, 3]) {
        const height = way.mode === 'cooperative' ? common : alone;
        const at = furnish({ ...game, ...way, width, height, seats });
        const said = `${way.mode}, ${seats} seats, ${width} × ${height}`;
        if (way.mode === 'cooperative') {
          expect(at.box.width / (way.spaces ?? 3), said).toBeGreaterThanOrEqual(40);
          expect(at.box.height + 4, said).toBeGreaterThanOrEqual(40);
        } else expect(at.card, said).toBeGreaterThanOrEqual(40);
        for (const pile of [at.reserve, at.discard])
          expect(Math.min(pile.width, pile.height), said).toBeGreaterThanOrEqual(40);
      }
});

test('a line more beside it moves nothing', () => {
  const wanted = { ...game, mode: 'competitive', width: 390, height: 560, seats: 3 } as const;
  const before = furnish(wanted);
  for (const height of [572, 548, 584])
    expect(furnish({ ...wanted, height, like: before.design }).design).toBe(before.design);
});

test('it is found at once', () => {
  const begun = performance.now();
  for (const [width, height] of rooms) furnish({ ...game, mode: 'competitive', width, height, seats: 3 });
  expect((performance.now() - begun) / rooms.length).toBeLessThan(200);
});
