import { SkullKingDice } from '@crossbones/games';
import { blankForecast, forecast } from './forecast.js';
import { between, firstAndLast, SHOWINGS, sightOf } from './showing.js';
import { foresee } from './worth.js';

const { KINDS, kindOf, MOST_ROUNDS, rollCode, SIDES } = SkullKingDice;
type State = SkullKingDice.State;

/** No kind at all. */
export const NONE = -1;

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

  /** Counts what is unseen, and so how strong the dice held are. */
  around(state: State, seat: number): void {
    const { unseen } = this;
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
