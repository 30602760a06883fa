import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { NONE, Outlook } from './outlook.js';
import { worth } from './worth.js';

/** What a bid promises. */
export interface BidOdds {
  readonly bid: number;
  /** The chance of winning just so many tricks, from 0 to 1. */
  readonly chance: number;
  /** The points to be expected of this bid. */
  readonly points: number;
}

/** What the dice behind a seat's screen promise, bid by bid; of the state only what the seat may know is read. */
export function oddsOf(state: SkullKingDice.State, seat: number): BidOdds[] {
  const outlook = new Outlook();
  outlook.around(state, seat);
  const dice = outlook.ahead(state, seat, NONE);
  const { round } = state;
  return Array.from({ length: round + 1 }, (_, bid) => ({
    bid,
    chance: outlook.tricks[bid],
    points: worth(outlook.tricks, dice, state.options.scoring, round, bid, 0, 0),
  }));
}
