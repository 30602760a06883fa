import type * as SkullKing from '@crossbones/games/skull-king/index';
import type { LoadWeights } from '../crew.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { captain } from './captain.js';
import { isPlain, piloting } from './pilot.js';

/**
 * One network knows the plain game by heart, the other all of its options; for what neither knows, the captain thinks.
 */
export async function admiral(loadWeights: LoadWeights): Promise<Thinker<SkullKing.State>> {
  const [base, full] = await Promise.all(
    ['skull-king-base-1.bin', 'skull-king-full-2.bin'].map(async (name) =>
      Network.read(await loadWeights(name)),
    ),
  );
  return piloting(base, piloting(full, captain()), isPlain);
}
