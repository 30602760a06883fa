import * as SkullKing from '@crossbones/games/skull-king/index';
import type { Lookout } from './lookout.js';
import { wanted } from './unseen.js';

const { BID, CANNONBALL, CHANGE, GRAPESHOT, SHOT, WAGER } = SkullKing;
const HIGHEST_WAGER = 2;

/** The bid that promises most. */
export function bid(lookout: Lookout, s: SkullKing.State, seat: number): number {
  const { worths } = lookout;
  weighBids(lookout, s, seat);
  let best = 0;
  for (let tricks = 1; tricks <= s.dealt; tricks++) if (worths[tricks] > worths[best]) best = tricks;
  return BID + best;
}

/** What each bid promises, into `worths`. */
export function weighBids(lookout: Lookout, s: SkullKing.State, seat: number): void {
  lookout.look(s, seat);
  for (let tricks = 0; tricks <= s.dealt; tricks++) {
    let worth = promise(lookout, s, seat, tricks, GRAPESHOT);
    if (s.options.cannonball) worth = Math.max(worth, promise(lookout, s, seat, tricks, CANNONBALL));
    lookout.worths[tricks] = worth;
  }
}

/** Cannonball where the hand is sure enough of its bid. */
export function shot(lookout: Lookout, s: SkullKing.State, seat: number): number {
  lookout.look(s, seat);
  const grapeshot = promise(lookout, s, seat, s.bids[seat], GRAPESHOT);
  const cannonball = promise(lookout, s, seat, s.bids[seat], CANNONBALL);
  return SHOT + (cannonball > grapeshot ? CANNONBALL : GRAPESHOT);
}

/** Rascal's wager is an even one: all of it, or nothing. */
export function wager(lookout: Lookout, s: SkullKing.State, seat: number): number {
  const need = wanted(s, seat);
  lookout.look(s, seat);
  lookout.aim(need);
  return WAGER + (lookout.outlook.exactly(need) > 0.5 ? HIGHEST_WAGER : 0);
}

/** Harry's change of the bid, towards what the rest of the hand promises. */
export function change(lookout: Lookout, s: SkullKing.State, seat: number): number {
  lookout.look(s, seat);
  let best = 0;
  let most = -Infinity;
  for (let by = -1; by <= 1; by++) {
    const tricks = s.bids[seat] + by;
    if (tricks < 0 || tricks > s.dealt) continue;
    const worth = promise(lookout, s, seat, tricks, s.shots[seat]);
    if (worth <= most) continue;
    most = worth;
    best = by;
  }
  return CHANGE + 1 + best;
}

function promise(lookout: Lookout, s: SkullKing.State, seat: number, tricks: number, shot: number): number {
  lookout.aim(tricks - s.won[seat]);
  lookout.outlook.stake(s, seat, tricks, shot, s.wagers[seat]);
  return lookout.outlook.worth(0);
}
