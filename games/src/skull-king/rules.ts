import { everyone, NOBODY, type Outcome, only, type Rng, type SeatSet, shuffle } from '@crossbones/core';
import { places } from '../places.js';
import { CHANGE, discardedCard, LEAD, playedFace, SHOT, WAGER } from './notation.js';
import type { GameOptions } from './options.js';
import { discard } from './powers.js';
import { deal, firstLead, nextTrick, play } from './round.js';
import { Phase, type State } from './state.js';

export function event(s: State): string | null {
  if (s.phase === Phase.dealer) return 'dealer';
  return s.phase === Phase.deal ? `deal/${s.round + 2}` : null;
}

export function chance(s: State, rng: Rng): void {
  if (s.phase === Phase.dealer) {
    s.dealer = firstDealer(s.seats, rng);
    s.phase = Phase.deal;
    return;
  }
  s.pile.set(s.deck.cards);
  shuffle(s.pile, s.deck.cards.length, rng);
  deal(s);
}

/** ◆ SK-5 The first dealer is drawn. */
const firstDealer = (seats: number, rng: Rng): number => rng.below(seats);

export function actors(s: State): SeatSet {
  if (s.phase <= Phase.shot) return s.waiting;
  return s.phase === Phase.over ? NOBODY : only(s.turn);
}

/** Seats that have sealed a choice may change it until the last one is made. */
export function mayAct(s: State): SeatSet {
  return s.phase === Phase.bid || s.phase === Phase.shot ? everyone(s.seats) & ~s.waiting : NOBODY;
}

export function apply(s: State, seat: number, action: number): void {
  switch (s.phase) {
    case Phase.play:
      play(s, seat, playedFace(action));
      return;
    case Phase.bid:
      s.bids[seat] = action;
      s.waiting &= ~only(seat);
      if (s.waiting === NOBODY) bidsAreIn(s);
      return;
    case Phase.shot:
      s.shots[seat] = action - SHOT;
      s.waiting &= ~only(seat);
      if (s.waiting === NOBODY) firstLead(s);
      return;
    case Phase.rosie:
      s.rosieNamed = action - LEAD;
      s.leadsNext = s.rosieNamed;
      break;
    case Phase.will:
      discard(s, seat, discardedCard(action));
      if (s.willDiscarded < s.willDrew) return;
      break;
    case Phase.rascal:
      s.wagers[seat] = (action - WAGER) * 10;
      break;
    case Phase.harry:
      changeBid(s, seat, action - CHANGE - 1);
      break;
  }
  nextTrick(s);
}

function bidsAreIn(s: State): void {
  if (s.options.cannonball) {
    s.waiting = everyone(s.seats);
    s.phase = Phase.shot;
  } else firstLead(s);
}

/** ◆ SK-34 The bid changes for all purposes; the choice of grapeshot or cannonball stays as it is. */
function changeBid(s: State, seat: number, change: number): void {
  s.harryChange = change;
  s.bids[seat] += change;
}

export function outcome(s: State): Outcome | null {
  if (s.phase !== Phase.over) return null;
  const points = Array.from(s.scores.subarray(0, s.seats));
  return { places: sharedWin(points), points, grade: null };
}

/** ◆ SK-9 Equal totals share their place. */
const sharedWin = places;

/** Bids, shots, plays, and one choice for each power, but two for Will. */
export function bound(seats: number, options: GameOptions, rounds: Uint8Array): number {
  const perRound = seats * (options.cannonball ? 2 : 1) + (options.powers ? 5 : 0);
  return rounds.reduce((sum, cards) => sum + cards * seats + perRound, 0);
}
