import { SkullKingDice } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { blankForecast, forecast } from './forecast.js';
import { between, bonuses, firstAndLast, SHOWINGS, showingOf, sightOf, wins } from './showing.js';
import { foresee, worth } from './worth.js';

const {
  BID,
  KINDS,
  kindOf,
  leads,
  MOST_ROUNDS,
  NOTHING_LED,
  ROLL,
  rollCode,
  SIDES,
  SPECIALS,
  skullKingDice,
} = SkullKingDice;
type State = SkullKingDice.State;

/** No kind at all. */
const NONE = -1;
/** Neither a colour nor nothing led. */
const UNTOLD = -2;

/** The mean of a table's values over the faces of a kind, with so likely showings of the others. */
function overFaces(
  state: State,
  kind: number,
  table: Uint8Array,
  before: number,
  others: Float64Array,
): number {
  let sum = 0;
  let value = 0;
  let last = -1;
  for (let side = 0; side < SIDES; side++) {
    const sight = sightOf(rollCode(kind, state.faces[kind * SIDES + side]));
    // Equal faces mostly stand side by side.
    if (sight !== last) {
      const row = between(before, sight, 0);
      value = 0;
      for (let showing = 0; showing < SHOWINGS; showing++) value += others[showing] * table[row + showing];
      last = sight;
    }
    sum += value;
  }
  return sum / SIDES;
}

/**
 * Bids what promises the most points, and rolls the die after which the round does. How strong a die is follows
 * from its own faces and those of the dice that may lie behind the other screens.
 */
export function bosun(): Policy<State> {
  /** Dice of each kind in the bag or behind other screens. */
  const unseen = new Float64Array(KINDS);
  const weights = new Float64Array(KINDS);
  /** The chance of each kind to win a trick that nothing is known of: half the time first to roll, half last. */
  const strength = new Float64Array(KINDS);
  const chances = new Float64Array(MOST_ROUNDS);
  /** The chance of each number of tricks still to come. */
  const tricks = new Float64Array(MOST_ROUNDS + 1);
  const crowd = blankForecast();
  const later = blankForecast();
  const legal = new Uint16Array(skullKingDice.actions);

  /** Counts what is unseen, and so how strong the dice held are. */
  function lookAround(state: State, seat: number): void {
    const rolled = (state.trick - 1) * state.seats + state.landed;
    for (let kind = 0; kind < KINDS; kind++)
      unseen[kind] = state.counts[kind] - state.hands[seat * KINDS + kind];
    for (let i = 0; i < rolled; i++) unseen[kindOf(state.rolls[i])]--;
    forecast(unseen, state.faces, state.seats - 1, crowd);
    for (let kind = 0; kind < KINDS; kind++) {
      if (state.hands[seat * KINDS + kind] > 0)
        strength[kind] = overFaces(state, kind, firstAndLast, 0, crowd) / 2;
    }
  }

  /** Foresees what the dice held will win, but for one of a kind; returns how many they are. */
  function lookAhead(state: State, seat: number, without: number): number {
    let dice = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const held = state.hands[seat * KINDS + kind] - (kind === without ? 1 : 0);
      for (let i = 0; i < held; i++) chances[dice++] = strength[kind];
    }
    foresee(chances, dice, tricks);
    return dice;
  }

  function bestBid(state: State, seat: number): number {
    lookAround(state, seat);
    const dice = lookAhead(state, seat, NONE);
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
    lookAround(state, seat);
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
      const dice = lookAhead(state, seat, kind);
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
