import { lowest } from '@crossbones/core';
import type { State } from '@crossbones/games/high-card/index';
import type { Policy } from '../policy.js';

/** The highest card where it is the highest on the table so far, else the lowest. */
export const bosun = (): Policy<State> => (state, seat) => {
  const hand = state.hands[seat];
  const high = 31 - Math.clz32(hand);
  for (let other = 0; other < state.seats; other++) {
    const lies = state.table[other];
    if (other !== seat && lies < 32 && lies > high) return lowest(hand);
  }
  return high;
};
