import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { completeCrew } from '../complete-crew.js';
import { learned } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = completeCrew<SkullQueen.State>({
  stake,
  tie: 0.3,
  reasons,
  review: async (loadWeights, table) => (await import('./review.js')).review(loadWeights, table),
  value: async () => (await import('./value.js')).value(),
  playouts: { captain: 600, admiral: 3300 },
  deckhand,
  bosun,
  captain: async () => captain(),
  reading: learned,
  readingPlayouts: { captain: 60, admiral: 250 },
});
