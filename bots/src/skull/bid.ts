import type { Rng } from '@crossbones/core';
import { Skull } from '@crossbones/games';
import { reaching } from './reach.js';

/**
 * By challenges made and discs left: how likely a bid must be to be worth its risk. Low, as a challenge is half a
 * game and a disc a quarter of one, and as people lay fewer skulls than a blind table would; the last disc is dear.
 */
const NEEDED: readonly (readonly number[])[] = [
  [0, 0.3, 0.15, 0.12, 0.1],
  [0, 0.2, 0.1, 0.08, 0.06],
];
/** How much of that is enough to keep a rival from what may be the winning challenge. */
const TO_STOP_A_WINNER = 0.5;
/** Raises in a hundred that have nothing to show. */
const BLUFFS = 5;

export interface Bidding {
  /** The number to open a challenge with, or 0 where none is worth it. */
  number(state: Skull.State, gang: number): number;
  /** A raise, or a pass. */
  answer(state: Skull.State, gang: number, rng: Rng): number;
}

export function bidding(): Bidding {
  const reach = reaching();

  function number(state: Skull.State, gang: number): number {
    const chances = reach(state, gang);
    const needed = neededBy(state, gang);
    let best = 0;
    let most = 0;
    for (let discs = state.bid + 1; discs <= state.table && chances[discs] > needed; discs++) {
      const worth = (chances[discs] - needed) * unbeaten(discs / state.table);
      if (worth <= most) continue;
      most = worth;
      best = discs;
    }
    return best;
  }

  function answer(state: Skull.State, gang: number, rng: Rng): number {
    let discs = number(state, gang);
    if (discs === 0 && mayBluff(state, gang) && rng.below(100) < BLUFFS) discs = state.bid + 1;
    return discs === 0 ? Skull.PASS : Skull.RAISE + discs - Skull.LEAST_RAISE;
  }

  return { number, answer };
}

function neededBy(state: Skull.State, gang: number): number {
  const { bidder, seatOf } = state;
  const needed = NEEDED[state.made[gang]][state.discs[gang]];
  const winner = bidder >= 0 && state.made[bidder] > 0 && seatOf[bidder] !== seatOf[gang];
  return winner ? needed * TO_STOP_A_WINNER : needed;
}

/** How likely a bid of this share of the table stands: low ones are raised, and a cheap raise is another's gain. */
const unbeaten = (share: number): number => share * share * share * share * share * share;

/** While the bid is so low that somebody is bound to raise it, and there is a disc to spare. */
const mayBluff = (state: Skull.State, gang: number): boolean =>
  state.discs[gang] > 1 && 2 * (state.bid + 2) <= state.table;
