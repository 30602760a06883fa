import * as SkullKing from '@crossbones/games/skull-king/index';
import { Inputs } from '../net/inputs.js';
import { firstOf, KINDS, kindOf, shareOf } from './kinds.js';
import { outputOf, seatFrom } from './outputs.js';
import { INPUTS, places, SEATS, SUITS, TALLY } from './places.js';
import { Suits } from './suits.js';

const { CANNONBALL, cardOf, isTaken, judge, ledBy, Nature, NONE, Phase } = SkullKing;
const { playedFace, positionOf, skullKing, UNSETTLED, WORD_SIZE } = SkullKing;

/** Who stands to take a trick, besides the seats. */
const TRICK_EMPTY = SEATS;
const TAKEN_BY_NOBODY = SEATS + 1;
/** Amounts are scaled to be near 1. */
const BONUS = 0.02;
const WAGER = 1 / 20;
const TRICKS = 0.2;
const FOURTEENS = 0.05;
const CARDS = 1 / 70;

/**
 * A decision of Skull King as a network is asked it: everything the seat may know, and nothing else. Players are
 * counted from the seat on, plain suits by what they matter to it, alike cards as one.
 */
export class Encoding {
  readonly inputs = new Inputs(INPUTS);
  readonly legal = new Uint16Array(skullKing.actions);
  /** The output of the network for each legal action. */
  readonly outputs = new Uint8Array(skullKing.actions);
  private readonly suits = new Suits();
  private readonly trick = new Uint8Array(SEATS);
  /** Cards of each kind that the seat has not seen, once all that it has are taken off. */
  private readonly unseen = new Int8Array(KINDS);

  /** Looks at a state in which the seat is to act, and tells how many actions are legal. */
  look(s: SkullKing.State, seat: number): number {
    this.inputs.clear();
    this.unseen.fill(0);
    this.suits.look(s, seat);
    this.hand(s, seat);
    this.dead(s, seat);
    this.table(s, seat);
    this.players(s, seat);
    this.setting(s, seat);
    const count = this.choices(s, seat);
    if (s.phase === Phase.play) this.standing(s, seat, count);
    return count;
  }

  private hand(s: SkullKing.State, seat: number): void {
    const { suits, unseen } = this;
    for (let word = 0; word < 3; word++) {
      for (let bits = s.held[seat * 3 + word]; bits !== 0; bits &= bits - 1) {
        const kind = kindOf(s, suits, word * WORD_SIZE + 31 - Math.clz32(bits & -bits));
        unseen[kind]--;
        this.list(places.hand, kind);
      }
    }
  }

  /** Cards out of play for all the seat knows: thrown away to Will, or shown undealt by Juanita. */
  private dead(s: SkullKing.State, seat: number): void {
    const { suits, unseen } = this;
    if (s.will === seat) {
      for (let i = 0; i < s.willDiscarded; i++) {
        const kind = kindOf(s, suits, s.discards[i]);
        unseen[kind]--;
        this.list(places.dead, kind);
      }
    }
    if (s.juanita !== seat) return;
    const { cards } = s.deck;
    for (let i = 0; i < cards.length; i++) unseen[kindOf(s, suits, cards[i])]++;
    for (let i = 0; i < s.played; i++) unseen[kindOf(s, suits, cardOf(s.faces[i]))]--;
    // Another may have drawn some of them since; which, shows only when they are played.
    for (let i = s.will === seat ? s.top : s.juanitaTop; i < cards.length; i++) {
      const kind = kindOf(s, suits, s.pile[i]);
      if (unseen[kind]-- > 0) this.list(places.dead, kind);
    }
  }

  /** Lists one more card of a kind; of alike ones the first place that is free. */
  private list(block: number, kind: number): void {
    const { inputs } = this;
    let place = block + firstOf(kind);
    while (inputs.values[place] !== 0) place++;
    inputs.mark(place);
  }

  /** Everything played this round, the trick that lies there, and the voids shown. */
  private table(s: SkullKing.State, seat: number): void {
    const { inputs, suits } = this;
    const { nature, suit } = s.deck;
    const start = s.played - s.inTrick;
    let led: number = UNSETTLED;
    for (let i = 0; i < s.played; i++) {
      const face = s.faces[i];
      const kind = kindOf(s, suits, face);
      const player = seatFrom(s, seat, s.players[i]);
      inputs.add(places.played + player * KINDS + kind, shareOf(s, kind));
      if (i >= start) inputs.mark(places.trick + (i - start) * KINDS + kind);
      if (i % s.hands === 0) led = UNSETTLED;
      if (led >= 0 && nature[face] === Nature.number && suit[face] !== led)
        if (player > 0 && s.players[i] < s.seats)
          inputs.mark(places.voids + (player - 1) * SUITS + suits.place[led]);
      if (led === UNSETTLED) led = ledBy(s.deck, face);
    }
    inputs.mark(places.led + (s.led >= 0 ? 2 + suits.place[s.led] : s.led === UNSETTLED ? 0 : 1));
    if (s.will !== NONE && s.willDrew > 0) inputs.mark(places.willed + seatFrom(s, seat, s.will));
  }

