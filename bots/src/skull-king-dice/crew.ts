import type { SkullKingDice } from '@crossbones/games';
import type { Crew } from '../crew.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

export const crew: Crew<SkullKingDice.State> = {
  stake,
  playouts: { captain: 2_400, admiral: 12_000 },
  deckhand,
  bosun,
  captain,
  // We found nothing cleverer: with more time the same thought is a surer one.
  admiral: async () => captain(),
};
