import { type Outcome, type Rng, shuffle } from '@crossbones/core';
import { attempt, begin, lose, loseDrawn, next, turnUp } from './attempt.js';
import { GONE, IN_HAND, MOST_GANGS, MOST_IN_HAND } from './discs.js';
import { mayGloat } from './legal.js';
import {
  CHALLENGE,
  FIRST,
  GLOAT,
  LEAST_RAISE,
  LOSE,
  OWN_WORDS,
  PASS,
  PICK,
  RAISE,
  SKULL,
  TURN,
} from './notation.js';
import type { GameOptions } from './options.js';
import { places } from './score.js';
import { gangNamed, gangOf, NONE, Phase, personsOf, roundsFor, type State } from './state.js';

const lossEvents: readonly string[] = Array.from(
  { length: roundsFor(MOST_GANGS) + 1 },
  (_, round) => `loss/${round}`,
);

export function event(state: State): string | null {
  if (state.phase === Phase.first) return 'first';
  return state.phase === Phase.draw ? lossEvents[state.round] : null;
}

export function chance(state: State, rng: Rng): void {
  if (state.phase === Phase.first) {
    begin(state, rng.below(state.gangs));
    return;
  }
  const { shuffled, challenger } = state;
  const size = state.discs[challenger];
  if (state.skull[challenger] !== GONE) shuffled[0] = 1;
  shuffle(shuffled, size, rng);
  // Nobody picks if the skull was of the same person's other gang; the first of the shuffled discs is as good as any.
  const skull = shuffled[state.picked === NONE ? 0 : state.picked] === 1;
  for (let at = 0; at < size; at++) shuffled[at] = 0;
  loseDrawn(state, skull);
}

export function actors(state: State): number {
  if (state.phase === Phase.place) return personsOf(state, state.owing);
  return state.turn === NONE ? 0 : 1 << state.seatOf[state.turn];
}

export function mayAct(state: State): number {
  if (state.phase === Phase.place) {
    const placed = state.alive & ~state.owing & ~(1 << state.first);
    return personsOf(state, placed) & ~actors(state);
  }
  if (state.phase !== Phase.loss) return 0;
  let gloating = 0;
  for (let gang = 0; gang < state.gangs; gang++) if (mayGloat(state, gang)) gloating |= 1 << gang;
  return personsOf(state, gloating) & ~actors(state);
}

export function apply(state: State, seat: number, action: number): void {
  if (action < CHALLENGE) {
    const prefix = Math.floor(action / OWN_WORDS);
    const gang = prefix === 0 ? seat : gangOf(state.seats, seat, (prefix - 1) & 1);
    const word = action % OWN_WORDS;
    if (word === GLOAT) gloat(state, gang);
    else place(state, gang, word === SKULL);
  } else if (action < RAISE) bid(state, action - CHALLENGE + 1);
  else if (action < PASS) bid(state, action - RAISE + LEAST_RAISE);
  else if (action === PASS) pass(state);
  else if (action < PICK) turnUp(state, gangNamed(state, action - TURN));
  else if (action < LOSE) {
    state.picked = action - PICK;
    state.phase = Phase.draw;
    state.turn = NONE;
  } else if (action < FIRST) lose(state, action - LOSE === SKULL);
  else next(state, gangNamed(state, action - FIRST));
}

function place(state: State, gang: number, skull: boolean): void {
  if (state.phase === Phase.place && state.pile[gang] === 1) {
    // A sealed disc is exchanged for another.
    if (state.skull[gang] !== GONE) state.skull[gang] = skull ? 0 : IN_HAND;
    return;
  }
  if (skull) state.skull[gang] = state.pile[gang];
  state.pile[gang]++;
  state.table++;
  switch (state.phase) {
    case Phase.place:
      state.owing &= ~(1 << gang);
      if (state.owing !== 0) return;
      state.phase = Phase.lead;
      state.turn = state.first;
      return;
    case Phase.lead:
      state.phase = Phase.add;
      return;
    default:
      state.turn = after(state, gang);
  }
}

/** A challenge or a raise. */
function bid(state: State, discs: number): void {
  note(state, discs);
  state.bid = discs;
  state.bidder = state.turn;
  if (discs === state.table) {
    attempt(state);
  } else {
    state.phase = Phase.bid;
    state.turn = after(state, state.turn);
  }
}

function pass(state: State): void {
  note(state, 0);
  state.passed |= 1 << state.turn;
  state.turn = after(state, state.turn);
  if (state.turn === state.bidder) attempt(state);
}

function note(state: State, discs: number): void {
  const at = 2 * state.bidCount++;
  state.bids[at] = state.turn;
  state.bids[at + 1] = discs;
}

/** The next gang clockwise that is in and has not passed. */
function after(state: State, gang: number): number {
  const asked = state.alive & ~state.passed;
  const later = asked & (-2 << gang);
  return 31 - Math.clz32(later !== 0 ? later & -later : asked & -asked);
}

function gloat(state: State, gang: number): void {
  state.gloats[gang] = 8 * state.pile[gang] + Math.max(state.skull[gang], NONE) + 1;
  state.turned[gang] = state.pile[gang];
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  return { places: places(state.winner, state.seats), points: null, grade: null };
}

/** In a round every disc may be placed, outbid and turned, every gang may pass, and the picker of a loss may gloat. */
export function bound(seats: number, options: GameOptions): number {
  const gangs = seats * options.gangs;
  return roundsFor(gangs) * (3 * MOST_IN_HAND * gangs + gangs + options.gangs + 2);
}
