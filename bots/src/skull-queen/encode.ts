import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Encoder } from '../net/actor.js';
import { found, Inputs } from '../net/inputs.js';
import { Cards } from './card.js';
import { ColourOrder, numbersIn } from './colour-order.js';
import { ALL_NUMBERS, COLOUR, colourPlaces, INPUTS, NUMBERS, places, SEATS, STANDS } from './places.js';
import { plankOf } from './plank.js';
import { countOf } from './table.js';

const { CARDS, COLOURS, colourOf, legal, NO_COLOUR, numberOf, Phase } = SkullQueen;
const { placeAction, SIDE, SPACES, STEPS, seatAt, worthAt } = SkullQueen;
type State = SkullQueen.State;

/** Outputs: cards by the seat's own order of colours, sides, spaces for the pirate that is placed. */
const SIDES_AT = CARDS;
const SPACES_AT = SIDES_AT + 2;
export const OUTPUTS = SPACES_AT + SPACES;
/** How much more inclined a point makes the bosun. */
const A_POINT = 6;
/** Amounts are scaled to be near 1, and come out the same in two bytes as in four. */
const POINTS = 1 / 16;
const COUNTED = 1 / 8;

/** A decision of Skull Queen as a network is asked it: everything the seat may know, and what the bosun makes of it. */
export class Encoding implements Encoder<State> {
  readonly inputs = new Inputs(INPUTS);
  readonly legal = new Uint16Array(CARDS);
  readonly outputs = new Uint8Array(CARDS);
  readonly leanings = new Float32Array(CARDS);
  private readonly cards = new Cards();
  private readonly order = new ColourOrder();
  /** Cards of each colour that each seat has played in this round, before this trick. */
  private readonly played = new Uint8Array(SEATS * COLOURS);

  look(s: State, seat: number): number {
    const { cards, inputs, order } = this;
    const { table } = cards.outlook;
    inputs.clear();
    const placing = s.phase === Phase.place;
    const count = placing ? this.placements(s, seat) : cards.weigh(s, seat, true);
    order.look(s, seat, (colour) => countOf(table.own[colour]));
    this.count(s);
    this.setting(s, seat);
    for (let slot = 0; slot < COLOURS; slot++) {
      const at = places.colours + slot * COLOUR;
      this.ofColour(s, order.colour[slot], at);
      this.ofPlayers(s, seat, order.colour[slot], at);
      this.asBosun(s, seat, order.colour[slot], at);
    }
    if (!placing) this.choices(count);
    return count;
  }

  /** What may be done while all place, and what the bosun makes of it. */
  private placements(s: State, seat: number): number {
    const { outlook } = this.cards;
    outlook.table.look(s, seat);
    for (let colour = 0; colour < COLOURS; colour++) outlook.foresee(s, colour);
    const plank = plankOf(s.ladders);
    const count = legal(s, seat, this.legal);
    const step = stepOf(s, seat);
    for (let i = 0; i < count; i++) {
      const row = step === 0 ? 0 : outlook.row(plank, s.side[seat], step - 1);
      const hope = step === 0 ? outlook.promise(plank, i) : plank.hopes[row + i];
      this.outputs[i] = (step === 0 ? SIDES_AT - SIDE : SPACES_AT - placeAction(step - 1, 0)) + this.legal[i];
      this.leanings[i] = A_POINT * hope;
    }
    return count;
  }

  /** What each card does now. */
  private choices(count: number): void {
    const { cards, inputs, order, outputs, leanings } = this;
    for (let i = 0; i < count; i++) {
      const card = cards.choices[i];
      const colour = colourOf[card];
      const output = colour === NO_COLOUR ? card : order.slot[colour] * NUMBERS + (card % NUMBERS);
      this.legal[i] = card;
      outputs[i] = output;
      leanings[i] = A_POINT * cards.gains[i];
      inputs.add(places.gain + output, found(cards.gains[i]));
      inputs.add(places.rise + output, found(cards.rises[i]));
      inputs.add(places.sink + output, found(cards.sinks[i]));
    }
  }

  private count(s: State): void {
    const { played } = this;
    played.fill(0);
    for (let i = 0; i < s.tricks * s.perTrick; i++) {
      const trick = Math.floor(i / s.perTrick);
      const player = seatAt(i - trick * s.perTrick, s.leaders[trick], s.seats);
      const colour = colourOf[s.played[i]];
      if (player >= 0 && colour !== NO_COLOUR) played[player * COLOURS + colour]++;
    }
  }

  private setting(s: State, seat: number): void {
    const { inputs, order } = this;
    const { table } = this.cards.outlook;
    const step = stepOf(s, seat);
    const placing = s.phase === Phase.place;
    inputs.mark(places.phase + (placing ? Math.min(step, 1) : 2));
    inputs.mark(places.seats + s.seats - 2);
    if (s.options.middle === 4) inputs.mark(places.middle);
    let held = 0;
    for (let colour = 0; colour <= COLOURS; colour++) held += countOf(table.own[colour]);
    inputs.mark(places.cards + held - 1);
    inputs.mark(places.position + farOf(s, s.leader, seat));
    if (!placing || step > 0) inputs.mark(places.side + s.side[seat]);
    this.colourless(table.own[NO_COLOUR], places.own);
    this.colourless(table.unseen[NO_COLOUR], places.unseen);
    if (placing) return;
    for (let far = 0; far < s.seats; far++)
      inputs.add(places.points + far, pointsOf(s, (seat + far) % s.seats) * POINTS);
    for (let i = 0; i < s.inTrick; i++) {
      const card = s.played[s.tricks * s.perTrick + i];
      const player = seatAt(i, s.leader, s.seats);
      const colour = colourOf[card];
      if (colour === NO_COLOUR) inputs.mark(places.laid + (numberOf[card] === 0 ? 0 : 1));
      if (player < 0 || player === seat) continue;
      const far = farOf(s, seat, player) - 1;
      const slot = colour === NO_COLOUR ? COLOURS : order.slot[colour];
      inputs.mark(places.shown + far * (COLOURS + 1) + slot);
      inputs.add(places.number + far, numberOf[card] * POINTS);
    }
  }