  private players(s: SkullKing.State, seat: number): void {
    const { inputs } = this;
    const bidding = s.phase === Phase.bid;
    const shot = s.options.cannonball && s.phase > Phase.shot;
    for (let player = 0; player < s.seats; player++) {
      const from = seatFrom(s, seat, player);
      inputs.mark(places.bid + from * TALLY + (bidding ? TALLY - 1 : s.bids[player]));
      if (bidding) continue;
      inputs.mark(places.need + from * TALLY + Math.max(0, s.bids[player] - s.won[player] + 1));
      if (shot) inputs.mark(places.shot + from * 2 + (s.shots[player] === CANNONBALL ? 1 : 0));
      inputs.add(places.bonus + from, s.bonus[player] * BONUS);
      inputs.add(places.wager + from, s.wagers[player] * WAGER);
    }
    for (let i = 0; i < s.alliances; i++) {
      const one = seatFrom(s, seat, s.allies[i * 2]);
      const other = seatFrom(s, seat, s.allies[i * 2 + 1]);
      if (one === 0 || other === 0) inputs.add(places.ally + one + other, 1);
      inputs.add(places.allies + one, 1);
      inputs.add(places.allies + other, 1);
    }
  }

  /** The round, its rules, and how bids and tricks compare. */
  private setting(s: SkullKing.State, seat: number): void {
    const { inputs } = this;
    const { options } = s;
    const left = s.dealt - (s.played - s.inTrick) / s.hands;
    if (left > 0) inputs.mark(places.left + left - 1);
    inputs.mark(places.dealt + s.dealt - 1);
    inputs.mark(places.seats + s.seats - 2);
    inputs.mark(places.phase + s.phase - Phase.bid);
    if (s.phase === Phase.play) inputs.mark(places.position + s.inTrick);
    else if (s.phase < Phase.play) inputs.mark(places.position + firstPosition(s, seat));
    if (options.scoring === 'rascal') inputs.mark(places.options);
    if (options.cannonball) inputs.mark(places.options + 1);
    if (options.kraken) inputs.mark(places.options + 2);
    if (options.whale) inputs.mark(places.options + 3);
    if (options.loot) inputs.mark(places.options + 4);
    if (options.powers) inputs.mark(places.options + 5);
    if (options.kraken && options.krakenLead === 'would-have-won') inputs.mark(places.options + 6);
    inputs.add(places.sums + 3, (s.deck.cards.length - s.top) * CARDS);
    if (s.phase === Phase.bid) return;
    let bids = 0;
    let needs = 0;
    for (let player = 0; player < s.seats; player++) {
      bids += s.bids[player];
      needs += Math.max(0, s.bids[player] - s.won[player]);
    }
    inputs.add(places.sums + 1, (bids - s.dealt) * TRICKS);
    inputs.add(places.sums + 2, (needs - left) * TRICKS);
  }

  private choices(s: SkullKing.State, seat: number): number {
    const { inputs, legal, outputs } = this;
    const count = skullKing.legal(s, seat, legal);
    for (let i = 0; i < count; i++) {
      outputs[i] = outputOf(s, seat, this.suits, legal[i]);
      inputs.mark(places.legal + outputs[i]);
    }
    return count;
  }

  /** How the trick stands, and which cards would take it if it ended with them. */
  private standing(s: SkullKing.State, seat: number, count: number): void {
    const { inputs, legal, outputs, trick } = this;
    const { deck, inTrick } = s;
    const start = s.played - inTrick;
    for (let i = 0; i < inTrick; i++) {
      trick[i] = s.faces[start + i];
      const nature = deck.nature[trick[i]];
      inputs.add(places.sums, fourteen(deck, trick[i]) * FOURTEENS);
      if (nature === Nature.kraken) inputs.mark(places.sums + 4);
      if (nature === Nature.whale) inputs.mark(places.sums + 5);
    }
    let best = TRICK_EMPTY;
    if (inTrick > 0) {
      const verdict = judge(deck, trick, 0, inTrick);
      best = isTaken(verdict) ? seatFrom(s, seat, s.players[start + positionOf(verdict)]) : TAKEN_BY_NOBODY;
    }
    inputs.mark(places.best + best);
    for (let i = 0; i < count; i++) {
      trick[inTrick] = playedFace(legal[i]);
      const verdict = judge(deck, trick, 0, inTrick + 1);
      if (isTaken(verdict) && positionOf(verdict) === inTrick) inputs.mark(places.wins + outputs[i]);
    }
  }
}

/** Where a seat will play in the first trick; Greybeard plays second of three. */
function firstPosition(s: SkullKing.State, seat: number): number {
  const after = (seat - s.dealer - 1 + s.seats) % s.seats;
  return s.hands === s.seats ? after : after * 2;
}

function fourteen(deck: SkullKing.Deck, face: number): number {
  if (deck.value[face] !== 14) return 0;
  return deck.suit[face] === SkullKing.BLACK ? 20 : 10;
}
