import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { Encoder } from '../net/actor.js';
import { Inputs } from '../net/inputs.js';
import { INPUTS, PLAYER, places, playerPlaces, SEATS, TALL } from './places.js';

const { BLACK, faceOf, judge, KINDS, kindOf, NOTHING_LED, Phase } = SkullKingDice;
const { placeOf, rollCode, SIDES, SKULL, skullKingDice, stepOf } = SkullKingDice;
type State = SkullKingDice.State;

/** Amounts are scaled to be near 1, and come out the same in two bytes as in four. */
const TRICKS = 1 / 8;
const SKULLS = 1 / 2;
const SHOWN = 1 / 4;
const BONUS = 1 / 160;
/** How much a trick stands at: nothing yet, flags, a number from 1 up, then the steps of SD-7 from the last to the first. */
const FLAGS = 1;
const STEPS_FROM = 14;
const HIGHEST_NUMBER = 4;
/** The lowest need that has a place of its own, and all below it. */
const LEAST_NEED = -2;

/** A decision of the dice game as a network is asked it: everything the seat may know, and nothing else. */
export class Encoding implements Encoder<State> {
  readonly inputs = new Inputs(INPUTS);
  readonly legal = new Uint16Array(skullKingDice.actions);
  /** Actions are outputs, in the same order. */
  readonly outputs = new Uint8Array(skullKingDice.actions);
  /** Dice of each kind that each seat has rolled this round. */
  private readonly shown = new Uint8Array(SEATS * KINDS);
  private readonly trick = new Uint8Array(SEATS);

  look(s: State, seat: number): number {
    this.inputs.clear();
    this.count(s);
    this.setting(s, seat);
    this.standing(s, seat);
    this.dice(s, seat);
    this.players(s, seat);
    const count = skullKingDice.legal(s, seat, this.legal);
    this.outputs.set(this.legal.subarray(0, count));
    return count;
  }

  /** What was rolled this round, and the trick that lies there. */
  private count(s: State): void {
    const { shown, trick } = this;
    const { seats, rolls } = s;
    shown.fill(0);
    const begun = (s.trick - 1) * seats;
    for (let i = 0; i < begun + s.landed; i++) {
      const number = Math.floor(i / seats);
      const leader = number < s.trick - 1 ? s.leaders[number] : s.leader;
      shown[((leader + i) % seats) * KINDS + kindOf(rolls[i])]++;
    }
    for (let i = 0; i < s.landed; i++) trick[i] = rolls[begun + i];
  }

  private setting(s: State, seat: number): void {
    const { inputs } = this;
    if (s.phase === Phase.bid) inputs.mark(places.bidding);
    inputs.mark(places.seats + s.seats - 3);
    if (!s.bonuses) inputs.mark(places.landlubber);
    inputs.mark(places.round + s.round - 1);
    inputs.mark(places.left + s.round - s.trick);
    inputs.mark(places.position + after(s, seat));
    inputs.mark(places.led + (s.led === NOTHING_LED ? 0 : s.led - BLACK + 1));
  }

  /** How the trick stands, and who would take it. */
  private standing(s: State, seat: number): void {
    const { inputs, trick } = this;
    const { seats, landed } = s;
    if (landed === 0) {
      inputs.mark(places.best);
      return;
    }
    const verdict = judge(trick, 0, landed);
    const step = stepOf(verdict);
    const place = placeOf(verdict);
    const number = step === HIGHEST_NUMBER ? faceOf(trick[place]) : 0;
    inputs.mark(places.best + (step < HIGHEST_NUMBER ? STEPS_FROM - step : FLAGS + number));
    inputs.mark(places.taker + ((s.leader + place - seat + seats) % seats));
    for (let i = 0; i < landed; i++) {
      if (faceOf(trick[i]) === SKULL) inputs.add(places.skulls + kindOf(trick[i]), SKULLS);
    }
  }

  /** The seat's own dice, those unseen, and on how many sides each kind held would take the trick as it lies. */
  private dice(s: State, seat: number): void {
    const { inputs, shown, trick } = this;
    for (let kind = 0; kind < KINDS; kind++) {
      const held = s.hands[seat * KINDS + kind];
      let unseen = s.counts[kind] - held;
      for (let other = 0; other < s.seats; other++) unseen -= shown[other * KINDS + kind];
      for (let i = 0; i < held; i++) inputs.mark(places.hand + kind * TALL + i);
      for (let i = 0; i < unseen; i++) inputs.mark(places.unseen + kind * TALL + i);
      if (s.phase === Phase.bid || held === 0) continue;
      for (let side = 0; side < SIDES; side++) {
        trick[s.landed] = rollCode(kind, s.faces[kind * SIDES + side]);
        if (placeOf(judge(trick, 0, s.landed + 1)) === s.landed) inputs.add(places.takes + kind, TRICKS);
      }
    }
  }

  private players(s: State, seat: number): void {
    const { inputs } = this;
    const { seats } = s;
    let bids = 0;
    let later = 0;
    for (let far = 0; far < seats; far++) {
      const other = (seat + far) % seats;
      const at = places.players + far * PLAYER;
      const rolled = after(s, other) < s.landed;
      inputs.mark(at + playerPlaces.there);
      if (s.phase !== Phase.bid) {
        const need = s.bids[other] - s.won[other];
        bids += s.bids[other];
        if (far > 0 && !rolled && need > 0) later += need;
        inputs.mark(at + playerPlaces.bid + s.bids[other]);
        inputs.mark(at + playerPlaces.need + Math.max(need - LEAST_NEED, 0));
        if (!rolled) inputs.mark(at + playerPlaces.toRoll);
      }
      this.past(s, other, at, rolled);
    }
    if (s.phase !== Phase.bid) inputs.add(places.overbid, (bids - s.round) * TRICKS);
    inputs.add(places.later, later * TRICKS);
  }

  /** What a player has done in this round. */
  private past(s: State, other: number, at: number, rolled: boolean): void {
    const { inputs } = this;
    inputs.add(at + playerPlaces.won, s.won[other] * TRICKS);
    for (let kind = BLACK; kind < KINDS; kind++) {
      if ((s.voids[other] >> kind) & 1) inputs.mark(at + playerPlaces.voids + kind - BLACK);
    }
    if (rolled)
      inputs.mark(at + playerPlaces.rolled + kindOf(s.rolls[(s.trick - 1) * s.seats + after(s, other)]));
    for (let kind = 0; kind < KINDS; kind++)
      inputs.add(at + playerPlaces.shown + kind, this.shown[other * KINDS + kind] * SHOWN);
    inputs.add(at + playerPlaces.bonus, s.bonus[other] * BONUS);
  }
}

/** How many roll before a seat in the trick. */
const after = (s: State, seat: number): number => (seat - s.leader + s.seats) % s.seats;
