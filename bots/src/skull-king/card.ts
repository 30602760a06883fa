import { SkullKing } from '@crossbones/games';
import type { Lookout } from './lookout.js';
import { wanted } from './unseen.js';

const { discardOf, Nature, playedFace, skullKing } = SkullKing;

/** A hair for taking tricks that no longer matter to oneself: they may spoil another's bid. */
const SPITE = 0.1;
/** What an alliance may come to, when both have yet to make their bids. */
const ALLIANCE_HOPE = 6;

/** The card that promises most, whether it takes this trick or not. */
export function play(lookout: Lookout, s: SkullKing.State, seat: number): number {
  const { odds, outlook, legal } = lookout;
  const count = skullKing.legal(s, seat, legal);
  if (count === 1) return legal[0];
  lookout.look(s, seat);
  const need = wanted(s, seat);
  outlook.stake(s, seat, s.bids[seat], s.shots[seat], s.wagers[seat]);
  let best = legal[0];
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const face = playedFace(legal[i]);
    const wins = odds.now(s, face);
    const prize = wins > 0 ? odds.prize(s, face) : 0;
    lookout.weighWithout(s, face);
    let worth = wins * (outlook.worth(1) + SPITE) + (1 - wins) * outlook.worth(0);
    if (prize > 0) worth += wins * prize * outlook.exactly(need - 1);
    if (s.deck.nature[face] === Nature.loot) worth += (1 - wins) * ALLIANCE_HOPE * outlook.exactly(need);
    if (worth <= most) continue;
    most = worth;
    best = legal[i];
  }
  return best;
}

/** Will's choice: what the rest of the hand is best without, both cards being thought of together. */
export function discard(lookout: Lookout, s: SkullKing.State, seat: number): number {
  lookout.look(s, seat);
  lookout.outlook.stake(s, seat, s.bids[seat], s.shots[seat], s.wagers[seat]);
  return discardOf(lookout.leastMissed(s.willDrew - s.willDiscarded > 1));
}
