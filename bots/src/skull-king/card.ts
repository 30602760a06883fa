import * as SkullKing from '@crossbones/games/skull-king/index';
import type { Lookout } from './lookout.js';
import { wanted } from './unseen.js';

const { discardOf, Nature, playedFace, skullKing } = SkullKing;

/** What it costs to have taken a trick, the lead and all, beyond what the hand then promises. */
const TOIL = 1.3;
/** What haste adds in the lead when every trick is needed: what cannot take one now will not do so later. */
const HASTE = 20;
/** What an alliance may come to, when both have yet to make their bids. */
const ALLIANCE_HOPE = 6;

/** The card that promises most, whether it takes this trick or not. */
export function play(lookout: Lookout, s: SkullKing.State, seat: number): number {
  const { legal, worths } = lookout;
  const count = weighPlays(lookout, s, seat);
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i] > worths[best]) best = i;
  return legal[best];
}

/** What each card that may be played promises, into `legal` and `worths`; tells how many there are. */
export function weighPlays(lookout: Lookout, s: SkullKing.State, seat: number): number {
  const { odds, outlook, legal, worths } = lookout;
  const count = skullKing.legal(s, seat, legal);
  if (count === 1) return 1;
  lookout.look(s, seat);
  const need = wanted(s, seat);
  outlook.stake(s, seat, s.bids[seat], s.shots[seat], s.wagers[seat]);
  const haste = s.inTrick === 0 && need > 0 && need >= s.dealt - s.played / s.hands ? HASTE : 0;
  for (let i = 0; i < count; i++) {
    const face = playedFace(legal[i]);
    const place = lookout.placeOf(s, face);
    const wins = odds.now(s, face);
    let worth = 0;
    if (wins > 0) {
      lookout.aimWithout(need - 1, place, true);
      worth += wins * (outlook.worth(1) - TOIL + haste + odds.prize(s, face) * outlook.exactly(need - 1));
    }
    if (wins < 1) {
      lookout.aimWithout(need, place, false);
      worth += (1 - wins) * outlook.worth(0);
      if (s.deck.nature[face] === Nature.loot) worth += (1 - wins) * ALLIANCE_HOPE * outlook.exactly(need);
    }
    worths[i] = worth;
  }
  return count;
}

/** Will's choice: what the rest of the hand is best without, both cards being thought of together. */
export function discard(lookout: Lookout, s: SkullKing.State, seat: number): number {
  lookout.look(s, seat);
  lookout.outlook.stake(s, seat, s.bids[seat], s.shots[seat], s.wagers[seat]);
  return discardOf(lookout.leastMissed(wanted(s, seat), s.willDrew - s.willDiscarded > 1));
}
