import type { Volumes } from '@crossbones/texts/load';
import { volumeHere } from './words.js';

/** The words for playing with others; they must have been fetched. */
export function together(): Volumes['together'] {
  const said = volumeHere('together');
  if (said === null) throw new Error('what is said with others is not here yet');
  return said;
}
