import type { SkullKingDice } from '@crossbones/games';
import type { Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { thinking } from './captain.js';

/** The captain's thought with more time for it, and so one trick further. */
export const admiral = (): Thinker<SkullKingDice.State> =>
  thinking({ tricks: 2, trust: 30, policy: bosun() });
