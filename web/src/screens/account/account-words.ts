import type { Volumes } from '@crossbones/texts/load';
import { volumeHere } from '../../shell/words.js';

/** The words of the account; they must have been fetched. */
export function accountWords(): Volumes['account'] {
  const said = volumeHere('account');
  if (said === null) throw new Error('the words of the account are not here yet');
  return said;
}
