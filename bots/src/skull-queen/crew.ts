import { SkullQueen } from '@crossbones/games';
import { clumsy } from '../clumsy.js';
import type { Crew } from '../crew.js';
import { randomly } from '../playout.js';
import { searching } from '../search.js';
import { bosun } from './bosun.js';
import { stake } from './stake.js';

const captain = () => searching<SkullQueen.State>(() => ({ stake, policy: bosun() }));

export const crew: Crew<SkullQueen.State> = {
  stake,
  playouts: { captain: 300, admiral: 1500 },
  deckhand: () => clumsy(bosun(), randomly(SkullQueen.skullQueen), 25),
  bosun,
  captain,
  admiral: async () => captain(),
};
