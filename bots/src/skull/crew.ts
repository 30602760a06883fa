import type { Skull } from '@crossbones/games';
import type { Crew } from '../crew.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

export const crew: Crew<Skull.State> = {
  stake,
  playouts: { captain: 60, admiral: 600 },
  deckhand,
  bosun,
  captain: () => captain(),
  admiral: async () => captain(),
};
