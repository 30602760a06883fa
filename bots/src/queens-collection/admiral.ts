import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { LoadWeights, Venue } from '../crew.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { piloting } from './pilot.js';

const WEIGHTS = 'queens-collection-1.bin';

const together = ({ options }: Venue): boolean => options.mode === 'cooperative';

/** Where all play together there is nothing that a network could add. */
export const variantOf = (table: Venue): string => (together(table) ? 'together' : 'against');

/** Captain and admiral ask the same network; the admiral tries more of what it says. */
export async function learned(
  loadWeights: LoadWeights,
  table: Venue,
  before: () => Promise<Thinker<QueensCollection.State>>,
): Promise<Thinker<QueensCollection.State>> {
  if (together(table)) return before();
  return piloting(Network.read(await loadWeights(WEIGHTS)));
}
