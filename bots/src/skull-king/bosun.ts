import * as SkullKing from '@crossbones/games/skull-king/index';
import type { Policy } from '../policy.js';
import { bid, change, shot, wager } from './bid.js';
import { discard, play } from './card.js';
import { Lookout } from './lookout.js';
import { wanted } from './unseen.js';

const { LEAD, Phase } = SkullKing;

/** Weighs every card by its chance to take a trick, and does what promises the most points this round. */
export function bosun(): Policy<SkullKing.State> {
  const lookout = new Lookout();
  return (s, seat) => {
    switch (s.phase) {
      case Phase.bid:
        return bid(lookout, s, seat);
      case Phase.shot:
        return shot(lookout, s, seat);
      case Phase.rosie:
        // A player who wants no trick plays last.
        return LEAD + (wanted(s, seat) > 0 ? seat : (seat + 1) % s.seats);
      case Phase.will:
        return discard(lookout, s, seat);
      case Phase.rascal:
        return wager(lookout, s, seat);
      case Phase.harry:
        return change(lookout, s, seat);
      default:
        return play(lookout, s, seat);
    }
  };
}
