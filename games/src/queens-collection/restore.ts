import * as A from './actions.js';
import { type Box, COLOURS, colours, kindOf, pileOf, widen } from './cards.js';
import { survey } from './cooperation.js';
import { parse } from './notation.js';
import { CARD, CARDS, CLASH, DEED, SEAT, SKIPPED, STEP, STEPS, slotOf } from './record.js';
import { EXCHANGES_KEPT, Phase, phases, State } from './state.js';
import { stretchAt } from './trail.js';
import type { GameView, Turn } from './view.js';

/** The state as far as the viewer knows it: hidden hands are empty, and so is a reserve in unknown order. */
export function restore(view: GameView, box: Box): State {
  const s = new State(view.seats, view.options, box);
  s.phase = phases.indexOf(view.phase) as Phase;
  s.round = view.round;
  s.first = view.first ?? 0;
  s.turn = view.turn;
  s.stall = view.stall;
  s.reshuffles = view.reshuffles;
  s.end = view.reserve;
  s.revealed = view.revealed.length;
  s.up = pileOf(view.revealed);
  s.steps = view.step.count;
  s.took = view.step.took ? 1 : 0;
  s.gained = pileOf(view.step.gained ?? []);
  s.given = pileOf(view.step.given ?? []);
  s.market = pileOf(view.market);
  s.discard = pileOf(view.discard);
  s.removed = pileOf(view.removed);
  s.lastTurns = view.lastTurns;
  view.hands.forEach((hand, seat) => {
    s.hands[seat] = pileOf(hand ?? []);
  });
  view.taken.forEach(({ boxes, pawns }, seat) => {
    s.takenPawns[seat] = pileOf(pawns);
    s.takenBoxes[seat] = boxes.reduce((mask, box) => mask | (1 << kindOf(box)), 0);
  });
  view.sheet.flat().forEach(([boxes, pawns, cards, points], i) => {
    s.sheet.set([boxes, pawns, cards], i * 3);
    s.scores[i % view.seats] += points;
  });
  restoreBoxes(s, view);
  restoreTrails(s, view);
  restoreRecord(s, view);
  return s;
}

function restoreBoxes(s: State, view: GameView): void {
  if (!s.cooperative) {
    s.pawns = pileOf(view.boxes.flatMap(({ pawns }) => pawns));
    return;
  }
  view.boxes.forEach(({ pawns }, box) => {
    for (const pawn of pawns) s.board[box * COLOURS + colours.indexOf(pawn as (typeof colours)[number])]++;
  });
  survey(s);
}

function restoreTrails(s: State, view: GameView): void {
  view.trails.forEach(({ seats, exchanges, mixed, stretches }, side) => {
    stretches.forEach((facts, i) => {
      seats.forEach((seat, hand) => {
        s.need.set(facts.slice(hand * 18, hand * 18 + 9), stretchAt(s, i, seat));
        s.net.set(facts.slice(hand * 18 + 9, hand * 18 + 18), stretchAt(s, i, seat));
      });
    });
    for (const seat of seats) s.stretch[seat] = stretchAt(s, exchanges.length, seat);
    s.exchangeCount[side] = exchanges.length;
    exchanges.forEach(({ cards, by, market, pawns }, i) => {
      const at = side * EXCHANGES_KEPT + i;
      s.exchanges[at] = cards;
      s.exchangeBy[at] = by;
      s.exchangeMarket[at] = widen(market);
      s.exchangePawns[at] = widen(pawns);
    });
    if (mixed === null) return;
    s.mixed[side] = 1;
    s.base.set(mixed.base, side * 9);
    s.least.set(mixed.least, side * 9);
  });
}

function restoreRecord(s: State, view: GameView): void {
  s.turns = view.turns;
  s.slot = slotOf(Math.max(0, view.turns - 1));
  view.record.forEach((turn, i) => {
    const at = slotOf(view.turns - view.record.length + i);
    s.record[at + SEAT] = turn.seat;
    s.record[at + CARDS] = turn.cards.length;
    s.record.set(turn.cards.map(kindOf), at + CARD);
    s.record[at + CLASH] = turn.clash ? 1 : 0;
    restoreDeeds(s, at, turn);
  });
}

function restoreDeeds(s: State, at: number, { did }: Turn): void {
  s.record[at + STEPS] = did.length;
  did.forEach((word, i) => {
    const action = parse(word) ?? A.PARTNER;
    if (s.cooperative) {
      s.record[at + STEP] = Phase.act;
      s.record[at + DEED] = action & 0xff;
      s.record[at + DEED + 1] = action >> 8;
    } else if (action === A.SKIP) s.record[at + STEP] = SKIPPED;
    else if (action < A.SWAP) {
      s.record[at + STEP] = Phase.take;
      s.record[at + DEED + i] = action - A.PAIR;
    } else if (action < A.PARTNER) {
      s.record[at + STEP] = Phase.swap;
      s.record[at + DEED + i] = action - A.SWAP;
    } else s.record[at + STEP] = Phase.partner;
  });
}
