import type { SkullQueen } from '@crossbones/games';
import type { Crew } from '../crew.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

export const crew: Crew<SkullQueen.State> = {
  stake,
  playouts: { captain: 600, admiral: 3300 },
  deckhand,
  bosun,
  captain,
  // With more time the same thought is a deeper one.
  admiral: async () => captain(),
};
