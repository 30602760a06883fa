import type { Size } from '../../../play/table-layout.js';

/** What is to find room around a table of the collection. */
export interface Furniture extends Size {
  /** How many sit around it. */
  readonly seats: number;
  readonly mode: 'competitive' | 'teams' | 'cooperative';
  /** Kinds of cards in a partner's hand, which may lie in the market's place. */
  readonly kinds: number;
  /** Pawns that stand in a box. */
  readonly spaces: number;
  /** Lines that a seat has below its name, besides what somebody has got: a clock. */
  readonly lines: number;
  /** How large somebody likes cards; 1 is the usual size. */
  readonly grow: number;
  /** The arrangement before: it stays, unless another is much better. */
  readonly like?: string | null;
}

/** One way to put the pieces: where the shelves are to the stall, where piles lie, how boxes stand on the shelves. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  readonly put: 'above' | 'beside';
  /** The mat lies under the market, or beside it. */
  readonly mat: 'under' | 'beside';
  /** Reserve and discard lie on both sides of the market, or one under the other beside it. */
  readonly piles: 'line' | 'column';
  /** How wide a card that is turned up is, compared to one of the market. */
  readonly slot: number;
  /** How high a box is, compared to its width. */
  readonly rise: number;
}

const RATIO = 1.4;
/** A thumb finds what is as large as this. */
const THUMB = 40;
/** The widths of a card and a box that suit a seat of scale 1. */
const CARD = 60;
const BOX = 82;
/** A box this wide is high enough for a thumb, with its board. */
const FOOT = 44;
/** A card that is only looked at may be this small. */
const PLAIN = 28;
const LARGEST_CARD = 180;
const LARGEST_BOX = 320;
const MORE_CARD = 1.5;
const MORE_BOX = 1.7;
const AWNING = 0.22;
const BOARD = 4;
/** At least so much of a card in a partner's hand is seen. */
const COVERED = 29;

export const together = ({ mode }: Furniture): boolean => mode === 'cooperative';

const GRIDS = [
  [4, 2],
  [2, 4],
  [3, 3],
  [8, 1],
] as const;

/** All plans that are possible. */
export function plans(wanted: Furniture): Plan[] {
  const { mode } = wanted;
  const found: Plan[] = [];
  for (const [columns, rows] of GRIDS)
    for (const put of ['above', 'beside'] as const)
      for (const mat of ['under', 'beside'] as const)
        for (const piles of mode === 'competitive' ? (['line', 'column'] as const) : (['line'] as const))
          for (const rise of together(wanted) ? [0.534, 0.44, 0.36, 0.31] : [0.75])
            for (const slot of together(wanted) ? [0.5] : [0.8, 0.6])
              if (!(put === 'beside' && mat === 'beside') && !(piles === 'column' && mat === 'beside'))
                found.push({ columns, rows, put, mat, piles, slot, rise });
  return found;
}

/** How wide a card of the market is, and a box. */
export interface Sizes {
  readonly card: number;
  readonly box: number;
}

const boxFor = (wanted: Furniture): number => (together(wanted) ? 62 * wanted.spaces : BOX);

/** Free at each edge, and between two pieces. */
export const pad = ({ width, height }: Size): number =>
  Math.max(4, Math.min(20, Math.min(width, height) * 0.025));
export const between = (card: number): number => Math.max(3, Math.min(18, card * 0.13));
/** How wide a card on a pile is, and the place it lies in. */
export const pileOf = (card: number): number => Math.max(30, card * 0.8);
export const placeOf = (card: number): Size => ({
  width: Math.max(THUMB, pileOf(card)),
  height: Math.max(THUMB + 2, pileOf(card) * RATIO),
});

/** How much room each part takes with cards and boxes of a size. */
export function parts(wanted: Furniture, plan: Plan, { card, box }: Sizes) {
  const gap = between(card);
  const place = placeOf(card);
  const pile = place.width;
  const shelves = {
    width: plan.columns * (box + gap) - gap,
    height: plan.rows * (box * plan.rise + BOARD + gap) - gap,
  };
  if (together(wanted)) {
    const deed = card * 2.4 + 40;
    const tall = place.height;
    return plan.put === 'above'
      ? {
          shelves,
          stall: { width: 2 * pile + deed + 4 * gap, height: tall },
          mat: { width: deed, height: tall },
        }
      : {
          shelves,
          stall: { width: Math.max(2 * pile + 2 * gap, deed), height: tall },
          mat: { width: Math.max(2 * pile + 2 * gap, deed), height: Math.max(THUMB, card * 0.8) },
        };
  }
  const up = card * plan.slot;
  const market = { width: 3 * card + 2 * gap, height: card * (RATIO + AWNING) };
  const mat = { width: 5 * up + 4 * gap, height: Math.max(THUMB + 4, up * RATIO) };
  if (plan.piles === 'line') {
    const line = market.width + 2 * (pile + 2 * gap);
    return {
      shelves,
      stall: {
        width: Math.max(line, (wanted.kinds - 1) * COVERED + card * 1.1),
        height: Math.max(market.height, place.height),
      },
      mat,
    };
  }
  return { shelves, stall: market, mat: { ...mat, width: Math.max(mat.width, market.width) } };
}

