/** How large something is, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the table, in pixels from its upper left corner. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** A seat has its words below the face, beside it, or only the name beside it. */
export type Shape = 'tall' | 'flat' | 'slim';

/** What is to find room on a table. */
export interface Wanted extends Size {
  /** How many lay pieces, clockwise from the player at the bottom. */
  readonly players: number;
  /** Whether the first of them has a seat here too, as for somebody who watches. */
  readonly all: boolean;
  /** How much higher than wide a piece is. */
  readonly ratio: number;
  /** Lines that a seat has below its name: a bid, a clock. */
  readonly lines: number;
  /** How large somebody likes pieces; 1 is the usual size. */
  readonly grow: number;
  /** How many rows of pieces need room below each seat, where hands lie open. */
  readonly open: number;
}

export interface Arrangement {
  /** How large everything is drawn: 1 as on a small phone. */
  readonly scale: number;
  readonly shape: Shape;
  readonly face: number;
  readonly seatWidth: number;
  readonly pieceWidth: number;
  /** Clockwise from the bottom; the first only where `all` have one. */
  readonly seats: readonly Rect[];
  readonly pieces: readonly Rect[];
  /** What is free of seats: a question or a moment finds its place there. */
  readonly middle: Rect;
  /** A word on what was led, where no piece lies. */
  readonly led: Rect;
}

const GAP = 6;
const FACE = 40;
const FLAT_FACE = 34;
const SEAT = 84;
const FLAT_SEAT = 118;
const NAME = 18;
const LINE = 19;
const OPEN_ROW = 38;
const LED = { width: 72, height: 46 };
const LED_LINE = 28;
/** A piece this wide goes with a seat of scale 1. */
const PIECE = 66;
const LARGEST = 2.8;
const SMALLEST = 0.84;
const SMALLEST_PIECE = 26;

