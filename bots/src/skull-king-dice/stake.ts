import { SkullKingDice } from '@crossbones/games';
import type { Stake } from '../stake.js';

const { DEAL, OVER } = SkullKingDice;

/** The points of a round: the rounds know nothing of each other. */
export const stake: Stake<SkullKingDice.State> = {
  mark: (s) => s.round,
  settled: (s) => s.phase === DEAL || s.phase === OVER,
  worth: (s, seat, round) => s.sheetPoints[(round - 1) * s.seats + seat],
};
