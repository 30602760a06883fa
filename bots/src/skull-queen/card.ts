import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { Drift } from './drift.js';
import { harm } from './harm.js';
import { Outlook } from './outlook.js';
import { type Plank, plankOf } from './plank.js';
import { countOf } from './table.js';

const { CARDS, COLOURS, colourOf, haunted, legal, NO_COLOUR, numberOf } = SkullQueen;

/*
 * What each property of a card is worth, in points. The figures were fitted to the results of playouts of some ten
 * thousand choices, so they include what the hopes alone do not say.
 */
/** Part of a gain of hopes: the others can still change it. */
const HOPED = 0.75;
/** A pirate that goes overboard. */
const OVERBOARD = 1.67;
/** An 8 or a 5 that could still be reached later, at a better time. */
const EIGHT = 0.39;
const FIVE = 0.27;
/** The last card of a colour, which leaves one free to throw cards away, with a whole hand to play. */
const LAST_OF_COLOUR = 0.5;
/** To lead from a colour that fills the hand, and to play from it. */
const LONG_LEAD = 1.6;
const LONG = 0.55;
/** The highest number, which leads next. */
const LEAD_HIGH = 0.39;
const FOLLOW_HIGH = 0.24;
/** To throw away the number that one's side will miss the most. */
const THROWN_AWAY = 0.41;
/** Cards without colour, at the end of the round, and with a whole hand to play. */
const MONKEY_LATE = 0.63;
const MONKEY_EARLY = 1.9;
const MATE_LATE = 0.12;
const MATE_EARLY = 1.3;
/** What they are good for later, and how far one may choose the colour that they take. */
const LATER = 0.41;
const CHOSEN = 0.6;

const MATE = 13;
const WHOLE_HAND = 12;

/** Values each card for what it does to its pirate now and for what the rest of its colour is left to do. */
export class Cards {
  readonly choices = new Uint16Array(CARDS);
  readonly gains = new Float64Array(CARDS);
  /** How many spaces each card pushes its pirate up and down now, on average; where all was looked at. */
  readonly rises = new Float64Array(CARDS);
  readonly sinks = new Float64Array(CARDS);
  readonly outlook = new Outlook();
  private readonly drift = new Drift();
  /** Where the hopes of each colour stand with all cards in hand. */
  private readonly rows = new Int32Array(COLOURS);
  private plank!: Plank;
  /** Whether the drift is that of the card last valued. */
  private drifts = false;

  /**
   * Fills in what may be played and what each card gains; tells how many there are. With `all` it looks ahead in all
   * colours, even if there is nothing to choose.
   */
  weigh(state: SkullQueen.State, seat: number, all = false): number {
    const { choices, gains } = this;
    const count = legal(state, seat, choices);
    if (count === 1 && !all) return 1;
    this.plank = plankOf(state.ladders);
    this.lookAhead(state, seat, count, all);
    for (let i = 0; i < count; i++) {
      const card = choices[i];
      if (all) this.drifts = false;
      gains[i] =
        colourOf[card] === NO_COLOUR
          ? this.ofColourless(state, seat, numberOf[card])
          : this.ofColour(state, seat, colourOf[card], numberOf[card]);
      if (all) this.noteDrift(i);
    }
    return count;
  }

  private noteDrift(place: number): void {
    const { up, upTwo, down, downTwo } = this.drift;
    this.rises[place] = this.drifts ? up + 2 * upTwo : 0;
    this.sinks[place] = this.drifts ? down + 2 * downTwo : 0;
  }

  /** What a pirate of the seat may hope for on a space, or beside the plank. */
  hope(colour: number, space: number): number {
    return this.plank.hopes[this.rows[colour] + space];
  }

  /** Looks ahead in the colours that these choices may touch, or in all. */
  private lookAhead(state: SkullQueen.State, seat: number, count: number, all: boolean): void {
    const { outlook, choices, rows, plank } = this;
    const { table } = outlook;
    table.look(state, seat);
    const first = colourOf[choices[0]];
    // Cards without colour come last, so this holds only if there is a single colour to play.
    const only = !all && first === colourOf[choices[count - 1]] && first !== NO_COLOUR;
    for (let colour = 0; colour < COLOURS; colour++) {
      if (only && colour !== first) continue;
      outlook.foresee(state, colour);
      rows[colour] = plank.row(state.side[seat], outlook.up[colour], outlook.down[colour], table.held);
    }
  }

