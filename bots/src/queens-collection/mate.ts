import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Policy } from '../policy.js';
import type { Heard } from './heard.js';
import type { Judge } from './judge.js';
import { gambler } from './luck.js';
import { swapper } from './swap.js';
import { NO_PAIR, taker } from './take.js';
import { helmsman } from './voyage.js';

const { mustSkip, Phase } = QueensCollection;
const { DONE, SKIP } = QueensCollection.actions;

/**
 * Sound play that thinks no further than the next card and the current turn; the judge says what the rest is worth.
 * `heard` is told of everything that was weighed; the broad weigh more than is sensible by the look of it.
 */
export function mate(
  judge: Judge,
  heard: Heard | null = null,
  broad = false,
): Policy<QueensCollection.State> {
  const take = taker(judge, true, heard, broad);
  const gamble = gambler(judge, taker(judge, false), heard);
  const swap = swapper(judge, heard);
  const steer = helmsman(heard);
  return (s, seat) => {
    if (s.cooperative) return steer(s, seat);
    judge.look(s, seat);
    judge.from(s.hands[seat] + s.up, s.market, s.pawns);
    switch (s.phase) {
      case Phase.reveal:
        return gamble(s, seat);
      case Phase.choose: {
        if (mustSkip(s, seat)) return SKIP;
        const { pair, value } = take(s.hands[seat], s.market, s.pawns);
        const other = swap(s, seat);
        return pair === NO_PAIR || other.value > value ? other.action : pair;
      }
      case Phase.take: {
        const { pair, value, idle } = take(s.hands[seat], s.market, s.pawns);
        heard?.(DONE, idle);
        return pair !== NO_PAIR && value > idle ? pair : DONE;
      }
      default:
        return swap(s, seat).action;
    }
  };
}
