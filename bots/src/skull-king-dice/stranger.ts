import { only } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type PlayoutTally, type SearchPlan, searching } from '../search.js';
import type { Hint, Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { stake } from './stake.js';
import { Suspicion } from './suspicion.js';

const { NOT_BID, Phase } = SkullKingDice;
type State = SkullKingDice.State;

/** Where a tally keeps the share of bids made. */
const MADE = 0;

function course(): SearchPlan<State> {
  const suspicion = new Suspicion();
  return {
    stake,
    policy: bosun(),
    reopen,
    likely: (world, seat) => (world.phase === Phase.bid ? 1 : suspicion.likely(world, seat)),
    note: (state, seat, round, tally, weight) => {
      const at = (round - 1) * state.seats + seat;
      if (state.sheetBids[at] === state.sheetWon[at]) tally.marks[MADE] += weight;
    },
    hints,
  };
}

/** Sealed bids are not known, so they are made again, by policy. */
function reopen(world: State, seat: number): void {
  if (world.phase !== Phase.bid) return;
  for (let other = 0; other < world.seats; other++) {
    if (other === seat) continue;
    world.bids[other] = NOT_BID;
    world.owing |= only(other);
  }
}

const hints = (tally: PlayoutTally): Hint[] => [
  { key: 'makes-bid', args: { share: Math.round((100 * tally.marks[MADE]) / tally.weight) } },
  { key: 'points', args: { points: Math.round(tally.mean * 10) / 10 } },
];

/**
 * For dice about which nothing was learned: the bosun plays the rest of the round through, in worlds that the bids make
 * likely.
 */
export const stranger = (): Thinker<State> => searching(course);