  /** The monkey and the first mate of a set. */
  private colourless(set: number, at: number): void {
    if (set & 1) this.inputs.mark(at);
    if (set >> 1 !== 0) this.inputs.mark(at + 1);
  }

  private numbers(set: number, at: number, count: number): void {
    for (let i = 0; i < count; i++) if ((set >> i) & 1) this.inputs.mark(at + i);
  }

  private ofColour(s: State, colour: number, at: number): void {
    const { inputs } = this;
    const { own, unseen, lies } = this.cards.outlook.table;
    this.numbers(own[colour] >> 1, at + colourPlaces.hand, NUMBERS);
    this.numbers(unseen[colour] >> 1, at + colourPlaces.unseen, NUMBERS);
    this.numbers(numbersIn(s.centreLow, s.centreHigh, colour), at + colourPlaces.centre, NUMBERS);
    if (s.phase !== Phase.place) this.numbers(lies[colour], at + colourPlaces.trick, ALL_NUMBERS);
    if (s.led === colour) inputs.mark(at + colourPlaces.led);
    inputs.add(at + colourPlaces.held, countOf(own[colour]) * COUNTED);
    inputs.add(at + colourPlaces.left, countOf(unseen[colour]) * COUNTED);
  }

  private ofPlayers(s: State, seat: number, colour: number, at: number): void {
    const { inputs, played } = this;
    const { lies, highest, lowest } = this.cards.outlook.table;
    const placing = s.phase === Phase.place;
    const step = stepOf(s, seat);
    if (placing && step === colour + 1) inputs.mark(at + colourPlaces.placed);
    if (!placing && countOf(lies[colour]) > 1) {
      inputs.mark(at + colourPlaces.up + (highest[colour] < 0 ? SEATS : farOf(s, seat, highest[colour])));
      inputs.mark(at + colourPlaces.down + (lowest[colour] < 0 ? SEATS : farOf(s, seat, lowest[colour])));
    }
    for (let far = 0; far < s.seats; far++) {
      const other = (seat + far) % s.seats;
      const space = s.pirates[other * COLOURS + colour];
      const stands = at + colourPlaces.stands + far * STANDS;
      if (!placing) inputs.mark(stands + (space < 0 ? 2 * SPACES : s.side[other] * SPACES + space));
      else if (far === 0 && step > 0 && space >= 0) inputs.mark(stands + s.side[other] * SPACES + space);
      if (far === 0) continue;
      if ((s.voids[other] >> colour) & 1) inputs.mark(at + colourPlaces.voids + far - 1);
      inputs.add(at + colourPlaces.played + far - 1, played[other * COLOURS + colour] * COUNTED);
    }
  }

  /** How far the cards of a colour will push its pirate, and what it may hope for. */
  private asBosun(s: State, seat: number, colour: number, at: number): void {
    const { inputs, cards } = this;
    const { outlook } = cards;
    inputs.add(at + colourPlaces.pushes, found(outlook.up[colour] / 2));
    inputs.add(at + colourPlaces.pushes + 1, found(outlook.down[colour] / 2));
    for (let i = 0; i < NUMBERS; i++) {
      if (((outlook.table.own[colour] >> (i + 1)) & 1) === 0) continue;
      inputs.add(at + colourPlaces.laterUp + i, found(outlook.upOf(colour, i + 1)));
      inputs.add(at + colourPlaces.laterDown + i, found(outlook.downOf(colour, i + 1)));
    }
    if (s.phase === Phase.place) {
      const plank = plankOf(s.ladders);
      for (let side = 0; side < 2; side++) {
        const row = outlook.row(plank, side, colour);
        for (let i = 0; i < SPACES; i++)
          inputs.add(at + colourPlaces.spaces + side * SPACES + i, found(plank.hopes[row + i] / 2));
      }
      return;
    }
    const space = s.pirates[seat * COLOURS + colour];
    if (space < 0) return;
    for (let i = 0; i < 3; i++)
      inputs.add(at + colourPlaces.hope + i, found(cards.hope(colour, space + i - 1) / 2));
  }
}

/** How much is placed already; who has placed all begins anew. */
const stepOf = (s: State, seat: number): number => s.steps[seat] % STEPS;
const farOf = (s: State, seat: number, other: number): number => (other - seat + s.seats) % s.seats;

function pointsOf(s: State, seat: number): number {
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const space = s.pirates[seat * COLOURS + colour];
    if (space >= 0) points += worthAt(s.ladders, s.side[seat], space);
  }
  return points;
}
