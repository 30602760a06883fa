import type { Rect, Shape, Size } from '../../../play/table-layout.js';
import {
  between,
  drawn,
  evenly,
  type Furniture,
  grown,
  isSmall,
  miniOf,
  most,
  need,
  type Plan,
  pad,
  parts,
  pileOf,
  placeOf,
  plans,
  type Sizes,
  together,
} from './plan.js';
import { largestAt, type Seating, seated, WAYS, type Way } from './seating.js';

export interface Cabinet {
  /** A name for this arrangement, to compare it with others. */
  readonly design: string;
  /** How large seats and letters are drawn: 1 as on a small phone. */
  readonly scale: number;
  readonly shape: Shape;
  readonly face: number;
  readonly seatWidth: number;
  /** Clockwise, from the left of the player at the bottom. */
  readonly seats: readonly Rect[];
  /** The velvet that everything else lies on. */
  readonly velvet: Rect;
  readonly shelves: Rect;
  readonly columns: number;
  readonly rows: number;
  readonly box: Size;
  readonly reserve: Rect;
  readonly discard: Rect;
  readonly market: Rect;
  /** The market and what lies beside it. */
  readonly stall: Rect;
  readonly mat: Rect;
  /** How wide cards are: in the market, on a pile, turned up, and in what was made of them. */
  readonly card: number;
  readonly pile: number;
  readonly up: number;
  readonly mini: number;
}

/** The boxes there are. */
const BOXES = 8;
const SMALLEST = 0.84;
/** In less room than this no arrangement is looked for. */
const LEAST = 64;
/** Each try makes the seats smaller by this much. */
const STEP = 0.12;
/** How much an arrangement gains because nothing would have to move. */
const HABIT = 0.16;

/** Finds every piece and everybody a place on a table of any shape, as large as it can be. */
export function furnish(wanted: Furniture): Cabinet {
  const all = plans(wanted);
  let best: Found | null = null;
  for (const way of WAYS[wanted.seats])
    for (const shape of ['tall', 'flat', 'slim'] as const)
      for (let scale = largestAt(wanted); scale >= SMALLEST - STEP / 2; scale -= STEP) {
        const seating = seated(wanted, way, shape, scale);
        if (seating === null) continue;
        let enough = wanted.seats === 0;
        for (const plan of all) {
          const found = tried(wanted, { way, shape, scale, seating, plan }, best?.worth ?? -9);
          if (found === null) continue;
          best = found;
          // Smaller seats would help nobody.
          enough ||= found.pieces >= people(wanted, scale);
        }
        if (enough) break;
      }
  return best === null ? crammed(wanted) : placed(wanted, best);
}

/** Where nothing fits, everything is arranged for a larger table, which is then drawn smaller. */
function crammed(wanted: Furniture): Cabinet {
  // The table may be no higher than the bar at its top.
  const [width, height] = [Math.max(wanted.width, LEAST), Math.max(wanted.height, LEAST)];
  const large = furnish({ ...wanted, width: width * 1.25, height: height * 1.25 });
  const by = 0.8;
  const less = ({ x, y, width, height }: Rect): Rect => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  return {
    ...large,
    scale: large.scale * by,
    face: large.face * by,
    seatWidth: large.seatWidth * by,
    seats: large.seats.map(less),
    velvet: less(large.velvet),
    shelves: less(large.shelves),
    box: { width: large.box.width * by, height: large.box.height * by },
    reserve: less(large.reserve),
    discard: less(large.discard),
    market: less(large.market),
    stall: less(large.stall),
    mat: less(large.mat),
    card: large.card * by,
    pile: large.pile * by,
    up: large.up * by,
    mini: large.mini * by,
  };
}

/** One way to arrange everything. */
interface Design {
  readonly way: Way;
  readonly shape: Shape;
  readonly scale: number;
  readonly seating: Seating;
  readonly plan: Plan;
}

interface Found extends Design {
  readonly sizes: Sizes;
  readonly worth: number;
  /** How large the smallest piece is drawn. */
  readonly pieces: number;
}

const nameOf = ({ way, shape, plan }: Design): string => `${way} ${shape} ${Object.values(plan)}`;

/** How large a seat is; above a certain size, larger ones gain nothing. */
const people = ({ seats }: Furniture, scale: number): number =>
  seats === 0 ? 9 : Math.min(scale, 1.75) * 1.1;

/** What a design is worth; null if it is not worth more than `than`. */
function tried(wanted: Furniture, design: Design, than: number): Found | null {
  const { way, shape, scale, seating, plan } = design;
  const [left, , right] = way;
  const cost =
    (shape === 'slim' ? 0.06 : 0) +
    0.534 -
    Math.min(0.534, plan.rise) +
    (plan.piles === 'column' ? 0.15 : 0) +
    (plan.mat === 'beside' ? 0.12 : 0) +
    (plan.slot === 0.6 ? 0.06 : 0) +
    (plan.columns * plan.rows === BOXES ? 0 : 0.15) +
    (left === right ? 0 : 0.14) -
    (wanted.like && nameOf(design) === wanted.like ? HABIT : 0);
  const edge = 2 * pad(seating.inner);
  const room = { width: seating.inner.width - edge, height: seating.inner.height - edge };
  const even = evenly(wanted, plan, room);
  if (even === null) return null;
  const worthAt = (sizes: Sizes): number => {
    const [least, both] = drawn(wanted, sizes);
    return (
      Math.min(people(wanted, scale), least) + 0.1 * both - (isSmall(wanted, plan, sizes) ? 1 : 0) - cost
    );
  };
  if (worthAt(most(even)) <= than) return null;
  const sizes = grown(wanted, plan, room, even);
  const worth = worthAt(sizes);
  return worth <= than ? null : { ...design, sizes, worth, pieces: drawn(wanted, sizes)[0] };
}

