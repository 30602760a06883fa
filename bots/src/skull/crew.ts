import type * as Skull from '@crossbones/games/skull/index';
import { completeCrew } from '../complete-crew.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { duelling } from './duel/duellist.js';
import { endWorth } from './end-worth.js';
import { habits } from './habits.js';
import { Instinct } from './instinct.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';
import { CROWD, firstMind, instinctOf, learnedMind, veteran } from './veteran.js';

export const crew = completeCrew<Skull.State>({
  stake,
  endWorth,
  tie: 0.015,
  reasons,
  review: async (loadWeights, table) => (await import('./review.js')).review(loadWeights, table),
  value: async () => (await import('./value.js')).value(await firstMind()),
  playouts: { captain: 60, admiral: 600 },
  atSight: (_who, { seats }) => seats < CROWD,
  deckhand,
  bosun,
  captain: async () => captain(await firstMind()),
  variant: ({ seats }) => (seats < CROWD ? 'few' : 'crowd'),
  reading: async (loadWeights, { seats }, before, who) =>
    duelling(loadWeights, seats < CROWD ? veteran(await learnedMind(loadWeights, who)) : await before()),
  habits: async (loadWeights, who, version) => {
    if (version !== 1) return habits(instinctOf(await learnedMind(loadWeights, who), await firstMind()));
    const instinct = new Instinct(await firstMind());
    return habits(() => instinct);
  },
});
