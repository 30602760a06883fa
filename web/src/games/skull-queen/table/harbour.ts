import { largestAt, type Rect, type Shape, type Size } from '../../../play/table-layout.js';
import { heightOf, narrow } from './timber.js';

/** What is to find room in the harbour. */
export interface Fleet extends Size {
  /** How many planks lie there, clockwise from the one who looks at it. */
  readonly berths: number;
  /** Whether the first of them belongs to the one who looks. */
  readonly own: boolean;
  /** Places for cards in the centre. */
  readonly slots: number;
  /** Lines that a seat has below its name. */
  readonly lines: number;
  /** Lines of an open hand below that. */
  readonly open: number;
  /** How large somebody likes cards; 1 is the usual size. */
  readonly grow: number;
}

/** Where somebody sits, their plank, and the card before it. */
export interface Mooring {
  readonly seat: Rect;
  readonly plank: Rect;
  readonly card: Rect;
}

export interface Harbour {
  readonly scale: number;
  readonly shape: Shape;
  readonly face: number;
  readonly moorings: readonly Mooring[];
  readonly tray: Rect;
  /** How wide a card in the centre is, and how many lie beside each other. */
  readonly slot: number;
  readonly columns: number;
}

const GAP = 6;
/** The free room at each edge, as a share of the table. */
const EDGE = { x: 0.012, y: 0.025 };
const SMALLEST = 0.84;
/** A plank this wide goes with a seat of scale 1. */
const PLANK = 84;
const WIDEST = 400;
const LEAST = 24;
const HIGH = heightOf(narrow) / narrow.width;
/** The share of its height that is wood. */
const WOOD = 1 - narrow.sea / heightOf(narrow);
const CARD = 0.62;
const CARD_HIGH = 1.4;
/** A card narrower than this cannot be read. */
const LEAST_CARD = 28;
/** The player's own plank is a little larger where it lies in a row of its own. */
const OWN = 1.15;
const TRAY_EDGE = 6;

/** Where a card lies: below its plank, beside it, or beside it with the seat above. */
type Style = 'below' | 'beside' | 'aside';

interface Way {
  readonly style: Style;
  readonly flat: boolean;
  /** How many rows the other planks take. */
  readonly rows: number;
  /** Whether the player's own plank has a row of its own, with the centre beside it. */
  readonly apart: boolean;
  /** The centre lies beside one's own plank or at the end of a row, or below all of them. */
  readonly tray: 'beside' | 'below';
  readonly columns: number;
}

/**
 * Finds every plank its place with its seat and card, and the centre, as large as can be: in one row or more, with the
 * player's own apart or among them.
 */
export function moor(fleet: Fleet): Harbour {
  let best: { way: Way; plank: number } | null = null;
  let most = 0;
  for (const way of waysOf(fleet)) {
    const liked = likingOf(way);
    const plank = widest(fleet, way, Math.max(LEAST, most / liked));
    if (plank * liked <= most) continue;
    most = plank * liked;
    best = { way, plank };
  }
  return placed(fleet, best?.way ?? crammed(fleet), best?.plank ?? LEAST);
}

/** What looks better may be a little smaller. */
const likingOf = ({ style, flat, rows, apart }: Way): number =>
  (flat ? 0.97 : 1) * (apart ? 1.06 : 1) * (style === 'below' ? 1 : 1.03) * (rows > 1 ? 0.85 : 1);

/** For a table on which nothing fits, as in a window of a few lines. */
const crammed = ({ slots }: Fleet): Way => ({
  style: 'beside',
  flat: false,
  rows: 1,
  apart: false,
  tray: 'below',
  columns: slots,
});

function* waysOf({ own, berths, slots }: Fleet): Generator<Way> {
  for (const style of ['below', 'beside', 'aside'] as const)
    for (const flat of [false, true])
      for (const apart of own ? [true, false] : [false])
        for (let rows = 1; rows <= (own && !apart ? 1 : Math.min(3, berths)); rows++)
          for (const tray of ['beside', 'below'] as const)
            for (const columns of tray === 'below' ? [slots] : [slots, Math.ceil(slots / 2), 1])
              yield { style, flat, rows, apart, tray, columns };
}

