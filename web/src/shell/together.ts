import type { Volumes } from '@crossbones/texts/load';
import { volumeHere } from './words.js';

/** What is said with others; it must have been fetched. */
export function together(): Volumes['together'] {
  const said = volumeHere('together');
  if (said === null) throw new Error('what is said with others is not here yet');
  return said;
}
