import type { SkullKingDice } from '@crossbones/games';
import type { Crew } from '../crew.js';
import { admiral } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

export const crew: Crew<SkullKingDice.State> = {
  stake,
  playouts: { captain: 2_400, admiral: 8_000 },
  deckhand,
  bosun,
  captain,
  admiral: async () => admiral(),
};
