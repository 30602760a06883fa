import type * as Skull from '@crossbones/games/skull/index';
import type { Policy } from '../policy.js';
import { byRules } from './bosun.js';
import { sound, type Temper } from './temper.js';

/**
 * A beginner: shy of its own skull, in love with its flowers, deaf to what bids and passes tell, and eager. It bids
 * step by step, as if nobody would go on, and a rival one challenge from winning does not worry it.
 */
const eager: Temper = {
  ...sound,
  skullsFirst: [0, 0, 15, 15, 20],
  skullsBesideSkull: 20,
  skullsBesideFlower: 20,
  skullsAdded: 10,
  needed: [
    [0, 0.2, 0.15, 0.14, 0.12],
    [0, 0.2, 0.15, 0.14, 0.12],
  ],
  toStopAWinner: 1,
  bluffsOpening: 5,
  bluffsRaising: 10,
  passTells: 1,
  bidTells: 1,
  haste: 0.5,
  patience: 50,
};

export const deckhand = (): Policy<Skull.State> => byRules(eager);
