import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { reaching } from './reach.js';
import type { Temper } from './temper.js';

export interface Bidding {
  /** The number to open a challenge with, or 0 where none is worth it. */
  number(state: Skull.State, gang: number): number;
  /** A raise, or a pass. */
  answer(state: Skull.State, gang: number, rng: Rng): number;
}

export function bidding(temper: Temper): Bidding {
  const reach = reaching(temper);

  function number(state: Skull.State, gang: number): number {
    const chances = reach(state, gang);
    const needed = neededBy(state, gang, temper);
    let best = 0;
    let most = 0;
    for (let discs = state.bid + 1; discs <= state.table && chances[discs] > needed; discs++) {
      // Low bids are raised, and a cheap raise is another's gain.
      const worth = (chances[discs] - needed) * (discs / state.table) ** temper.haste;
      if (worth <= most) continue;
      most = worth;
      best = discs;
    }
    return best;
  }

  function answer(state: Skull.State, gang: number, rng: Rng): number {
    let discs = number(state, gang);
    if (discs === 0 && mayBluff(state, gang) && rng.below(100) < temper.bluffsRaising) discs = state.bid + 1;
    return discs === 0 ? Skull.PASS : Skull.RAISE + discs - Skull.LEAST_RAISE;
  }

  return { number, answer };
}

function neededBy(state: Skull.State, gang: number, temper: Temper): number {
  const { bidder, seatOf } = state;
  const needed = temper.needed[state.made[gang]][state.discs[gang]];
  const winner = bidder >= 0 && state.made[bidder] > 0 && seatOf[bidder] !== seatOf[gang];
  return winner ? needed * temper.toStopAWinner : needed;
}

/** While the bid is so low that somebody is bound to raise it, and there is a disc to spare. */
const mayBluff = (state: Skull.State, gang: number): boolean =>
  state.discs[gang] > 1 && 2 * (state.bid + 1) <= state.table;
