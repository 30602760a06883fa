import { largestAt, type Rect, type Shape, type Size } from '../../../play/table-layout.js';

/** How many lay mats on how large a table. */
interface Gathering extends Size {
  readonly gangs: number;
  /** Lines below the names: a clock, somebody who is away. */
  readonly lines: number;
}

/** Where the mats lie, clockwise from the bottom, and what room is left in the middle. */
interface Circle {
  readonly scale: number;
  readonly shape: Shape;
  readonly face: number;
  readonly mat: number;
  readonly berths: readonly Rect[];
  readonly heart: Rect;
}

const GAP = 6;
const EDGE = 4;
/** A mat this wide goes with letters of scale 1. */
const MAT = 96;
const LARGEST = 340;
const LEAST = 32;
/** A table is at most so many times as broad as high: people sit around it. */
const BROADEST = 2.2;
/** A face stands out above its mat, and discs below it. */
const ABOVE = 0.16;
const BELOW = 0.12;
const LEAST_BELOW = 10;
const BESIDE = 0.14;
const NAME = 20;
const LINE = 16;
const NARROWEST = 54;

/** How many lie above and below the heart, and how many columns of how many stand on each side of it. */
interface Way {
  readonly above: number;
  readonly below: number;
  readonly columns: number;
  readonly rows: number;
}

function sizesOf(gathering: Gathering, mat: number) {
  const scale = Math.max(0.84, Math.min(mat / MAT, largestAt(gathering)));
  return {
    scale,
    width: Math.max(mat * (1 + BESIDE), NARROWEST),
    height:
      mat * (1 + ABOVE) + Math.max(LEAST_BELOW, mat * BELOW) + (NAME + LINE * (gathering.lines - 1)) * scale,
  };
}

/** Finds every mat a place around the heart of the table, all of it as large as can be. */
export function around(gathering: Gathering): Circle {
  let best = { way: lined(gathering), mat: LEAST };
  let most = 0;
  for (const way of waysOf(gathering.gangs)) {
    const liked = likingOf(way);
    for (let mat = LARGEST; mat >= LEAST && seen(mat) * liked > most; mat -= 2) {
      const heart = heartIn(gathering, way, mat);
      if (heart === null) continue;
      const worth = seen(Math.min(mat, roomIn(heart))) * liked;
      if (worth > most) {
        most = worth;
        best = { way, mat };
      }
    }
  }
  return laid(gathering, best.way, best.mat);
}

/** Where nothing fits, as in a window of a few lines. */
const lined = ({ gangs }: Gathering): Way => ({ above: gangs - 1, below: 1, columns: 0, rows: 0 });

/** A mat of this size is large enough; anything larger counts for less. */
const AMPLE = 110;
const seen = (mat: number): number => Math.min(mat, AMPLE) + Math.max(0, mat - AMPLE) * 0.3;

/** What is turned over in the middle is to be as large as the mats, below each other or in a row. */
const roomIn = ({ width, height }: Rect): number =>
  Math.max(Math.min(width, height) * 0.6, Math.min(width * 0.25, height * 0.9));

/** One's own mat is to lie below, and the others around the table. */
const likingOf = ({ below, columns }: Way): number =>
  (below % 2 === 1 ? 1.45 : 1) * (columns === 1 ? 1.15 : 1);

function* waysOf(gangs: number): Generator<Way> {
  for (let columns = 0; columns <= 3; columns++)
    for (let rows = columns === 0 ? 0 : 1; rows <= (columns === 0 ? 0 : columns === 1 ? 5 : 2); rows++) {
      const centre = gangs - 2 * columns * rows;
      if (centre < 0) continue;
      for (const below of [Math.floor(centre / 2), Math.ceil(centre / 2)])
        yield { columns, rows, below, above: centre - below };
    }
}

/** The table, not broader than people can sit around it. */
function floorOf({ width, height }: Gathering) {
  const breadth = Math.min(width, height * BROADEST);
  return { breadth, height, off: (width - breadth) / 2 };
}

/** What is left in the middle; null where the mats do not fit around it. */
function heartIn(gathering: Gathering, { above, below, columns, rows }: Way, mat: number): Rect | null {
  const { breadth, height: H, off } = floorOf(gathering);
  const { width, height } = sizesOf(gathering, mat);
  const [w, h] = [width + GAP, height + GAP];
  const inner = breadth - 2 * columns * w - 2 * EDGE;
  const heart = {
    x: off + EDGE + columns * w,
    y: EDGE + (above > 0 ? h : 0),
    width: inner - GAP,
    height: H - 2 * EDGE - (above > 0 ? h : 0) - (below > 0 ? h : 0) - GAP,
  };
  const fits = Math.max(above, below) * w <= inner && rows * h <= H - 2 * EDGE;
  return fits && heart.width >= LEAST && heart.height >= LEAST ? heart : null;
}

function laid(gathering: Gathering, way: Way, mat: number): Circle {
  const { above, below, columns, rows } = way;
  const { breadth, height: H, off } = floorOf(gathering);
  const { scale, width, height } = sizesOf(gathering, mat);
  const w = width + GAP;
  const inner = breadth - 2 * columns * w - 2 * EDGE;
  const berth = (x: number, y: number): Rect => ({
    x: off + x - width / 2,
    y: y - height / 2,
    width,
    height,
  });
  /** Along a row in the middle, from left to right. */
  const row = (count: number, y: number): Rect[] => {
    const step = Math.min(inner / Math.max(1, count), width * 1.9 + GAP);
    return Array.from({ length: count }, (_, i) => berth(breadth / 2 + (i - (count - 1) / 2) * step, y));
  };
  /** One side from the bottom up: outwards below and inwards above. */
  const flank = (left: boolean): Rect[] => {
    const step = Math.min((H - 2 * EDGE) / Math.max(1, rows), height * 1.8);
    return Array.from({ length: rows }, (_, i) => {
      const y = H / 2 + ((rows - 1) / 2 - i) * step;
      const out = Array.from({ length: columns }, (_, c) => {
        const far = EDGE + w * (columns - c - 0.5);
        return berth(left ? far : breadth - far, y);
      });
      return i % 2 === 0 ? out : out.reverse();
    }).flat();
  };
  const bottom = row(below, H - EDGE - height / 2);
  const own = Math.ceil(below / 2);
  return {
    scale,
    shape: 'tall',
    face: Math.max(24, mat * 0.38),
    mat,
    berths: [
      ...bottom.slice(0, own).reverse(),
      ...flank(true),
      ...row(above, EDGE + height / 2),
      ...flank(false).reverse(),
      ...bottom.slice(own).reverse(),
    ],
    heart: heartIn(gathering, way, mat) ?? { x: off, y: 0, width: breadth, height: H },
  };
}
