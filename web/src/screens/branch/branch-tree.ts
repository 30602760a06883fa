import type { SavedMatch } from '../../play/local/saved-matches.js';

/** A match of this device among its branches. */
export interface TreeRow {
  readonly kept: SavedMatch;
  /** How many matches lie between it and the root. */
  readonly depth: number;
}

/** A finished match, with everything that has branched off from it and from its branches. */
export interface BranchTree {
  /** Where the match that is no branch can be looked at: `/local/…` or `/t/…`. */
  readonly root: string;
  /** Each under the match it left, the oldest first. */
  readonly rows: readonly TreeRow[];
}

/** The tree that a match stands in. A branch whose origin was deleted still hangs where it was. */
export function treeOf(match: string, all: readonly SavedMatch[]): BranchTree {
  const at = (path: string): SavedMatch | undefined => all.find(({ id }) => `/local/${id}` === path);
  let root = match;
  const passed = new Set<string>();
  for (let origin = at(root)?.origin; origin !== undefined && !passed.has(root); origin = at(root)?.origin) {
    passed.add(root);
    root = origin.match;
  }
  const rows: TreeRow[] = [];
  const hang = (path: string, depth: number): void => {
    const branches = all
      .filter(({ origin }) => origin?.match === path)
      .sort((one, other) => one.begun - other.begun);
    for (const kept of branches) {
      if (rows.some((row) => row.kept.id === kept.id)) continue;
      rows.push({ kept, depth });
      hang(`/local/${kept.id}`, depth + 1);
    }
  };
  hang(root, 1);
  return { root, rows };
}

/** A name that none of them has yet. */
export function freeName(
  name: string,
  rows: readonly TreeRow[],
  another: (name: string, n: number) => string,
): string {
  const taken = new Set(rows.map(({ kept }) => kept.origin?.name));
  let n = 1;
  let free = name;
  while (taken.has(free)) free = another(name, ++n);
  return free;
}
