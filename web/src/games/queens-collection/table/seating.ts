import type { Rect, Shape, Size } from '../../../play/table-layout.js';

const GAP = 6;
const SIZES: { readonly [shape in Shape]: Size & { readonly face: number } } = {
  tall: { width: 98, height: 106, face: 42 },
  flat: { width: 150, height: 64, face: 42 },
  slim: { width: 104, height: 74, face: 30 },
};
const SEAT_LINE = 18;
const LARGEST = 2;

/** How many sit at the left, along the top and at the right. */
export type Way = readonly [left: number, top: number, right: number];

/** The ways to sit, by the number of players. */
export const WAYS: readonly (readonly Way[])[] = [
  [[0, 0, 0]],
  [
    [0, 1, 0],
    [1, 0, 0],
  ],
  [
    [0, 2, 0],
    [1, 0, 1],
    [2, 0, 0],
  ],
  [
    [0, 3, 0],
    [1, 1, 1],
    [2, 0, 1],
    [3, 0, 0],
  ],
  [
    [0, 4, 0],
    [1, 2, 1],
    [2, 0, 2],
    [4, 0, 0],
  ],
];

/** Seats grow with the table, but not to its edge. */
export const largestAt = ({ width, height }: Size): number =>
  Math.min(LARGEST, Math.max(1.08, 0.66 + Math.min(width, 1.6 * height) / 900));

/** The seats around a table, and the room they leave. */
export interface Seating {
  readonly face: number;
  readonly seatWidth: number;
  readonly seats: readonly Rect[];
  readonly inner: Rect;
}

/** Null where they do not fit. */
export function seated(
  { width: W, height: H, lines }: Size & { readonly lines: number },
  [left, top, right]: Way,
  shape: Shape,
  scale: number,
): Seating | null {
  const width = SIZES[shape].width * scale;
  const height = (SIZES[shape].height + SEAT_LINE * (lines - 1)) * scale;
  const above = top > 0 ? height + GAP : 0;
  if (top * (width + GAP) + GAP > W) return null;
  if (Math.max(left, right) * (height + GAP) + GAP > H - above) return null;
  const beside = (left > 0 ? width + GAP : 0) + (right > 0 ? width + GAP : 0);
  if (beside > W * 0.6) return null;
  const down = (i: number, of: number): number => {
    const each = Math.min((H - above) / of, height * 1.5 + GAP);
    return above + (H - above - each * of) / 2 + each * i + (each - height) / 2;
  };
  const step = Math.min(W / Math.max(1, top), width * 1.7);
  const seat = (x: number, y: number): Rect => ({ x, y, width, height });
  const inner = {
    x: left > 0 ? width + 2 * GAP : GAP,
    y: above + (top > 0 ? GAP : 0),
    width: W - beside - 2 * GAP,
    height: H - above - (top > 0 ? GAP : 0),
  };
  return {
    face: SIZES[shape].face * scale,
    seatWidth: width,
    seats: [
      ...Array.from({ length: left }, (_, i) => seat(GAP, down(left - 1 - i, left))),
      ...Array.from({ length: top }, (_, i) => seat(W / 2 + (i - (top - 1) / 2) * step - width / 2, GAP)),
      ...Array.from({ length: right }, (_, i) => seat(W - GAP - width, down(i, right))),
    ],
    inner,
  };
}
