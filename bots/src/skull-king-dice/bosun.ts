import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { Policy } from '../policy.js';
import { NONE, Outlook, overFaces } from './outlook.js';
import { bonuses, showingOf, wins } from './showing.js';
import { worth } from './worth.js';

const { Phase, ROLL, skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/**
 * Bids what promises the most points, and rolls the die after which the round does. How strong a die is follows
 * from its own faces and those of the dice that may lie behind the other screens.
 */
export function bosun(): Policy<State> {
  const outlook = new Outlook();
  const { tricks, later } = outlook;
  const legal = new Uint16Array(skullKingDice.actions);

  function bestBid(state: State, seat: number): number {
    outlook.around(state, seat);
    const dice = outlook.ahead(state, seat, NONE);
    const { scoring } = state.options;
    let best = 0;
    let most = -Infinity;
    for (let bid = 0; bid <= state.round; bid++) {
      const points = worth(tricks, dice, scoring, state.round, bid, 0, 0);
      if (points <= most) continue;
      most = points;
      best = bid;
    }
    return best;
  }

  function bestRoll(state: State, seat: number): number {
    const { round, seats } = state;
    const { scoring } = state.options;
    const bid = state.bids[seat];
    const won = state.won[seat];
    const waiting = state.bonus[seat];
    const before = showingOf(state.rolls, (state.trick - 1) * seats, state.landed);
    const count = skullKingDice.legal(state, seat, legal);
    if (count === 1) return legal[0];
    outlook.around(state, seat);
    let best = legal[0];
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const kind = legal[i] - ROLL;
      outlook.foretell(state, seat, kind);
      const chance = overFaces(state, kind, wins, before, later);
      const bonus = chance > 0 ? overFaces(state, kind, bonuses, before, later) / chance : 0;
      const dice = outlook.ahead(state, seat, kind);
      const points =
        chance * worth(tricks, dice, scoring, round, bid, won + 1, waiting + bonus) +
        (1 - chance) * worth(tricks, dice, scoring, round, bid, won, waiting);
      if (points <= most) continue;
      most = points;
      best = legal[i];
    }
    return best;
  }

  return (state, seat) => (state.phase === Phase.bid ? bestBid(state, seat) : bestRoll(state, seat));
}
