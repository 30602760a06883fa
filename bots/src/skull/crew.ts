import type * as Skull from '@crossbones/games/skull/index';
import { manned } from '../manned.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { duelling } from './duel/duellist.js';
import { habits } from './habits.js';
import { Mind } from './mind.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';
import { learnedMind, veteran } from './veteran.js';

export const crew = manned<Skull.State>({
  stake,
  tie: 0.015,
  reasons,
  playouts: { captain: 60, admiral: 600 },
  deckhand,
  bosun,
  captain: () => captain(),
  reading: async (loadWeights, _, who) => duelling(loadWeights, veteran(await learnedMind(loadWeights, who))),
  habits: async (loadWeights, who, version) =>
    habits(version === 1 ? new Mind() : await learnedMind(loadWeights, who)),
});
