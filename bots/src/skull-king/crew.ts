import type * as SkullKing from '@crossbones/games/skull-king/index';
import { completeCrew } from '../complete-crew.js';
import { admiral, books, firstBooks, habits, variantOf } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { MOST_DEALT } from './outputs.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = completeCrew<SkullKing.State>({
  stake,
  tie: 2,
  reasons,
  review: async (loadWeights, table) => (await import('./review.js')).review(loadWeights, table),
  value: async () => (await import('./value.js')).value(),
  playouts: { captain: 300, admiral: 1500 },
  deckhand,
  bosun,
  captain: async () => captain(),
  admiral: (loadWeights, table) => admiral(loadWeights, table, firstBooks),
  variant: variantOf,
  atSight: (who, { view, ...table }) =>
    who === 'admiral' &&
    variantOf(table) !== 'uncharted' &&
    (view as SkullKing.GameView).cardsDealt <= MOST_DEALT,
  reading: async (loadWeights, table, before, who) =>
    who === 'captain' ? before() : admiral(loadWeights, table, books),
  habits,
});
