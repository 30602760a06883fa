import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { Policy } from '../policy.js';
import { Reckoning } from './reckoning.js';

const { skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/** Does what its reckoning promises the most points for. */
export function mate(): Policy<State> {
  const reckoning = new Reckoning();
  const legal = new Uint16Array(skullKingDice.actions);
  return (state, seat) => {
    const count = skullKingDice.legal(state, seat, legal);
    let best = legal[0];
    if (count === 1) return best;
    let most = -Infinity;
    reckoning.look(state, seat);
    for (let i = 0; i < count; i++) {
      const points = reckoning.of(state, seat, legal[i]);
      if (points <= most) continue;
      most = points;
      best = legal[i];
    }
    return best;
  };
}
