import { SkullKingDice } from '@crossbones/games';
import { clumsy } from '../clumsy.js';
import type { Crew } from '../crew.js';
import { randomly } from '../playout.js';
import { searching } from '../search.js';
import { bosun } from './bosun.js';
import { stake } from './stake.js';

const captain = () => searching<SkullKingDice.State>(() => ({ stake, policy: bosun() }));

export const crew: Crew<SkullKingDice.State> = {
  stake,
  playouts: { captain: 300, admiral: 1500 },
  deckhand: () => clumsy(bosun(), randomly(SkullKingDice.skullKingDice), 25),
  bosun,
  captain,
  admiral: async () => captain(),
};
