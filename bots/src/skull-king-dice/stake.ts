import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { Stake } from '../stake.js';

const { Phase } = SkullKingDice;

/** The points of a round: the rounds know nothing of each other. */
export const stake: Stake<SkullKingDice.State> = {
  mark: (s) => s.round,
  settled: (s) => s.phase === Phase.deal || s.phase === Phase.over,
  worth: (s, seat, round) => s.sheetPoints[(round - 1) * s.seats + seat],
};
