import { SkullKingDice } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { blankForecast, forecast } from './forecast.js';
import { NONE, Outlook, overFaces } from './outlook.js';
import { bonuses, showingOf, wins } from './showing.js';
import { worth } from './worth.js';

const { BID, KINDS, leads, NOTHING_LED, ROLL, SPECIALS, skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/** Neither a colour nor nothing led. */
const UNTOLD = -2;

/**
 * Bids what promises the most points, and rolls the die after which the round does. How strong a die is follows
 * from its own faces and those of the dice that may lie behind the other screens.
 */
export function bosun(): Policy<State> {
  const weights = new Float64Array(KINDS);
  const outlook = new Outlook();
  const { tricks, unseen } = outlook;
  const later = blankForecast();
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

  /** What those after this seat may roll, roughly: whoever has the led colour follows it or rolls a special die. */
  function foretellLater(state: State, seat: number, led: number): void {
    const { seats, trick, round } = state;
    const after = seats - state.landed - 1;
    weights.set(unseen);
    if (led !== NOTHING_LED && after > 0) {
      let followers = 0;
      for (let i = 1; i <= after; i++) if (((state.voids[(seat + i) % seats] >> led) & 1) === 0) followers++;
      let all = 0;
      for (let kind = 0; kind < KINDS; kind++) all += unseen[kind];
      const holds = 1 - (1 - unseen[led] / all) ** (round - trick + 1);
      const free = 1 - (holds * followers) / after;
      for (let kind = 0; kind < KINDS; kind++) {
        if (kind !== led && ((SPECIALS >> kind) & 1) === 0) weights[kind] *= free;
      }
    }
    forecast(weights, state.faces, after, later);
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
    let foretold = UNTOLD;
    for (let i = 0; i < count; i++) {
      const kind = legal[i] - ROLL;
      const led = state.led === NOTHING_LED && leads(kind) ? kind : state.led;
      if (led !== foretold) foretellLater(state, seat, led);
      foretold = led;
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

  return (state, seat) => (state.phase === BID ? bestBid(state, seat) : bestRoll(state, seat));
}
