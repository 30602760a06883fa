import { FastRng } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { MARKET } from '@crossbones/games/queens-collection/seen/limit';
import type { Encoder } from '../net/actor.js';
import { found, Inputs } from '../net/inputs.js';
import {
  ANSWERS,
  Answers,
  BY_TWINS,
  MARKET_SWAP,
  OWN_TO_JOKER,
  PARTNER_SWAP,
  TWINS_TO_JOKER,
} from './answers.js';
import { ColourOrder } from './colour-order.js';
import { countUnseen } from './luck.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';
import {
  COLOUR,
  COPIES,
  colourPlaces,
  INPUTS,
  JOKERS,
  MOST_SIZE,
  places,
  SEEN_COPIES,
  SEEN_JOKERS,
} from './places.js';
import { isRival, seenIn } from './rival.js';

const { COLOURS, count, doubled, JOKER, KINDS, present, size } = QueensCollection.cards;
const { PAIR, PARTNER, pairColour, pairHandKind, SWAP } = QueensCollection.actions;
const { partnerOf, Phase, roundPoints } = QueensCollection;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** How much more inclined a point makes the mate. */
const A_POINT = 6;
/** Amounts are scaled to be near 1, and come out the same in two bytes as in four. */
const FINE = 1 / 16;
const COUNTED = 1 / 8;

/** A decision of The Queen's Collection as a network is asked it: everything the seat may know, and what the mate weighs. */
export class Encoding implements Encoder<State> {
  readonly inputs = new Inputs(INPUTS);
  readonly legal = new Uint16Array(ANSWERS);
  readonly outputs = new Uint8Array(ANSWERS);
  readonly leanings = new Float32Array(ANSWERS);
  private readonly order = new ColourOrder();
  private readonly answers = new Answers(this.order);
  private readonly adviser = mate(new Outlook(), (action, worth) => this.answers.note(action, worth), true);
  private readonly unseen = new Uint8Array(KINDS);
  /** The mate leaves nothing to chance. */
  private readonly rng = new FastRng('mate');

  look(s: State, seat: number): number {
    this.inputs.clear();
    this.order.look(s, seat);
    const count = this.weigh(s, seat);
    const cards = countUnseen(s, seat, this.unseen);
    this.setting(s, seat, cards);
    this.jokers(s, seat);
    this.others(s, seat);
    for (let slot = 0; slot < COLOURS; slot++)
      this.ofColour(s, seat, this.order.colour[slot], places.colours + slot * COLOUR);
    return count;
  }

  /** What the mate would weigh; alone where there is nothing to weigh. */
  private weigh(s: State, seat: number): number {
    const { answers, inputs } = this;
    const { actions, open, worth } = answers;
    answers.clear();
    const choice = this.adviser(s, seat, this.rng);
    if (!open.includes(1)) answers.note(choice, 0);
    let best = Number.NEGATIVE_INFINITY;
    for (let answer = 0; answer < ANSWERS; answer++)
      if (open[answer] === 1) best = Math.max(best, worth[answer]);
    inputs.add(places.best, found(best / 4));
    let n = 0;
    for (let answer = 0; answer < ANSWERS; answer++) {
      if (open[answer] === 0) continue;
      this.legal[n] = actions[answer];
      this.outputs[n] = answer;
      this.leanings[n++] = A_POINT * worth[answer];
      inputs.mark(places.open + answer);
      inputs.add(places.behind + answer, found(Math.fround(worth[answer] - best)));
      this.cardsOf(answer, actions[answer]);
    }
    return n;
  }

  /** What an answer alone does not tell. */
  private cardsOf(answer: number, action: number): void {
    const { inputs } = this;
    const { slot } = this.order;
    if (answer >= MARKET_SWAP) {
      const swap = action - (answer >= PARTNER_SWAP ? PARTNER : SWAP);
      const row = (answer - MARKET_SWAP) * KINDS;
      inputs.mark(places.give + row + slot[Math.floor(swap / KINDS)]);
      inputs.mark(places.get + row + slot[swap % KINDS]);
      return;
    }
    if (answer === TWINS_TO_JOKER) {
      inputs.mark(places.free + slot[pairHandKind[action - PAIR]]);
      inputs.mark(places.free + COLOURS + slot[pairColour[action - PAIR]]);
    } else if (answer >= BY_TWINS && answer < OWN_TO_JOKER)
      inputs.mark(places.twins + (answer - BY_TWINS) * COLOURS + slot[pairHandKind[action - PAIR]]);
  }

