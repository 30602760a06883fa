import type { Size } from '../../../play/table-layout.js';

/** How large discs are drawn in the middle of the table. */
interface Clearing {
  /** Whether they lie side by side, because the room is broader than high. */
  readonly row: boolean;
  /** The disc that is turned over now. */
  readonly lift: number;
  /** Those turned before. */
  readonly slots: Block;
  /** Those to pick from. */
  readonly picks: Block;
}

/** Discs in rows: how large each is, and how many lie beside each other. */
interface Block {
  readonly size: number;
  readonly columns: number;
}

const none: Block = { size: 0, columns: 1 };

const GAP = 6;
const LARGEST_LIFT = 260;
const LARGEST_SLOT = 96;
const LARGEST_PICK = 150;
/** Large enough for a thumb, because it is tapped. */
const LEAST_PICK = 44;

/** The largest discs of which so many fit into a box, in rows. */
function fitting(count: number, { width, height }: Size, largest: number): Block {
  let best = none;
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min((width + GAP) / columns - GAP, (height + GAP) / rows - GAP, largest);
    if (size > best.size) best = { size, columns };
  }
  return best;
}

/** The room divided between what matters now and what was turned before. */
const divided = ({ width, height }: Size, row: boolean, share: number): readonly [Size, Size] =>
  row
    ? [
        { width: width * share, height },
        { width: width * (1 - share) - 2 * GAP, height },
      ]
    : [
        { width, height: height * share },
        { width, height: height * (1 - share) - 2 * GAP },
      ];

/** Finds room for so many turned discs and so many to pick from, or one that is turned now. */
export function inClearing(room: Size, turned: number, held: number): Clearing {
  let best: Clearing | null = null;
  let most = 0;
  for (const row of [false, true])
    for (const share of [0.35, 0.45, 0.55, 0.65]) {
      const [now, before] = divided(room, row, share);
      const slots = fitting(turned, before, LARGEST_SLOT);
      const picks = fitting(held, now, LARGEST_PICK);
      const { size: lift } = fitting(1, now, LARGEST_LIFT);
      const worth = held > 0 ? Math.min(picks.size, 2 * slots.size) : Math.min(lift, 2.4 * slots.size);
      if (worth > most) {
        most = worth;
        best = { row, lift, slots, picks };
      }
    }
  // Where there is no room for both, those to pick from come first.
  if (held > 0 && (best === null || best.picks.size < LEAST_PICK))
    return { row: false, lift: 0, slots: none, picks: fitting(held, room, LARGEST_PICK) };
  return best ?? { row: false, lift: 0, slots: none, picks: none };
}
