import type { SkullKing } from '@crossbones/games';
import type { Crew } from '../crew.js';
import { admiral } from './admiral.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { stake } from './stake.js';

export const crew: Crew<SkullKing.State> = {
  stake,
  playouts: { captain: 300, admiral: 1500 },
  deckhand,
  bosun,
  captain,
  admiral,
};
