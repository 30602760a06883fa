/**
 * What everybody can work out about a gang's skull, if discs are lost and placed blindly: any of its discs is equally
 * likely to be picked, and a gang that has both kinds places either equally often.
 */

/** The chance that a skull among `size` discs is still in hand after `placed` of them were placed. */
export const held = (size: number, placed: number): number => (placed < size ? 1 / (1 << placed) : 0);

/** The chance that the skull is placed as disc number `at` of the pile, 0 the bottom. */
export const placedAt = (size: number, at: number): number => held(size, at) - held(size, at + 1);

/** The chance that the gang has its skull, now that the top `turned` discs of its pile of `pile` were flowers. */
export function afterFlowers(odds: number, size: number, pile: number, turned: number): number {
  // Without this, rounding could change odds although nothing was learnt.
  if (turned === 0) return odds;
  const unseen = odds * (1 - held(size, pile - turned) + held(size, pile));
  return unseen / (unseen + (1 - odds));
}

/** The chance that it still has its skull when one of its discs, any of them equally likely, is gone. */
export const afterPick = (odds: number, size: number): number => (odds * (size - 1)) / size;

/** The same when the gang, known to have both kinds, chose which to lose. */
export const afterChoice = (odds: number): number => odds / 2;
