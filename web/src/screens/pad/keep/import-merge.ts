import { roundsOf, type Sheet } from '@crossbones/games/sheet';

/** What becomes of sheets that arrive from elsewhere. */
export interface Arrival {
  /** New here, or further on than what is here: these are to be kept. */
  readonly keep: readonly Sheet[];
  readonly added: number;
  readonly renewed: number;
  /** How many were here already, with everything that came. */
  readonly known: number;
}

/**
 * Compares what came with what is here. A sheet that is here already is recognised; if it was continued elsewhere, the
 * longer one is kept, and if both were continued, both are.
 */
export function arrivalOf(came: readonly Sheet[], here: readonly Sheet[], freshId: () => string): Arrival {
  const byId = new Map(here.map((sheet) => [sheet.id, sheet]));
  const keep: Sheet[] = [];
  let added = 0;
  let renewed = 0;
  let known = 0;
  for (const sheet of came) {
    const mine = byId.get(sheet.id);
    if (mine !== undefined && (continues(sheet, mine) || reads(sheet, mine))) {
      known++;
      continue;
    }
    const further = mine !== undefined && continues(mine, sheet);
    if (further) renewed++;
    else added++;
    // What else is kept with a sheet of this device stays with it.
    const taken = further ? { ...mine, ...sheet } : mine === undefined ? sheet : { ...sheet, id: freshId() };
    byId.set(taken.id, taken);
    keep.push(taken);
  }
  return { keep, added, renewed, known };
}

/** Whether all of one sheet stands in the other, in the same order. */
function continues(less: Sheet, more: Sheet): boolean {
  return (
    less.strokes.length <= more.strokes.length &&
    same(less.head, more.head) &&
    same(less.strokes, more.strokes.slice(0, less.strokes.length))
  );
}

/** Whether both say the same, however it came to be written: a link brings the rounds and not every stroke. */
const reads = (one: Sheet, other: Sheet): boolean =>
  same(one.head, other.head) && same(roundsOf(one), roundsOf(other));

/** Equal as JSON, whatever order the names of a field came in. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) =>
      same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
