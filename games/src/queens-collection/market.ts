import { type Rng, shuffle } from '@crossbones/core';
import * as A from './actions.js';
import {
  ANY_COLOUR,
  COLOURS,
  count,
  doubled,
  JOKER,
  KINDS,
  lowestKind,
  one,
  type Pile,
  present,
  size,
  spread,
} from './cards.js';
import { beginTurn, CARD, recordClash, recordStep, SKIPPED, showCard } from './record.js';
import { roundPoints } from './score.js';
import { isOver, MARKET, MOST_REVEALED } from './seen/limit.js';
import { partnerOf } from './seen/team.js';
import { Phase, type State } from './state.js';
import { clearTrails, exchange, gain, gainAll, spend } from './trail.js';

const START_HAND = 2;
/** ◆ QC-9: a round in which nobody takes anything ends after so many turns for each player. */
export const STALL_TURNS = 5;

export function deal(s: State, rng: Rng): void {
  if (s.round > 0) s.first = (s.first + 1) % s.seats;
  s.round++;
  s.reserve.set(s.deck);
  s.end = s.deck.length;
  s.top = 0;
  shuffle(s.reserve, s.end, rng);
  s.discard = 0;
  s.removed = 0;
  s.market = 0;
  s.stall = 0;
  s.reshuffles = 0;
  s.turns = 0;
  s.pawns = 0;
  for (let colour = 0; colour < s.box.colours; colour++) s.pawns += s.spaces * one(colour);
  clearTrails(s);
  for (let seat = 0; seat < s.seats; seat++) {
    s.hands[seat] = 0;
    s.takenPawns[seat] = 0;
    s.takenBoxes[seat] = 0;
    for (let n = 0; n < START_HAND && s.top < s.end; n++) s.hands[seat] += one(s.reserve[s.top++]);
  }
  for (let n = 0; n < MARKET && s.top < s.end; n++) s.market += one(s.reserve[s.top++]);
  startTurn(s, s.first);
}

function startTurn(s: State, seat: number): void {
  s.turn = seat;
  s.phase = Phase.reveal;
  s.revealed = 0;
  s.steps = 0;
  s.took = 0;
  beginTurn(s, seat);
}

/** ◆ QC-8: a card can be had while reserve or discard have one; what was turned up this turn lies in neither. */
export const canDraw = (s: State): boolean => s.top < s.end || s.discard !== 0;

/** The discard becomes the reserve, and the step that needed a card goes on. */
export function reshuffle(s: State, rng: Rng): void {
  s.end = spread(s.discard, s.reserve);
  s.top = 0;
  s.discard = 0;
  s.reshuffles++;
  shuffle(s.reserve, s.end, rng);
  if (s.phase === Phase.reshuffleReveal) {
    s.phase = Phase.reveal;
    turnUp(s);
  } else refill(s);
}

/** ◆ QC-3: a joker has no colour, so only pawn cards clash. */
const clashes = (up: Pile, card: number): boolean => card !== JOKER && count(up, card) > 0;

/** ◆ QC-3: one card at a time, so that one may stop after each. */
function turnUp(s: State): void {
  const card = s.reserve[s.top++];
  showCard(s, card);
  s.revealed++;
  if (clashes(s.up, card)) {
    recordClash(s);
    s.discard += s.up + one(card);
    s.up = 0;
    s.phase = Phase.choose;
    return;
  }
  s.up += one(card);
  if (s.revealed === MOST_REVEALED) join(s);
}

function join(s: State): void {
  const seat = s.turn;
  s.hands[seat] += s.up;
  for (let i = 0; i < s.revealed; i++) gain(s, seat, s.record[s.slot + CARD + i]);
  s.up = 0;
  s.phase = Phase.choose;
}

const partnersHand = (s: State, seat: number): Pile => (s.teams ? s.hands[partnerOf(seat)] : 0);

/** ◆ QC-4: with an empty hand, or nothing on the other side to take or swap, the step is skipped. */
export const mustSkip = (s: State, seat: number): boolean =>
  s.hands[seat] === 0 || (s.market === 0 && partnersHand(s, seat) === 0);

export function legal(s: State, seat: number, out: Uint16Array): number {
  let n = 0;
  switch (s.phase) {
    case Phase.reveal:
      if (canDraw(s)) out[n++] = A.REVEAL;
      out[n++] = A.STOP;
      return n;
    case Phase.choose:
      if (mustSkip(s, seat)) {
        out[0] = A.SKIP;
        return 1;
      }
      n = pairs(s.hands[seat], s.market, freeColours(s), out, 0);
      n = swaps(s.hands[seat], s.market, A.SWAP, out, n);
      return s.teams ? swaps(s.hands[seat], partnersHand(s, seat), A.PARTNER, out, n) : n;
    case Phase.take:
      out[0] = A.DONE;
      return pairs(s.hands[seat], s.market, freeColours(s), out, 1);
    case Phase.swap:
      out[0] = A.DONE;
      return swaps(s.hands[seat] - s.gained, s.market - s.given, A.SWAP, out, 1);
    default:
      out[0] = A.DONE;
      return swaps(s.hands[seat] - s.gained, partnersHand(s, seat) - s.given, A.PARTNER, out, 1);
  }
}

/** ◆ QC-5: where both halves are free, any colour that still has a pawn may be named. */
export const freeColours = (s: State): number => present(s.pawns);