  private ofColour(state: SkullQueen.State, seat: number, colour: number, number: number): number {
    const { outlook, plank } = this;
    const { table } = outlook;
    const { held } = table;
    const numbers = this.numbersWith(state, colour, number);
    const space = state.pirates[seat * COLOURS + colour];
    let gain = harm(state, table, colour, number, numbers);
    if (space >= 0) {
      const side = state.side[seat];
      const up = outlook.upWithout(colour, number);
      const row = plank.row(side, up, outlook.downWithout(colour, number), held);
      gain += this.ofDrift(state, seat, colour, number, numbers, row);
      gain += HOPED * (plank.hopes[row + space] - plank.hopes[this.rows[colour] + space]);
    }
    const count = countOf(table.own[colour]);
    if (number === 8) gain += EIGHT;
    else if (number === 5) gain += FIVE;
    if (count === 1) gain += (LAST_OF_COLOUR * held) / WHOLE_HAND;
    if (state.inTrick === 0) gain += (LONG_LEAD * count) / held - (LEAD_HIGH * number) / MATE;
    else gain -= (FOLLOW_HIGH * number) / MATE;
    if (state.led !== NO_COLOUR && state.led !== colour)
      gain += ((state.side[seat] === 0 ? -number : number) * THROWN_AWAY) / MATE;
    return gain - (LONG * count) / held;
  }

  /** Against what it may be good for later; it will have to be played some time. */
  private ofColourless(state: SkullQueen.State, seat: number, number: number): number {
    const { rows, outlook } = this;
    const { table } = outlook;
    const share = table.held / WHOLE_HAND;
    let gain = number === 0 ? MONKEY_LATE - MONKEY_EARLY * share : MATE_LATE - MATE_EARLY * share;
    gain -= ((state.inTrick === 0 ? LEAD_HIGH : FOLLOW_HIGH) * number) / MATE;
    if (table.held > 1) gain -= LATER * this.somewhere(state, seat, number > 0, CHOSEN);
    const { led } = state;
    if (led === NO_COLOUR) return gain + this.somewhere(state, seat, number > 0, 0);
    const numbers = this.numbersWith(state, led, number);
    gain += harm(state, table, led, number, numbers);
    if (state.pirates[seat * COLOURS + led] < 0) return gain;
    return gain + this.ofDrift(state, seat, led, number, numbers, rows[led]);
  }

  /** What will lie in a colour with this number; what waits for a colour takes it. */
  private numbersWith(state: SkullQueen.State, colour: number, number: number): number {
    const { lies } = this.outlook.table;
    return lies[colour] | (1 << number) | (state.led === NO_COLOUR ? lies[NO_COLOUR] : 0);
  }

  /** Where a card played now may push the pirate of the colour that it has or takes. */
  private ofDrift(
    state: SkullQueen.State,
    seat: number,
    colour: number,
    number: number,
    numbers: number,
    row: number,
  ): number {
    const { drift, plank } = this;
    const { table } = this.outlook;
    // ◆ SQ-14 A ghost without colour binds nobody, and waits for that of the player after the dealer.
    const free = haunted(state) && state.led === NO_COLOUR;
    const announced = free ? NO_COLOUR : state.led === NO_COLOUR ? colour : state.led;
    const alone = (numbers & (numbers - 1)) === 0 || (free && seat !== state.leader);
    const unseen = table.unseen[colour] | (announced === colour ? table.unseen[NO_COLOUR] : 0);
    const follows = table.follows(state, seat, colour, announced);
    drift.of(number, numbers, alone, unseen, table.toPlay, follows);
    this.drifts = true;
    const space = state.pirates[seat * COLOURS + colour];
    return HOPED * plank.gain(drift, row, space) - OVERBOARD * drift.overboard(space, state.spaces);
  }

  /** What a card without colour brings when it takes any colour or, with chance `chosen`, the best one. */
  private somewhere(state: SkullQueen.State, seat: number, up: boolean, chosen: number): number {
    const { drift, plank, rows } = this;
    let most = -Infinity;
    let sum = 0;
    drift.surely(up);
    for (let colour = 0; colour < COLOURS; colour++) {
      const space = state.pirates[seat * COLOURS + colour];
      const gain = space < 0 ? 0 : plank.gain(drift, rows[colour], space);
      if (gain > most) most = gain;
      sum += gain;
    }
    return most * chosen + (sum / COLOURS) * (1 - chosen);
  }
}

/** Plays the card that weighs the most. */
export function cardPlay(): Policy<SkullQueen.State> {
  const cards = new Cards();
  const { choices, gains } = cards;
  return (state, seat, rng) => {
    const count = cards.weigh(state, seat);
    let best = choices[0];
    if (count === 1) return best;
    let most = -Infinity;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      if (gains[i] > most) equals = 0;
      if (gains[i] < most || rng.below(++equals) > 0) continue;
      best = choices[i];
      most = gains[i];
    }
    return best;
  };
}
