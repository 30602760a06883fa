import * as SkullKing from '@crossbones/games/skull-king/index';
import type { Stake } from '../stake.js';

const { Phase } = SkullKing;
const SEATS = 8;

/** The points of a round: the rounds know nothing of each other. */
export const stake: Stake<SkullKing.State> = {
  mark: (s) => s.round,
  settled: (s) => s.phase === Phase.deal || s.phase === Phase.over,
  worth: (s, seat, round) => s.points[round * SEATS + seat],
};