  /** The first so many of a row of places. */
  private upTo(at: number, number: number, most: number): void {
    for (let i = 0; i < number && i < most; i++) this.inputs.mark(at + i);
  }

  private setting(s: State, seat: number, cards: number): void {
    const { inputs, unseen } = this;
    const boxes = present(s.pawns);
    inputs.mark(places.table + (s.teams ? 3 : s.seats - 2));
    inputs.mark(places.phase + s.phase - Phase.reveal);
    if (s.phase === Phase.reveal) {
      inputs.mark(places.revealed + s.revealed);
      let safe = 0;
      for (let kind = 0; kind < KINDS; kind++)
        if (kind === JOKER || count(s.up, kind) === 0) safe += unseen[kind];
      if (cards > 0) inputs.add(places.safe, found(safe / cards));
    }
    inputs.mark(places.steps + s.steps);
    inputs.mark(places.pawns + size(s.pawns));
    inputs.mark(places.boxes + membersOf(boxes));
    inputs.mark(places.lonely + membersOf(boxes & ~doubled(s.pawns)));
    inputs.mark(places.held + Math.min(MOST_SIZE - 1, size(s.hands[seat] + s.up)));
    inputs.add(places.stall, s.stall * FINE);
    inputs.add(places.reserve, (s.end - s.top) * FINE);
    inputs.add(places.discard, size(s.discard) * FINE);
    if (s.reshuffles > 0) inputs.mark(places.reshuffled);
  }

  private jokers(s: State, seat: number): void {
    this.upTo(places.jokers, count(s.hands[seat] + s.up, JOKER), JOKERS);
    this.upTo(places.jokersUp, count(s.up, JOKER), MARKET);
    this.upTo(places.jokersLie, count(s.market, JOKER), MARKET);
    this.upTo(places.jokersShared, count(partnersHand(s, seat), JOKER), JOKERS);
    this.inputs.add(places.jokersUnseen, this.unseen[JOKER] * COUNTED);
    this.inputs.add(places.jokersGone, count(s.discard, JOKER) * COUNTED);
  }

  private others(s: State, seat: number): void {
    const { inputs } = this;
    for (let far = 0; far < s.seats; far++) {
      const other = (seat + far) % s.seats;
      inputs.add(
        places.points + far,
        roundPoints(membersOf(s.takenBoxes[other]), size(s.takenPawns[other]), 0) * FINE,
      );
      if (far === 0) continue;
      inputs.mark(places.sizes + (far - 1) * MOST_SIZE + Math.min(MOST_SIZE - 1, size(s.hands[other])));
      if (isRival(s, seat, other))
        this.upTo(places.jokersKnown + (far - 1) * SEEN_JOKERS, seenIn(s, other, JOKER), SEEN_JOKERS);
    }
  }

  private ofColour(s: State, seat: number, colour: number, at: number): void {
    const standing = count(s.pawns, colour);
    if (standing > 0) this.inputs.mark(at + colourPlaces.pawns + standing - 1);
    this.upTo(at + colourPlaces.own, count(s.hands[seat] + s.up, colour), COPIES);
    this.upTo(at + colourPlaces.up, count(s.up, colour), 1);
    this.upTo(at + colourPlaces.market, count(s.market, colour), MARKET);
    this.upTo(at + colourPlaces.gained, count(s.gained, colour), 1);
    this.upTo(at + colourPlaces.given, count(s.given, colour), 1);
    this.upTo(at + colourPlaces.partner, count(partnersHand(s, seat), colour), COPIES);
    this.upTo(at + colourPlaces.unseen, this.unseen[colour], COPIES);
    this.upTo(at + colourPlaces.discard, count(s.discard, colour), COPIES);
    for (let far = 1; far < s.seats; far++) {
      const other = (seat + far) % s.seats;
      if (isRival(s, seat, other))
        this.upTo(at + colourPlaces.known + (far - 1) * SEEN_COPIES, seenIn(s, other, colour), SEEN_COPIES);
    }
  }
}

const partnersHand = (s: State, seat: number): Pile => (s.teams ? s.hands[partnerOf(seat)] : 0);

function membersOf(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
