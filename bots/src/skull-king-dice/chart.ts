import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { NONE, Outlook, overFaces } from './outlook.js';
import { bonuses, showingOf, wins } from './showing.js';

const { BLACK, KINDS, MOST_ROUNDS, NOT_BID, NOTHING_LED, skullKingDice } = SkullKingDice;
type State = SkullKingDice.State;

/** How far from the bid a seat may be before it makes no difference: from one trick too many to four short. */
const FURTHEST = 4;
const NEEDS = FURTHEST + 2;
const MOST_PLACES = 6;
const COLOURS = KINDS - BLACK;

const HELD = 0;
const UNSEEN = HELD + KINDS;
const NEED = UNSEEN + KINDS;
const TABLE = NEED + NEEDS;
const HOPE = TABLE + 11;
/** What a seat knows at any time; what it knows besides depends on what is asked. */
const COMMON = HOPE + 5;

const KIND = COMMON;
const LED = KIND + KINDS;
const NOW = LED + COLOURS + 1;
/** The trainer reads it too. @public */
export const ROLL_INPUTS = NOW + 9;

const PLACE = COMMON;
/** The trainer reads it too. @public */
export const REST_INPUTS = PLACE + MOST_PLACES;

const BID_TABLE = KINDS;
const BID_TRICKS = BID_TABLE + 9;
const BID_PLACE = BID_TRICKS + 8;
/** The trainer reads it too. @public */
export const BID_INPUTS = BID_PLACE + MOST_PLACES;

/**
 * What is asked of the learned judgement, as numbers of about one: all of it follows from what the seat may know. Its
 * buffer is filled anew by each question.
 */
export class Chart {
  readonly inputs = new Float32Array(ROLL_INPUTS);
  /** The chance that the die in question takes the trick, as far as the table and the unseen dice tell. */
  chance = 0;
  private readonly outlook = new Outlook();
  private readonly legal = new Uint16Array(skullKingDice.actions);
  private before = 0;

  /** Looks round the table; whatever is asked next is asked of this state. */
  look(state: State, seat: number): void {
    this.outlook.around(state, seat);
    this.before = showingOf(state.rolls, (state.trick - 1) * state.seats, state.landed);
  }

  /** What follows from bidding so. */
  bid(state: State, seat: number, bid: number): void {
    const { inputs, outlook } = this;
    const { round, seats } = state;
    const { tricks } = outlook;
    inputs.fill(0);
    const dice = outlook.ahead(state, seat, NONE);
    for (let kind = 0; kind < KINDS; kind++) inputs[kind] = state.hands[seat * KINDS + kind] / 2;
    let mean = 0;
    let square = 0;
    let below = 0;
    for (let n = 0; n <= dice; n++) {
      mean += n * tricks[n];
      square += n * n * tricks[n];
      if (n < bid) below += tricks[n];
    }
    inputs[BID_TABLE] = round / MOST_ROUNDS;
    inputs[BID_TABLE + 1] = seats / MOST_PLACES;
    inputs[BID_TABLE + 2] = bid / 4;
    inputs[BID_TABLE + 3] = bid === 0 ? 1 : 0;
    inputs[BID_TABLE + 4] = bid === round ? 1 : 0;
    inputs[BID_TABLE + 5] = mean / 3;
    inputs[BID_TABLE + 6] = square - mean * mean;
    inputs[BID_TABLE + 7] = (bid - mean) / 2;
    inputs[BID_TABLE + 8] = bid / round;
    inputs[BID_TRICKS] = below;
    for (let n = -3; n <= 3; n++)
      if (bid + n >= 0 && bid + n <= dice) inputs[BID_TRICKS + 4 + n] = tricks[bid + n];
    inputs[BID_PLACE + ((seat - state.leader + seats) % seats)] = 1;
  }

