import { QueensCollection } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { gambler } from './luck.js';
import { swapper } from './swap.js';
import { NO_PAIR, taker } from './take.js';
import { helmsman } from './voyage.js';

const { mustSkip, Phase } = QueensCollection;
const { DONE, SKIP } = QueensCollection.actions;

/** What a swap is worth against pairs that bring next to nothing. */
const SWAP_WORTH = 0.3;

/** Sound play without thinking ahead further than the next card and the current turn. */
export function bosun(): Policy<QueensCollection.State> {
  const take = taker();
  const gamble = gambler(take);
  const swap = swapper();
  const steer = helmsman();
  return (s, seat) => {
    if (s.cooperative) return steer(s, seat);
    switch (s.phase) {
      case Phase.Reveal:
        return gamble(s, seat);
      case Phase.Choose: {
        if (mustSkip(s, seat)) return SKIP;
        const { pair, value, idle } = take(s.hands[seat], s.market, s.pawns, s.seats);
        return pair !== NO_PAIR && value > idle + SWAP_WORTH ? pair : swap(s, seat);
      }
      case Phase.Take: {
        const { pair, value, idle } = take(s.hands[seat], s.market, s.pawns, s.seats);
        return pair !== NO_PAIR && value > idle ? pair : DONE;
      }
      default:
        return swap(s, seat);
    }
  };
}
