import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { completeCrew } from '../complete-crew.js';
import { learned, PLAYOUTS, variantOf } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = completeCrew<QueensCollection.State>({
  stake,
  tie: 0.3,
  reasons,
  review: async (loadWeights, table) => (await import('./review.js')).review(loadWeights, table),
  value: async () => (await import('./value.js')).value(),
  playouts: PLAYOUTS.before,
  deckhand,
  bosun,
  captain: async () => captain({ turns: 3, width: 5, worse: 1.5, trust: 30 }),
  admiral: async () => captain({ turns: 20, width: 6, worse: 2, trust: 20 }),
  variant: variantOf,
  reading: learned,
  readingPlayouts: PLAYOUTS.reading,
});