/** Where each part lies, with what room is left shared out between them. */
function placed(wanted: Furniture, found: Found): Cabinet {
  const { plan, sizes, seating, scale, shape } = found;
  const { inner } = seating;
  const { card, box } = sizes;
  const gap = between(card);
  const { shelves, stall, mat } = parts(wanted, plan, sizes);
  const all = need(wanted, plan, sizes);
  const place = placeOf(card);
  const pile = place.width;
  const edge = pad(inner);
  // A little room around everything, but no large empty cloth.
  const velvet = centred(inner, {
    width: Math.min(inner.width, all.width * 1.14 + 2 * edge),
    height: Math.min(inner.height, all.height * 1.2 + 2 * edge),
  });
  const [air, breath] = [velvet.width - 2 * edge - all.width, velvet.height - 2 * edge - all.height];
  const { x, y } = { x: velvet.x + edge, y: velvet.y + edge };
  const [W, H] = [velvet.width - 2 * edge, velvet.height - 2 * edge];
  const above = plan.put === 'above';
  // The shelves, and what is left for the stall.
  const shelvesAt: Rect = above
    ? {
        x: x + (W - shelves.width - air * 0.6) / 2,
        y,
        width: shelves.width + air * 0.6,
        height: shelves.height + breath * 0.5,
      }
    : { x, y, width: shelves.width + air * 0.5, height: H };
  const side: Rect = above
    ? { x, y: y + shelvesAt.height + gap, width: W, height: H - shelvesAt.height - gap }
    : { x: x + shelvesAt.width + 1.6 * gap, y, width: W - shelvesAt.width - 1.6 * gap, height: H };
  const { face, seatWidth, seats } = seating;
  const common = {
    design: nameOf(found),
    scale,
    shape,
    face,
    seatWidth,
    seats,
    velvet,
    shelves: shelvesAt,
    columns: plan.columns,
    rows: plan.rows,
  };
  const measures = {
    box: { width: box, height: box * plan.rise },
    card,
    pile: pileOf(card),
    up: card * plan.slot,
  };
  if (together(wanted)) {
    const tall = stall.height;
    const row = { ...side, height: above ? side.height : tall };
    const mid = above
      ? row.y + (row.height - tall) / 2
      : side.y + (side.height - tall - gap - mat.height) / 2;
    const spread = above ? W - 2 * pile : side.width - 2 * pile;
    const out = above ? Math.min(spread / 2, 2 * gap) : Math.max(0, (spread - 2 * gap) / 2);
    const reserve = { x: row.x + (above ? 0 : out), y: mid, width: pile, height: tall };
    const discard = { ...reserve, x: row.x + row.width - pile - (above ? 0 : out) };
    const matAt = above
      ? { x: row.x + pile + gap, y: mid, width: W - 2 * (pile + gap), height: tall }
      : { x: side.x, y: mid + tall + gap, width: side.width, height: mat.height };
    return {
      ...common,
      ...measures,
      reserve,
      discard,
      market: row,
      stall: row,
      mat: matAt,
      mini: miniOf(matAt, 1, measures.up * 1.4),
    };
  }
  const beside = plan.mat === 'beside';
  const column = plan.piles === 'column';
  const wide = side.width - (column ? pile + gap : 0);
  const used = beside ? Math.max(stall.height, mat.height) : stall.height + gap + mat.height;
  const free = Math.max(0, side.height - used);
  const top = side.y + (beside ? free / 2 : free / 3);
  const slack = beside ? Math.max(0, side.width - stall.width - 1.6 * gap - mat.width) : 0;
  const stallAt: Rect = beside
    ? { x: side.x + slack / 3, y: top + (used - stall.height) / 2, width: stall.width, height: stall.height }
    : { x: side.x + (wide - stall.width) / 2, y: top, width: stall.width, height: stall.height };
  const matAt: Rect = beside
    ? {
        x: side.x + side.width - slack / 3 - mat.width,
        y: top + (used - mat.height) / 2,
        width: mat.width,
        height: mat.height,
      }
    : { x: side.x, y: top + stall.height + gap + free / 3, width: wide, height: mat.height };
  const market = {
    ...stallAt,
    x: stallAt.x + (stallAt.width - 3 * card - 2 * gap) / 2,
    width: 3 * card + 2 * gap,
  };
  const low = stallAt.y + stallAt.height - place.height;
  const piles = column
    ? {
        reserve: {
          x: side.x + side.width - pile,
          y: side.y + (side.height - 2 * gap) / 2 - place.height,
          ...place,
        },
        discard: { x: side.x + side.width - pile, y: side.y + (side.height + 2 * gap) / 2, ...place },
      }
    : {
        reserve: { x: market.x - 2 * gap - pile, y: low, ...place },
        discard: { x: market.x + market.width + 2 * gap, y: low, ...place },
      };
  return {
    ...common,
    ...measures,
    ...piles,
    market,
    stall: stallAt,
    mat: matAt,
    mini: miniOf(matAt, 3, measures.up),
  };
}

const centred = (room: Rect, { width, height }: Size): Rect => ({
  x: room.x + (room.width - width) / 2,
  y: room.y + (room.height - height) / 2,
  width,
  height,
});
