import * as Skull from '@crossbones/games/skull/index';
import type { Stake } from '../stake.js';

/** Played to the end of the round; what the game is worth then is for others to say, so here it is nothing. */
export const round: Stake<Skull.State> = {
  mark: (state) => state.round,
  settled: (state, mark) => state.round !== mark || state.phase === Skull.Phase.over,
  worth: () => 0,
};
