import type { Volumes } from '@crossbones/texts/load';
import { volumeHere } from '../../shell/words.js';

/** What only the settings say; they must have been fetched. */
export function preferenceWords(): Volumes['preferences'] {
  const said = volumeHere('preferences');
  if (said === null) throw new Error('the words of the settings are not here yet');
  return said;
}