  /** What follows from rolling a die of a kind. */
  roll(state: State, seat: number, kind: number): void {
    const { inputs, outlook, before } = this;
    const { seats } = state;
    outlook.foretell(state, seat, kind);
    const { later } = outlook;
    const chance = overFaces(state, kind, wins, before, later);
    const bonus = chance > 0 && state.bonuses ? overFaces(state, kind, bonuses, before, later) : 0;
    this.chance = chance;
    const [exact, oneLess] = this.common(state, seat, kind);
    inputs[KIND + kind] = 1;
    inputs[LED + (state.led === NOTHING_LED ? COLOURS : state.led - BLACK)] = 1;
    const after = seats - state.landed - 1;
    let wanting = 0;
    let weary = 0;
    for (let i = 1; i <= after; i++) {
      const other = (seat + i) % seats;
      const need = state.bids[other] - state.won[other];
      if (need > 0) wanting++;
      else if (need === 0) weary++;
    }
    inputs[NOW] = chance;
    inputs[NOW + 1] = bonus / 30;
    inputs[NOW + 2] = after / (MOST_PLACES - 1);
    inputs[NOW + 3] = state.landed === 0 ? 1 : 0;
    inputs[NOW + 4] = after === 0 ? 1 : 0;
    inputs[NOW + 5] = wanting / 3;
    inputs[NOW + 6] = weary / 3;
    inputs[NOW + 7] = chance * oneLess + (1 - chance) * exact;
    inputs[NOW + 8] = skullKingDice.legal(state, seat, this.legal) / 4;
  }

  /** What follows from the dice held when a trick is about to be led. */
  rest(state: State, seat: number): void {
    this.common(state, seat, NONE);
    this.inputs[PLACE + ((seat - state.leader + state.seats) % state.seats)] = 1;
  }

  /** Also the chances of making the bid with the dice held: without this trick, and with it. */
  private common(state: State, seat: number, without: number): readonly [number, number] {
    const { inputs, outlook } = this;
    const { round, seats, trick } = state;
    const { tricks, unseen } = outlook;
    inputs.fill(0);
    const dice = outlook.ahead(state, seat, without);
    let hidden = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const held = state.hands[seat * KINDS + kind] - (kind === without ? 1 : 0);
      inputs[HELD + kind] = held / 2;
      hidden += unseen[kind];
    }
    for (let kind = 0; kind < KINDS; kind++) inputs[UNSEEN + kind] = (4 * unseen[kind]) / hidden;
    const bid = state.bids[seat];
    const need = bid - state.won[seat];
    inputs[NEED + (need < 0 ? NEEDS - 1 : Math.min(FURTHEST, need))] = 1;
    let demand = 0;
    let weary = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat || state.bids[other] === NOT_BID) continue;
      const more = state.bids[other] - state.won[other];
      if (more > 0) demand += more;
      else if (more === 0) weary++;
    }
    const left = round - trick + 1;
    inputs[TABLE] = dice / MOST_ROUNDS;
    inputs[TABLE + 1] = seats / MOST_PLACES;
    inputs[TABLE + 2] = 1 - (left * (seats - 1) - state.landed) / Math.max(1, hidden);
    inputs[TABLE + 3] = need / 4;
    inputs[TABLE + 4] = Math.max(0, need - dice) / 2;
    inputs[TABLE + 5] = round / MOST_ROUNDS;
    inputs[TABLE + 6] = bid === 0 ? 1 : 0;
    inputs[TABLE + 7] = demand / left;
    inputs[TABLE + 8] = weary / 3;
    inputs[TABLE + 9] = state.options.scoring === 'standard' ? 0 : 1;
    inputs[TABLE + 10] = (demand + Math.max(0, need) - left) / 3;
    let mean = 0;
    let square = 0;
    for (let n = 1; n <= dice; n++) {
      mean += n * tricks[n];
      square += n * n * tricks[n];
    }
    const exact = need >= 0 && need <= dice ? tricks[need] : 0;
    const oneLess = need >= 1 && need - 1 <= dice ? tricks[need - 1] : 0;
    inputs[HOPE] = mean / 3;
    inputs[HOPE + 1] = square - mean * mean;
    inputs[HOPE + 2] = exact;
    inputs[HOPE + 3] = oneLess;
    inputs[HOPE + 4] = (need - mean) / 3;
    return [exact, oneLess];
  }
}
