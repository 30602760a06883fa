import type { Extent } from '../../../play/extent.js';

/** How large discs are drawn in the middle of the table. */
interface Clearing {
  /** Beside each other, where it is broader than high. */
  readonly row: boolean;
  /** The disc that is turned over now. */
  readonly lift: number;
  /** One of those turned before. */
  readonly slot: number;
  /** One of those to pick from. */
  readonly pick: number;
}

const GAP = 6;
const LARGEST_LIFT = 260;
const LARGEST_SLOT = 96;
const LARGEST_PICK = 150;
/** It is tapped, and so is as large as a thumb. */
const LEAST_PICK = 44;

/** The largest discs of which so many fit into a box, in rows. */
function fitting(count: number, { width, height }: Extent, largest: number): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const inRow = Math.ceil(Math.max(1, count) / rows);
    const size = Math.min((width + GAP) / inRow - GAP, (height + GAP) / rows - GAP);
    best = Math.max(best, size);
  }
  return Math.min(best, largest);
}

/** The room divided between what matters now and what was turned before. */
const divided = ({ width, height }: Extent, row: boolean, share: number): readonly [Extent, Extent] =>
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
export function inClearing(room: Extent, turned: number, picks: number): Clearing {
  let best: Clearing | null = null;
  let most = 0;
  for (const row of [false, true])
    for (const share of [0.35, 0.45, 0.55, 0.65]) {
      const [now, before] = divided(room, row, share);
      const slot = fitting(turned, before, LARGEST_SLOT);
      const lift = fitting(1, now, LARGEST_LIFT);
      const pick = fitting(picks, now, LARGEST_PICK);
      const worth = picks > 0 ? Math.min(pick, 2 * slot) : Math.min(lift, 2.4 * slot);
      if (worth > most) {
        most = worth;
        best = { row, lift, slot, pick };
      }
    }
  // Where there is no room for both, those to pick from come first.
  if (picks > 0 && (best === null || best.pick < LEAST_PICK))
    return { row: false, lift: 0, slot: 0, pick: fitting(picks, room, LARGEST_PICK) };
  return best ?? { row: false, lift: 0, slot: 0, pick: 0 };
}
