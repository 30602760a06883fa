import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { LoadWeights } from '../crew.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { piloting } from './pilot.js';

const WEIGHTS = 'skull-queen-1.bin';

/** Captain and admiral ask the same network; the admiral tries more of what it says. */
export const learned = async (loadWeights: LoadWeights): Promise<Thinker<SkullQueen.State>> =>
  piloting(Network.read(await loadWeights(WEIGHTS)));