/** What all of it takes together. */
export function need(wanted: Furniture, plan: Plan, sizes: Sizes): Size {
  const { shelves, stall, mat } = parts(wanted, plan, sizes);
  const gap = between(sizes.card);
  const apart = 1.6 * gap;
  if (together(wanted))
    return plan.put === 'above'
      ? { width: Math.max(shelves.width, stall.width), height: shelves.height + gap + stall.height }
      : {
          width: shelves.width + apart + stall.width,
          height: Math.max(shelves.height, stall.height + gap + mat.height),
        };
  const place = placeOf(sizes.card);
  const side =
    plan.mat === 'beside'
      ? { width: stall.width + apart + mat.width, height: Math.max(stall.height, mat.height) }
      : {
          width: Math.max(stall.width, mat.width) + (plan.piles === 'column' ? gap + place.width : 0),
          height: Math.max(
            stall.height + gap + mat.height,
            plan.piles === 'column' ? 2 * place.height + 2 * gap : 0,
          ),
        };
  return plan.put === 'above'
    ? { width: Math.max(shelves.width, side.width), height: shelves.height + gap + side.height }
    : {
        width: shelves.width + apart + side.width,
        height: Math.max(shelves.height, side.height),
      };
}

/** The largest number between two for which something holds, if it does for the lower one. */
function upTo(low: number, high: number, holds: (one: number) => boolean): number {
  let [least, most] = [low, high];
  if (holds(most)) return most;
  for (let i = 0; i < 9; i++) {
    const half = (least + most) / 2;
    if (holds(half)) least = half;
    else most = half;
  }
  return least;
}

/** How large the smaller of the two is drawn, and both of them; 1 suits a seat of scale 1. */
export const drawn = (wanted: Furniture, { card, box }: Sizes): readonly [least: number, both: number] => {
  const [one, other] = [card / CARD, box / boxFor(wanted)];
  return [Math.min(one, other), one + other];
};

/** Whether something is too small for a thumb; where all play together, a pawn. */
export const isSmall = (wanted: Furniture, { rise }: Plan, { card, box }: Sizes): boolean =>
  together(wanted)
    ? box < THUMB * wanted.spaces + 1 || box * rise + BOARD < THUMB + 1
    : card < THUMB || box < FOOT;

/** Cards and boxes as large as fit, both by the same factor. */
export function evenly(wanted: Furniture, plan: Plan, room: Size): Sizes | null {
  const ratio = boxFor(wanted) / CARD / wanted.grow;
  const fits = fitting(wanted, plan, room);
  if (!fits(8, 8 * ratio)) return null;
  const card = upTo(8, Math.min(LARGEST_CARD, LARGEST_BOX / ratio), (one) => fits(one, one * ratio));
  // What must be large enough for a thumb goes before what could be larger.
  const [least, wide] = together(wanted)
    ? [PLAIN, Math.max(THUMB * wanted.spaces, (THUMB - BOARD) / plan.rise) + 1]
    : [THUMB, FOOT];
  if (isSmall(wanted, plan, { card, box: card * ratio }) && fits(least, wide))
    return { card: least, box: wide };
  return { card, box: card * ratio };
}

/** The sizes that `grown` may reach at most. */
export const most = ({ card, box }: Sizes): Sizes => ({ card: card * MORE_CARD, box: box * MORE_BOX });

/** Then makes larger whichever of the two still has room. */
export function grown(wanted: Furniture, plan: Plan, room: Size, { card, box }: Sizes): Sizes {
  const fits = fitting(wanted, plan, room);
  const wide = upTo(box, Math.min(LARGEST_BOX, box * MORE_BOX), (one) => fits(card, one));
  return { card: upTo(card, Math.min(LARGEST_CARD, card * MORE_CARD), (one) => fits(one, wide)), box: wide };
}

const fitting =
  (wanted: Furniture, plan: Plan, room: Size) =>
  (card: number, box: number): boolean => {
    const { width, height } = need(wanted, plan, { card, box });
    return width <= room.width && height <= room.height;
  };

/** Small cards, so that as many deeds as there can be lie beside each other: cards, a pawn, a way to take it back. */
export const miniOf = ({ width, height }: Size, deeds: number, largest: number): number =>
  Math.max(14, Math.min(largest, (height - 6) / RATIO, (width / deeds - 40) / 2.9));
