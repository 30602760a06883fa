import type * as Skull from '@crossbones/games/skull/index';
import { manned } from '../manned.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { duelling } from './duel/duellist.js';
import { habits } from './habits.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = manned<Skull.State>({
  stake,
  tie: 0.015,
  reasons,
  playouts: { captain: 60, admiral: 600 },
  deckhand,
  bosun,
  captain: () => captain(),
  reading: duelling,
  habits,
});
