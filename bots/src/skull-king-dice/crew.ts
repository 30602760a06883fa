import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { completeCrew } from '../complete-crew.js';
import { habits, learned, variantOf } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { familiar } from './familiar.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = completeCrew<SkullKingDice.State>({
  stake,
  tie: 2,
  reasons,
  review: async (loadWeights, table) => (await import('./review.js')).review(loadWeights, table),
  value: async () => (await import('./value.js')).value(),
  playouts: { captain: 2_400, admiral: 12_000 },
  deckhand,
  bosun,
  captain: async () => captain(),
  variant: variantOf,
  atSight: (_who, { options }) => familiar(options),
  reading: learned,
  habits,
});