export function pairs(hand: Pile, market: Pile, free: number, out: Uint16Array, n: number): number {
  const own = present(hand);
  const held = own & ANY_COLOUR;
  const lying = present(market);
  const offered = lying & ANY_COLOUR;
  const jokerHeld = own !== held;
  const jokerLies = lying !== offered;
  n = each(held & offered, A.PAIR, out, n);
  if (jokerLies) n = each(held, A.PAIR_MARKET_JOKER, out, n);
  if (jokerHeld) n = each(offered, A.PAIR_HAND_JOKER, out, n);
  if (jokerHeld && jokerLies) n = each(free, A.PAIR_JOKERS, out, n);
  const twins = doubled(hand) & ANY_COLOUR;
  for (let set = twins; set !== 0; set &= set - 1) {
    n = each(offered, A.PAIR_TWINS + lowestKind(set) * COLOURS, out, n);
  }
  if (!jokerLies) return n;
  for (let set = twins; set !== 0; set &= set - 1) {
    n = each(free, A.PAIR_TWINS_JOKER + lowestKind(set) * COLOURS, out, n);
  }
  return n;
}

function each(set: number, from: number, out: Uint16Array, n: number): number {
  for (let rest = set; rest !== 0; rest &= rest - 1) out[n++] = from + lowestKind(rest);
  return n;
}

function swaps(own: Pile, others: Pile, from: number, out: Uint16Array, n: number): number {
  const theirs = present(others);
  for (let set = present(own); set !== 0; set &= set - 1) {
    n = each(theirs, from + lowestKind(set) * KINDS, out, n);
  }
  return n;
}

export function apply(s: State, seat: number, action: number): void {
  if (action >= A.PARTNER) swapWithPartner(s, seat, action - A.PARTNER);
  else if (action >= A.SWAP) swapWithMarket(s, seat, action - A.SWAP);
  else if (action >= A.PAIR) take(s, seat, action - A.PAIR);
  else if (action === A.REVEAL) {
    if (s.top < s.end) turnUp(s);
    else s.phase = Phase.reshuffleReveal;
  } else if (action === A.STOP) join(s);
  else if (action === A.DONE) endStep(s);
  else {
    recordStep(s, SKIPPED, 0);
    endTurn(s);
  }
}

function take(s: State, seat: number, pair: number): void {
  const paid = A.pairFromHand[pair];
  const kind = A.pairHandKind[pair];
  const market = one(A.pairFromMarket[pair]);
  s.hands[seat] -= paid;
  s.market -= market;
  spend(s, seat, kind);
  if (paid !== one(kind)) spend(s, seat, kind);
  takePawn(s, seat, A.pairColour[pair], paid + market);
  recordStep(s, Phase.take, pair);
  s.phase = Phase.take;
  // Whether the hand has another pair is its owner's secret, so a step ends by itself only where all can see why.
  if (isOver(++s.steps, s.hands[seat], s.market)) endStep(s);
}

/** ◆ QC-6: without a pawn to take, the cards of a pair, jokers too, are out for the round. */
function takePawn(s: State, seat: number, colour: number, cards: Pile): void {
  const pawn = one(colour);
  const standing = count(s.pawns, colour);
  if (standing === 0) {
    s.removed += cards;
    return;
  }
  s.discard += cards;
  s.pawns -= pawn;
  s.takenPawns[seat] += pawn;
  s.took = 1;
  if (standing === 1) s.takenBoxes[seat] |= 1 << colour;
}

function swapWithMarket(s: State, seat: number, swap: number): void {
  const kind = (swap / KINDS) | 0;
  const own = one(kind);
  const other = one(swap % KINDS);
  s.hands[seat] += other - own;
  s.market += own - other;
  s.gained += other;
  s.given += own;
  spend(s, seat, kind);
  recordStep(s, Phase.swap, swap);
  s.phase = Phase.swap;
  if (isOver(++s.steps, s.hands[seat] - s.gained, s.market - s.given)) endStep(s);
}

function swapWithPartner(s: State, seat: number, swap: number): void {
  const partner = partnerOf(seat);
  const own = one((swap / KINDS) | 0);
  const other = one(swap % KINDS);
  s.hands[seat] += other - own;
  s.hands[partner] += own - other;
  s.gained += other;
  s.given += own;
  exchange(s, seat, s.steps === 0);
  recordStep(s, Phase.partner, 0);
  s.phase = Phase.partner;
  if (isOver(++s.steps, s.hands[seat] - s.gained, s.hands[partner] - s.given)) endStep(s);
}

function endStep(s: State): void {
  if (s.phase === Phase.swap) gainAll(s, s.turn, s.gained);
  s.gained = 0;
  s.given = 0;
  endTurn(s);
}

function endTurn(s: State): void {
  s.stall = s.took === 1 ? 0 : s.stall + 1;
  if (roundIsOver(s)) endRound(s);
  else refill(s);
}

/** ◆ QC-9: asked after a whole turn, so that all its pairs may be finished. */
const roundIsOver = (s: State): boolean => lastBox(s.pawns) || s.stall >= STALL_TURNS * s.seats;

/** Whether pawns stand on one box at most. */
export function lastBox(pawns: Pile): boolean {
  const boxes = present(pawns);
  return (boxes & (boxes - 1)) === 0;
}

function refill(s: State): void {
  for (let n = size(s.market); n < MARKET; n++) {
    if (s.top === s.end) {
      if (s.discard === 0) break;
      s.phase = Phase.reshuffleRefill;
      return;
    }
    s.market += one(s.reserve[s.top++]);
  }
  startTurn(s, s.turn + 1 === s.seats ? 0 : s.turn + 1);
}

function endRound(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const at = ((s.round - 1) * s.seats + seat) * 3;
    const mask = s.takenBoxes[seat];
    let boxes = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) boxes++;
    s.sheet[at] = boxes;
    s.sheet[at + 1] = size(s.takenPawns[seat]);
    s.sheet[at + 2] = size(s.hands[seat]);
    s.scores[seat] += roundPoints(boxes, s.sheet[at + 1], s.sheet[at + 2]);
  }
  s.phase = s.round === s.rounds ? Phase.over : Phase.deal;
}
