import type * as SkullKing from '@crossbones/games/skull-king/index';
import { manned } from '../manned.js';
import { admiral } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { reasons } from './reason.js';
import { stake } from './stake.js';

export const crew = manned<SkullKing.State>({
  stake,
  tie: 2,
  reasons,
  playouts: { captain: 300, admiral: 1500 },
  deckhand,
  bosun,
  captain,
  admiral,
});