const boxAt = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const touch = (one: Rect, other: Rect, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;
const apart = (boxes: readonly Rect[], gap: number): boolean =>
  boxes.every((one, i) => boxes.slice(i + 1).every((other) => !touch(one, other, gap)));
const clear = (boxes: readonly Rect[], others: readonly Rect[], gap: number): boolean =>
  boxes.every((one) => others.every((other) => !touch(one, other, gap)));

/**
 * Finds everybody and everything a place on a table of any shape, as large as it can be. Seats stand along the top and
 * down both sides, as many on each as leaves the most room; pieces lie before them in a ring, or in rows where the
 * table is narrow.
 */
export function arrange(wanted: Wanted): Arrangement {
  const others = wanted.all ? wanted.players : wanted.players - 1;
  let best: Arrangement | null = null;
  let most = 0;
  for (let beside = 0; 2 * beside <= others; beside++) {
    for (const flat of [false, true]) {
      for (let scale = largestAt(wanted); scale >= SMALLEST; scale -= 0.06) {
        if (scale <= most) break;
        const found = seated(wanted, { others, beside, flat, scale });
        if (found === null) continue;
        const worth =
          Math.min(scale, found.pieceWidth / PIECE) * (flat ? 0.92 : 1) * (beside === 0 ? 0.97 : 1);
        if (worth > most) {
          most = worth;
          best = found;
        }
      }
    }
  }
  return best ?? crammed(wanted, others);
}

/** Seats grow with the table, but not to its edge. */
export const largestAt = ({ width, height }: Size): number =>
  Math.min(LARGEST, Math.max(1.12, 0.7 + Math.min(width, 1.6 * height) / 900));

interface Way {
  readonly others: number;
  readonly beside: number;
  readonly flat: boolean;
  readonly scale: number;
}

function sizes(wanted: Wanted, flat: boolean, scale: number) {
  const face = (flat ? FLAT_FACE : FACE) * scale;
  const open = wanted.open * OPEN_ROW * scale;
  const words = (NAME + LINE * wanted.lines) * scale;
  return {
    face,
    width: (flat ? FLAT_SEAT : SEAT) * scale,
    height: (flat ? Math.max(face, words) : face + words) + open,
  };
}

/** Seats along the top and down the sides, or null where they do not fit. */
function seated(wanted: Wanted, { others, beside, flat, scale }: Way): Arrangement | null {
  const { width: W, height: H } = wanted;
  const { face, width, height } = sizes(wanted, flat, scale);
  const above = others - 2 * beside;
  // Somebody who watches sees one of them at the bottom, first of all.
  const start = wanted.all ? 1 : 0;
  if (wanted.all && above === 0 && beside === 0) return null;
  const seats: Rect[] = [];
  if (above > 0 && above * (width + GAP) > W) return null;
  const top = above > 0 ? height + GAP : 0;
  const down = (i: number): number => {
    // From the bottom up; a side that is not full hangs from the top.
    const room = H - top - GAP;
    const each = Math.min(room / Math.max(1, beside), height * 1.6 + GAP);
    return top + GAP + each * (beside - 1 - i) + each / 2;
  };
  if (beside > 0) {
    if (beside * (height + GAP) > H - top) return null;
    if (2 * width + 3 * GAP + SMALLEST_PIECE > W) return null;
  }
  const inset = above > 0 ? Math.min(W / above, width * 2.1) : 0;
  // Where there is room between neighbours, a long name may have it.
  const wide = flat ? width : Math.max(width, Math.min(inset - GAP, width * 1.7));
  for (let i = 0; i < beside; i++) seats.push(boxAt(GAP + width / 2, down(i), width, height));
  for (let i = 0; i < above; i++)
    seats.push(boxAt(W / 2 + (i - (above - 1) / 2) * inset, GAP + height / 2, wide, height));
  for (let i = beside - 1; i >= 0; i--) seats.push(boxAt(W - GAP - width / 2, down(i), width, height));
  const floor = { x: 0, y: 0, width: W, height: H };
  if (!apart(seats, GAP / 2) || seats.some((seat) => !within(seat, floor))) return null;

  const left = beside > 0 ? width + 2 * GAP : GAP;
  const inner = { x: left, y: top + GAP, width: W - 2 * left, height: H - top - 2 * GAP };
  if (inner.width < SMALLEST_PIECE || inner.height < SMALLEST_PIECE) return null;
  const laid = lay(wanted, inner, scale);
  if (laid === null) return null;
  // With all at the table the first seat is the last one placed: clockwise from the bottom.
  const turned = start === 1 ? [...seats.slice(-1), ...seats.slice(0, -1)] : seats;
  return {
    scale,
    shape: flat ? 'flat' : 'tall',
    face,
    seatWidth: width,
    seats: turned,
    ...laid,
    pieces: wanted.all ? before(turned, laid.pieces) : laid.pieces,
    middle: freeOf(seats, wanted, inner),
  };
}

/** Pieces are laid for somebody at the bottom; where nobody sits there, they are turned until each lies by its seat. */
function before(seats: readonly Rect[], pieces: readonly Rect[]): readonly Rect[] {
  const turns = pieces.map((_, turn) => [...pieces.slice(turn), ...pieces.slice(0, turn)]);
  const far = (turned: readonly Rect[]): number =>
    seats.reduce((sum, seat, i) => sum + distance(seat, turned[i]), 0);
  return turns.reduce((best, turned) => (far(turned) < far(best) ? turned : best));
}

const distance = (one: Rect, other: Rect): number =>
  Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );

const within = (one: Rect, floor: Rect): boolean =>
  one.x >= floor.x - 0.5 &&
  one.y >= floor.y - 0.5 &&
  one.x + one.width <= floor.x + floor.width + 0.5 &&
  one.y + one.height <= floor.y + floor.height + 0.5;

/** Below the seats or between them: wherever a question has more room. */
function freeOf(seats: readonly Rect[], { width, height }: Wanted, inner: Rect): Rect {
  const bottom = Math.max(0, ...seats.map((seat) => seat.y + seat.height)) + GAP;
  const below = { x: GAP, y: bottom, width: width - 2 * GAP, height: height - bottom - GAP };
  const room = (box: Rect): number => Math.min(box.width / 300, box.height / 150);
  return room(below) >= room(inner) ? below : inner;
}

type Laid = Pick<Arrangement, 'pieces' | 'pieceWidth' | 'led'>;