/** Whether everything fits with planks of this width. */
function fits(fleet: Fleet, way: Way, plank: number): boolean {
  const { width, height } = whole(fleet, way, plank);
  return width <= fleet.width * (1 - 2 * EDGE.x) && height <= fleet.height * (1 - 2 * EDGE.y);
}

/** The widest plank with which everything fits; 0 where none is wider than `least`. */
function widest(fleet: Fleet, way: Way, least: number): number {
  if (!fits(fleet, way, least)) return 0;
  let [fit, tried] = [least, WIDEST];
  while (tried - fit > 1) {
    const half = (fit + tried) / 2;
    if (fits(fleet, way, half)) fit = half;
    else tried = half;
  }
  return fit;
}

function sizesOf(fleet: Fleet, flat: boolean, plank: number) {
  const { lines, open, grow } = fleet;
  const scale = Math.max(SMALLEST, Math.min(plank / PLANK, largestAt(fleet)));
  const face = (flat ? 34 : 40) * scale;
  const words = (18 + 19 * lines) * scale;
  const card = Math.max(LEAST_CARD, plank * CARD * grow);
  return {
    scale,
    face,
    seat: {
      width: (flat ? 104 : 54) * scale,
      height: (flat ? Math.max(face, words) : face + words) + open * 13 * scale,
    },
    plank: { width: plank, height: plank * HIGH },
    card: { width: card, height: card * CARD_HIGH },
  };
}
type Sizes = ReturnType<typeof sizesOf>;

/** The player's own pieces, in a row of their own. */
const larger = ({ plank, card, ...rest }: Sizes): Sizes => ({
  ...rest,
  plank: { width: plank.width * OWN, height: plank.height * OWN },
  card: { width: card.width * OWN, height: card.height * OWN },
});

/** How much room one mooring takes. */
function berthOf({ seat, plank, card }: Sizes, style: Style): Size {
  switch (style) {
    case 'below':
      return {
        width: Math.max(plank.width, card.width, seat.width),
        height: seat.height + plank.height + card.height + 2 * GAP,
      };
    case 'beside':
      return {
        width: Math.max(plank.width + GAP + card.width, seat.width),
        height: seat.height + GAP + Math.max(plank.height, card.height),
      };
    case 'aside':
      return {
        width: plank.width + GAP + Math.max(card.width, seat.width),
        height: Math.max(plank.height, seat.height + GAP + card.height),
      };
  }
}

function trayOf({ card }: Sizes, slots: number, columns: number): Size {
  const rows = Math.ceil(slots / columns);
  const gap = TRAY_EDGE;
  return {
    width: columns * (card.width + gap) + gap,
    height: rows * (card.height + gap) + gap,
  };
}

/** Something in a row: a mooring by its number, or the centre. */
interface Item extends Size {
  readonly is: number | 'tray';
  readonly sizes: Sizes;
  readonly style: Style;
}

/** Everything in rows from the top, and what stands beside all of them. */
function rowsOf(fleet: Fleet, way: Way, plank: number): { rows: Item[][]; end: Item | null } {
  const { style, columns } = way;
  const sizes = sizesOf(fleet, way.flat, plank);
  const tray: Item = { is: 'tray', sizes, style, ...trayOf(sizes, fleet.slots, columns) };
  const others = Array.from(
    { length: fleet.berths },
    (_, is): Item => ({
      is,
      sizes,
      style,
      ...berthOf(sizes, style),
    }),
  ).slice(way.apart ? 1 : 0);
  const inRow = Math.ceil(others.length / way.rows);
  const rows: Item[][] = [];
  while (others.length > 0) rows.push(others.splice(0, inRow));
  if (way.tray === 'below') rows.push([tray]);
  if (!way.apart) return { rows, end: way.tray === 'beside' ? tray : null };
  const mine = larger(sizes);
  const own: Item = { is: 0, sizes: mine, style: 'aside', ...berthOf(mine, 'aside') };
  rows.push(way.tray === 'beside' ? [own, tray] : [own]);
  return { rows, end: null };
}

