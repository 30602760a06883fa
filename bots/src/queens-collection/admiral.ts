import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { LoadWeights, Venue } from '../crew.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { piloting } from './pilot.js';

const WEIGHTS = 'queens-collection-1.bin';

const together = ({ options }: Venue): boolean => options.mode === 'cooperative';

/** Where all play together there is nothing that a network could add. */
export const variantOf = (table: Venue): string => (together(table) ? 'together' : 'against');

/** Playouts with and without a network. */
export const PLAYOUTS = {
  reading: { captain: 20, admiral: 100 },
  before: { captain: 400, admiral: 1500 },
} as const;

/** The captain does anything that is to be preferred by so many points less: hard to foresee, and not quite as strong. */
const SLACK = { captain: 0.7, admiral: 0 } as const;

/**
 * Captain and admiral ask the same network; the admiral tries more of what it says, and does the best of it. Where all play together they think as
 * they did before, and as much.
 */
export async function learned(
  loadWeights: LoadWeights,
  table: Venue,
  before: () => Promise<Thinker<QueensCollection.State>>,
  who: 'captain' | 'admiral',
): Promise<Thinker<QueensCollection.State>> {
  if (!together(table)) return piloting(Network.read(await loadWeights(WEIGHTS)), SLACK[who]);
  const think = await before();
  const times = PLAYOUTS.before[who] / PLAYOUTS.reading[who];
  return (question, rng, budget) => think(question, rng, { ...budget, playouts: budget.playouts * times });
}
