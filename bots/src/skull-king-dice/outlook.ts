import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { blankForecast, forecast } from './forecast.js';
import { between, firstAndLast, SHOWINGS, sightOf } from './showing.js';
import { foresee } from './worth.js';

const { KINDS, kindOf, leads, MOST_ROUNDS, NOTHING_LED, rollCode, SIDES, SPECIALS } = SkullKingDice;
type State = SkullKingDice.State;

/** No kind at all. */
export const NONE = -1;
/** Neither a colour nor nothing led. */
const UNTOLD = -2;

/** The mean of a table's values over the faces of a kind, with so likely showings of the others. */
export function overFaces(
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

/** What a seat can tell of its dice and of those it does not see. Its buffers are filled anew by each look. */
export class Outlook {
  /** Dice of each kind in the bag or behind other screens. */
  readonly unseen = new Float64Array(KINDS);
  /** The chance of each number of tricks still to come. */
  readonly tricks = new Float64Array(MOST_ROUNDS + 1);
  /** The chance of each kind to win a trick that nothing is known of: half the time first to roll, half last. */
  private readonly strength = new Float64Array(KINDS);
  private readonly chances = new Float64Array(MOST_ROUNDS);
  private readonly crowd = blankForecast();
  /** What was foretold last of those after the seat, and for which colour led. */
  readonly later = blankForecast();
  private foretold = UNTOLD;
  private readonly weights = new Float64Array(KINDS);

  /** Counts what is unseen, and so how strong the dice held are. */
  around(state: State, seat: number): void {
    const { unseen } = this;
    this.foretold = UNTOLD;
    const rolled = (state.trick - 1) * state.seats + state.landed;
    for (let kind = 0; kind < KINDS; kind++)
      unseen[kind] = state.counts[kind] - state.hands[seat * KINDS + kind];
    for (let i = 0; i < rolled; i++) unseen[kindOf(state.rolls[i])]--;
    forecast(unseen, state.faces, state.seats - 1, this.crowd);
    for (let kind = 0; kind < KINDS; kind++) {
      if (state.hands[seat * KINDS + kind] > 0)
        this.strength[kind] = overFaces(state, kind, firstAndLast, 0, this.crowd) / 2;
    }
  }

  /**
   * What those after this seat may roll once it has rolled a die of the kind, roughly: whoever has the led colour
   * follows it or rolls a special die.
   */
  foretell(state: State, seat: number, kind: number): void {
    const { weights, unseen } = this;
    const { seats, trick, round } = state;
    const led = state.led === NOTHING_LED && leads(kind) ? kind : state.led;
    if (led === this.foretold) return;
    this.foretold = led;
    const after = seats - state.landed - 1;
    weights.set(unseen);
    if (led !== NOTHING_LED && after > 0) {
      let followers = 0;
      for (let i = 1; i <= after; i++) if (((state.voids[(seat + i) % seats] >> led) & 1) === 0) followers++;
      let all = 0;
      for (let other = 0; other < KINDS; other++) all += unseen[other];
      const holds = 1 - (1 - unseen[led] / all) ** (round - trick + 1);
      const free = 1 - (holds * followers) / after;
      for (let other = 0; other < KINDS; other++)
        if (other !== led && ((SPECIALS >> other) & 1) === 0) weights[other] *= free;
    }
    forecast(weights, state.faces, after, this.later);
  }

  /** Foresees what the dice held will win, but for one of a kind; returns how many they are. */
  ahead(state: State, seat: number, without: number): number {
    let dice = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const held = state.hands[seat * KINDS + kind] - (kind === without ? 1 : 0);
      for (let i = 0; i < held; i++) this.chances[dice++] = this.strength[kind];
    }
    foresee(this.chances, dice, this.tricks);
    return dice;
  }
}
