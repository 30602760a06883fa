import { branchAnew } from '../../play/local/branch.js';
import { fetchAll, keep, type SavedMatch } from '../../play/local/saved-matches.js';
import { go } from '../../shell/router.js';
import { learnVolume, volumeHere } from '../../shell/words.js';
import { freeName, treeOf } from './branch-tree.js';

/** Tries once more from the step at which a branch began. */
export async function branchAgain(kept: SavedMatch): Promise<void> {
  const { origin } = kept;
  if (origin === undefined) throw new Error(`${kept.id} is no branch`);
  const [all] = await Promise.all([fetchAll(), learnVolume('branches')]);
  const { rows } = treeOf(origin.match, all);
  const another = volumeHere('branches')?.another ?? ((name: string) => name);
  const next = branchAnew(kept, { ...origin, name: freeName(origin.name, rows, another) });
  await keep(next);
  go(`/local/${next.id}`);
}