/** Pieces as large as can be, in a ring or in rows. */
function lay(wanted: Wanted, inner: Rect, scale: number): Laid | null {
  const largest = PIECE * largestAt(wanted) * 1.25 * wanted.grow;
  for (let width = largest; width >= SMALLEST_PIECE; width -= 2) {
    const laid = inRing(wanted, inner, width, scale) ?? inRows(wanted, inner, width, scale);
    if (laid !== null) return laid;
  }
  return null;
}

function inRing({ players, ratio }: Wanted, inner: Rect, width: number, scale: number): Laid | null {
  const height = width * ratio;
  const [cx, cy] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  const down = (inner.height - height) / 2;
  const across = Math.min((inner.width - width) / 2, down * 1.9 + width * 0.4, width * 2.6);
  if (down < 0 || across < 0) return null;
  const pieces = Array.from({ length: players }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / players;
    return boxAt(cx + across * Math.cos(angle), cy + down * Math.sin(angle), width, height);
  });
  const led = boxAt(cx, cy, LED.width * scale, LED.height * scale);
  if (!apart(pieces, GAP) || !clear([led], pieces, 0)) return null;
  return { pieces, pieceWidth: width, led };
}

/** Two rows, or one; clockwise, with the player's own piece below. The word on what was led has a line for itself. */
function inRows({ players, all, ratio }: Wanted, inner: Rect, width: number, scale: number): Laid | null {
  const height = width * ratio;
  const line = LED_LINE * scale;
  for (const rows of [2, 1]) {
    const below = rows === 1 ? players : Math.floor(players / 2);
    if (below === 0) continue;
    const left = Math.floor((below - 1) / 2);
    const right = below - 1 - left;
    const lower =
      rows === 1
        ? inOneRow(players, all)
        : [
            ...Array.from({ length: left }, (_, i) => left - i),
            0,
            ...Array.from({ length: right }, (_, i) => players - 1 - i),
          ];
    const upper = Array.from({ length: players - below }, (_, i) => left + 1 + i);
    const columns = Math.max(lower.length, upper.length);
    const free = inner.height - line - rows * (height + GAP);
    if (columns * (width + GAP) > inner.width || free < 0) continue;
    const step = Math.min(inner.width / columns, width * 1.5);
    const start = inner.y + free / 2 + height / 2;
    const pieces: Rect[] = [];
    const put = (row: readonly number[], y: number): void => {
      for (const [i, player] of row.entries())
        pieces[player] = boxAt(
          inner.x + inner.width / 2 + (i - (row.length - 1) / 2) * step,
          y,
          width,
          height,
        );
    };
    put(upper, start);
    put(lower, rows === 1 ? start : start + height + GAP);
    const led = boxAt(
      inner.x + inner.width / 2,
      inner.y + inner.height - line / 2,
      Math.min(inner.width, 130 * scale),
      line,
    );
    return { pieces, pieceWidth: width, led };
  }
  return null;
}

/** Players from left to right, as they sit above the row; whoever sits below it lies in the middle. */
function inOneRow(players: number, all: boolean): number[] {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  return others.toSpliced(all ? others.length : Math.floor(others.length / 2), 0, 0);
}

/** Where nothing fits, as in a window of a few lines: small, and one beside the other. */
function crammed(wanted: Wanted, others: number): Arrangement {
  const { width: W, height: H, players, ratio } = wanted;
  const scale = Math.min(SMALLEST, W / (others * (SEAT + GAP) || 1));
  const { face, width, height } = sizes(wanted, false, scale);
  const piece = Math.max(12, Math.min((W - GAP) / players - GAP, (H - height - 3 * GAP) / ratio));
  const inner = { x: GAP, y: height + GAP, width: W - 2 * GAP, height: Math.max(0, H - height - 2 * GAP) };
  return {
    scale,
    shape: 'tall',
    face,
    seatWidth: width,
    pieceWidth: piece,
    seats: Array.from({ length: others }, (_, i) =>
      boxAt((W * (i + 0.5)) / others, GAP + height / 2, width, height),
    ),
    pieces: Array.from({ length: players }, (_, i) =>
      boxAt((W * (i + 0.5)) / players, inner.y + (piece * ratio) / 2 + GAP, piece, piece * ratio),
    ),
    middle: inner,
    led: boxAt(W / 2, H - GAP, 0, 0),
  };
}
