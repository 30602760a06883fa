import { type Rng, shuffle } from '@crossbones/core';
import * as A from './actions.js';
import { ANY_COLOUR, COLOURS, doubled, JOKER, KINDS, lowestKind, one, present, size } from './cards.js';
import { crossingOf, writeCrossing } from './crossings.js';
import { beginTurn, recordAct, showCard } from './record.js';
import { commonPoints } from './score.js';
import { Phase, type State } from './state.js';

const HAND = 3;

/**
 * ◇ QC-14: pawns on boxes, none at home, all such placements equally likely: they are placed one after the other,
 * and all anew as soon as one stands at home.
 */
export function scatter(s: State, rng: Rng): void {
  const { scattered, spaces } = s;
  for (let i = 0; i < scattered.length; i++) scattered[i] = (i / spaces) | 0;
  for (let i = 0; i < scattered.length; ) {
    const j = i + rng.below(scattered.length - i);
    const pawn = scattered[j];
    scattered[j] = scattered[i];
    scattered[i] = pawn;
    i = pawn === ((i / spaces) | 0) ? 0 : i + 1;
  }
  s.board.fill(0);
  s.stands.fill(0);
  s.where.fill(0);
  s.home = 0;
  for (let i = 0; i < scattered.length; i++) {
    const box = (i / spaces) | 0;
    const pawn = scattered[i];
    s.board[box * COLOURS + pawn]++;
    s.stands[box] |= 1 << pawn;
    s.where[pawn] |= 1 << box;
    scattered[i] = 0;
  }
  s.phase = Phase.deal;
}

/** Reads from the board which colours stand where, and how many pawns are home. */
export function survey(s: State): void {
  s.home = 0;
  s.stands.fill(0);
  s.where.fill(0);
  for (let box = 0; box < COLOURS; box++) {
    s.home += s.board[box * COLOURS + box];
    for (let colour = 0; colour < COLOURS; colour++) mark(s, box, colour);
  }
}

function mark(s: State, box: number, colour: number): void {
  if (s.board[box * COLOURS + colour] > 0) {
    s.stands[box] |= 1 << colour;
    s.where[colour] |= 1 << box;
  } else {
    s.stands[box] &= ~(1 << colour);
    s.where[colour] &= ~(1 << box);
  }
}

export function deal(s: State, rng: Rng): void {
  s.round++;
  s.reserve.set(s.deck);
  s.end = s.deck.length;
  s.top = 0;
  shuffle(s.reserve, s.end, rng);
  s.turn = s.first;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let n = 0; n < HAND && s.top < s.end; n++) s.hands[seat] += one(s.reserve[s.top++]);
  }
  if (s.top === s.end) s.lastTurns = s.seats;
  s.phase = Phase.act;
  beginTurn(s, s.turn);
}

export function legal(s: State, seat: number, out: Uint16Array): number {
  const hand = s.hands[seat];
  if (hand === 0) {
    out[0] = A.SKIP;
    return 1;
  }
  let n = 0;
  const held = present(hand);
  for (let set = held & ANY_COLOUR; set !== 0; set &= set - 1) {
    for (let later = set & (set - 1) & ANY_COLOUR; later !== 0; later &= later - 1) {
      n = pawnsOf(s, lowestKind(set), lowestKind(later), out, n);
    }
  }
  const anySwap = n;
  for (let set = doubled(hand) & ANY_COLOUR; set !== 0; set &= set - 1) {
    n = anyPawns(s, A.MOVE_TWINS + lowestKind(set) * A.EXCHANGES, out, n);
  }
  if (held >> (3 * JOKER) !== 0) {
    // A joker can move whatever two cards of a kind can: its actions have the same order, at higher numbers.
    if (n === anySwap) n = anyPawns(s, A.MOVE_JOKER, out, n);
    else {
      const shift = A.MOVE_JOKER - A.MOVE_TWINS - lowestKind(doubled(hand) & ANY_COLOUR) * A.EXCHANGES;
      for (let i = anySwap, end = n; i < end; i++) out[n++] = out[i] + shift;
    }
  }
  n = redraws(hand, out, n);
  return s.top < s.end ? trades(s, seat, held, out, n) : n;
}

/** Two pawns of these colours: every box of the one with every other box of the other. */
function pawnsOf(s: State, colour: number, other: number, out: Uint16Array, n: number): number {
  const from = A.MOVE_COLOURS + A.duoOf[colour * COLOURS + other] * A.ORDERED;
  return writeCrossing(crossingOf(s.where[colour], s.where[other]), from, out, n);
}

/** Any two pawns: of every two boxes every colour of the one with every other colour of the other. */
function anyPawns(s: State, from: number, out: Uint16Array, n: number): number {
  const { stands } = s;
  let at = from;
  let count = n;
  for (let box = 0; box < COLOURS; box++) {
    for (let other = box + 1; other < COLOURS; other++) {
      count = writeCrossing(crossingOf(stands[box], stands[other]), at, out, count);
      at += A.ORDERED;
    }
  }
  return count;
}