const heightIn = (row: readonly Item[]): number => Math.max(...row.map(({ height }) => height));
const widthIn = (row: readonly Item[]): number => row.reduce((sum, { width }) => sum + width + GAP, -GAP);
const heightOfAll = (rows: readonly (readonly Item[])[]): number =>
  rows.reduce((sum, row) => sum + heightIn(row) + GAP, -GAP);

function whole(fleet: Fleet, way: Way, plank: number): Size {
  const { rows, end } = rowsOf(fleet, way, plank);
  return {
    width: Math.max(...rows.map(widthIn)) + (end === null ? 0 : end.width + 2 * GAP),
    height: Math.max(heightOfAll(rows), end?.height ?? 0),
  };
}

/** Where everything lies, with what room is left shared out between it. */
function placed(fleet: Fleet, way: Way, plank: number): Harbour {
  const { rows, end } = rowsOf(fleet, way, plank);
  const { scale, face, card } = sizesOf(fleet, way.flat, plank);
  const width = fleet.width - (end === null ? 0 : end.width + 2 * GAP);
  const share = Math.max(0, fleet.height - heightOfAll(rows)) / (rows.length + 1);
  const moorings: Mooring[] = [];
  let tray: Rect = { x: width, y: (fleet.height - (end?.height ?? 0)) / 2, width: 0, height: 0, ...end };
  let y = share;
  for (const row of rows) {
    const height = heightIn(row);
    // Not so far apart that they no longer look like one table.
    const room = Math.max(0, width - widthIn(row) - 2 * EDGE.x * fleet.width);
    const between = GAP + Math.min(room / (row.length + 1), widthIn(row) / row.length / 2);
    let x = (width - widthIn(row) - (row.length - 1) * (between - GAP)) / 2;
    for (const item of row) {
      const box = { x, y: y + (height - item.height) / 2, width: item.width, height: item.height };
      if (item.is === 'tray') tray = box;
      else moorings[item.is] = within(item, box, Math.min(between, item.width * 0.6));
      x += item.width + between;
    }
    y += height + GAP + share;
  }
  return {
    scale,
    face,
    shape: way.flat ? 'flat' : 'tall',
    moorings,
    tray,
    slot: card.width,
    columns: way.columns,
  };
}

/** What belongs to one mooring; a name may reach `over` into the room between two of them. */
function within({ sizes, style }: Item, { x, y, width }: Rect, over: number): Mooring {
  const { seat, plank, card } = sizes;
  const middle = x + width / 2;
  if (style === 'aside') {
    const column = Math.max(card.width, seat.width);
    const left = x + plank.width + GAP;
    // Level with the wood, not with the water below it.
    const foot = y + plank.height * WOOD - card.height;
    return {
      plank: { x, y, ...plank },
      seat: { x: left, y, width: column, height: seat.height },
      card: { x: left + (column - card.width) / 2, y: Math.max(foot, y + seat.height + GAP), ...card },
    };
  }
  const seatWidth = Math.min(width + over - GAP, seat.width * 1.9);
  const top = y + seat.height + GAP;
  const pieces = style === 'below' ? plank.width : plank.width + GAP + card.width;
  return {
    seat: { x: middle - seatWidth / 2, y, width: seatWidth, height: seat.height },
    plank: { x: middle - pieces / 2, y: top, ...plank },
    card:
      style === 'below'
        ? { x: middle - card.width / 2, y: top + plank.height + GAP, ...card }
        : { x: middle + pieces / 2 - card.width, y: top + (plank.height - card.height) / 2, ...card },
  };
}
