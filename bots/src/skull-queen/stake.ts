import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Stake } from '../stake.js';

/** The round: points ahead of the others' mean. What comes after is a new deal, and the same for all. */
export const stake: Stake<SkullQueen.State> = {
  mark: (state) => state.round,
  settled: (state, mark) => state.round !== mark || state.waiting === 0,
  worth: ({ scores, seats }, seat) => {
    let all = 0;
    for (let i = 0; i < seats; i++) all += scores[i];
    return scores[seat] - (all - scores[seat]) / (seats - 1);
  },
};