/** All ways to throw away one, two or three of a hand of at most three. */
function redraws(hand: number, out: Uint16Array, n: number): number {
  const cards = size(hand);
  const a = lowestKind(present(hand));
  if (cards === 1) {
    out[n++] = A.REDRAW + a;
    return n;
  }
  const b = lowestKind(present(hand - one(a)));
  const c = cards === 3 ? lowestKind(present(hand - one(a) - one(b))) : b;
  out[n++] = A.REDRAW + a;
  if (b !== a) out[n++] = A.REDRAW + b;
  if (c !== b) out[n++] = A.REDRAW + c;
  out[n++] = A.redrawTwo[a * KINDS + b];
  if (cards === 2) return n;
  if (c !== b) out[n++] = A.redrawTwo[a * KINDS + c];
  if (a !== b) out[n++] = A.redrawTwo[b * KINDS + c];
  out[n++] = A.redrawThree[(a * KINDS + b) * KINDS + c];
  return n;
}

function trades(s: State, seat: number, held: number, out: Uint16Array, n: number): number {
  for (let set = held; set !== 0; set &= set - 1) {
    const from = A.TRADE + lowestKind(set) * A.TRADE_STEP;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      for (let theirs = present(s.hands[other]); theirs !== 0; theirs &= theirs - 1) {
        out[n++] = from + other * KINDS + lowestKind(theirs);
      }
    }
  }
  return n;
}

export function apply(s: State, seat: number, action: number): void {
  recordAct(s, action);
  if (action >= A.TRADE) trade(s, seat, action - A.TRADE);
  else if (action >= A.REDRAW) pay(s, seat, A.redrawn[action - A.REDRAW]);
  else if (action >= A.MOVE_TWINS) {
    const cards = ((action - A.MOVE_TWINS) / A.EXCHANGES) | 0;
    const swap = (action - A.MOVE_TWINS) % A.EXCHANGES;
    const boxes = (swap / A.ORDERED) | 0;
    const pawns = swap % A.ORDERED;
    pay(s, seat, cards === JOKER ? one(JOKER) : 2 * one(cards));
    swapPawns(s, A.duoFirst[boxes], A.orderedFirst[pawns], A.duoSecond[boxes], A.orderedSecond[pawns]);
  } else if (action >= A.MOVE_COLOURS) {
    const duo = ((action - A.MOVE_COLOURS) / A.ORDERED) | 0;
    const boxes = (action - A.MOVE_COLOURS) % A.ORDERED;
    const pawn = A.duoFirst[duo];
    const other = A.duoSecond[duo];
    pay(s, seat, one(pawn) + one(other));
    swapPawns(s, A.orderedFirst[boxes], pawn, A.orderedSecond[boxes], other);
  }
  endTurn(s, seat);
}

function pay(s: State, seat: number, cards: number): void {
  s.hands[seat] -= cards;
  s.discard += cards;
}

function trade(s: State, seat: number, trade: number): void {
  const own = one((trade / A.TRADE_STEP) | 0);
  const theirs = one(trade % KINDS);
  const other = ((trade % A.TRADE_STEP) / KINDS) | 0;
  s.hands[seat] += theirs - own;
  s.hands[other] += own - theirs;
  s.unseen += one(s.reserve[s.top++]);
}

function swapPawns(s: State, box: number, pawn: number, otherBox: number, otherPawn: number): void {
  s.home += (box === otherPawn ? 1 : 0) + (otherBox === pawn ? 1 : 0);
  s.home -= (box === pawn ? 1 : 0) + (otherBox === otherPawn ? 1 : 0);
  s.board[box * COLOURS + pawn]--;
  s.board[box * COLOURS + otherPawn]++;
  s.board[otherBox * COLOURS + otherPawn]--;
  s.board[otherBox * COLOURS + pawn]++;
  mark(s, box, pawn);
  mark(s, box, otherPawn);
  mark(s, otherBox, otherPawn);
  mark(s, otherBox, pawn);
}

/** ◆ QC-16: with every pawn home there is nothing left to do, whoever's turn it is. */
const allHome = (s: State): boolean => s.home === s.box.colours * s.spaces;

function endTurn(s: State, seat: number): void {
  if (allHome(s)) {
    s.phase = Phase.over;
    return;
  }
  if (s.lastTurns > 0) {
    if (--s.lastTurns === 0) {
      s.phase = Phase.over;
      return;
    }
  } else {
    for (let n = size(s.hands[seat]); n < HAND && s.top < s.end; n++) {
      const card = s.reserve[s.top++];
      showCard(s, card);
      s.hands[seat] += one(card);
    }
    if (s.top === s.end) s.lastTurns = s.seats;
  }
  s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
  beginTurn(s, s.turn);
}

/** QC-17: the score as the pawns stand. */
export function points(s: State): number {
  let pure = 0;
  for (let box = 0; box < s.box.colours; box++) if (s.board[box * COLOURS + box] === s.spaces) pure++;
  return commonPoints(pure, s.spaces, s.box.colours * s.spaces - s.home);
}
