import { everyone, NOBODY, type Outcome, only, type Rng, type SeatSet } from '@crossbones/core';
import {
  COLOURLESS,
  COLOURS,
  colourOf,
  highBit,
  highOf,
  lowBit,
  lowOf,
  NO_COLOUR,
  SPACES,
  WORD,
} from './cards.js';
import { PLACE, placeAction, SIDE } from './notation.js';
import { closeTrick, deal, drawDealer, lay, placed } from './round.js';
import { placesOf, sides, UNPLACED } from './score.js';
import { DEAL, DEALER, haunted, NONE, OVER, PLACING, PLAYING, STEPS, type State } from './state.js';

/** Written out once, so that asking for the name makes no new string. */
const dealNames = ['deal/1', 'deal/2', 'deal/3', 'deal/4', 'deal/5', 'deal/6'] as const;

export function event(state: State): string | null {
  if (state.phase === DEALER) return 'dealer';
  return state.phase === DEAL ? dealNames[state.round] : null;
}

export function chance(state: State, rng: Rng): void {
  if (state.phase === DEALER) drawDealer(state, rng);
  else deal(state, rng);
}

export const actors = (state: State): SeatSet => state.waiting;

/** Whether all choose at once, sealed: where they place, and what they play beside the ghost. */
const sealing = (state: State): boolean =>
  state.phase === PLACING || (state.phase === PLAYING && haunted(state));

export const mayAct = (state: State): SeatSet =>
  sealing(state) ? everyone(state.seats) & ~state.waiting : NOBODY;

export function legal(state: State, seat: number, out: Uint16Array): number {
  if (!sealing(state) && ((state.waiting >> seat) & 1) === 0) return 0;
  return state.phase === PLACING ? placements(state, seat, out) : playable(state, seat, out);
}

function placements(state: State, seat: number, out: Uint16Array): number {
  const step = state.steps[seat];
  const anew = step === 0 || step === STEPS;
  const count = anew ? sides.length : state.spaces;
  const first = anew ? SIDE : placeAction(step - 1, 0);
  for (let i = 0; i < count; i++) out[i] = first + i;
  return count;
}

function playable(state: State, seat: number, out: Uint16Array): number {
  let low = state.hands[2 * seat];
  let high = state.hands[2 * seat + 1];
  if (mustFollow(state, seat)) {
    low &= lowOf[state.led];
    high &= highOf[state.led] | COLOURLESS;
  }
  let count = 0;
  for (; low !== 0; low &= low - 1) out[count++] = 31 - Math.clz32(low & -low);
  for (; high !== 0; high &= high - 1) out[count++] = WORD + 31 - Math.clz32(high & -high);
  return count;
}

/** Whether a colour is announced and the seat holds it. */
export const mustFollow = (state: State, seat: number): boolean =>
  ((state.hands[2 * seat] & lowOf[state.led]) | (state.hands[2 * seat + 1] & highOf[state.led])) !== 0;

export function apply(state: State, seat: number, action: number): void {
  if (state.phase === PLACING) place(state, seat, action);
  else if (haunted(state)) seal(state, seat, action);
  else play(state, seat, action);
}

function place(state: State, seat: number, action: number): void {
  if (action < PLACE) {
    if (state.steps[seat] === STEPS) {
      for (let i = 0; i < COLOURS; i++) state.pirates[seat * COLOURS + i] = UNPLACED;
      state.waiting |= only(seat);
    }
    state.side[seat] = action - SIDE;
    state.steps[seat] = 1;
    return;
  }
  const colour = state.steps[seat]++ - 1;
  state.pirates[seat * COLOURS + colour] = action - PLACE - colour * SPACES;
  if (state.steps[seat] === STEPS) placed(state, seat);
}

function play(state: State, seat: number, card: number): void {
  show(state, seat, card, state.led);
  if (state.inTrick === state.perTrick) closeTrick(state);
  else state.waiting = only(seat + 1 === state.seats ? 0 : seat + 1);
}

/** Beside the ghost both choose at once; the second choice shows both. */
function seal(state: State, seat: number, card: number): void {
  state.sealed[seat] = card;
  state.waiting &= ~only(seat);
  if (state.waiting !== 0) return;
  // Both knew the ghost's card only, so the first player's colour binds nobody.
  const { led, leader } = state;
  show(state, leader, state.sealed[leader], led);
  show(state, 1 - leader, state.sealed[1 - leader], led);
  state.sealed[0] = NONE;
  state.sealed[1] = NONE;
  closeTrick(state);
}

/** Plays a card from the hand; another colour than the one announced shows that the seat has none of it. */
function show(state: State, seat: number, card: number, announced: number): void {
  state.hands[2 * seat] &= ~lowBit(card);
  state.hands[2 * seat + 1] &= ~highBit(card);
  const colour = colourOf[card];
  if (announced !== NO_COLOUR && colour !== NO_COLOUR && colour !== announced) {
    state.voids[seat] |= 1 << announced;
  }
  lay(state, card);
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== OVER) return null;
  const points = Array.from(state.scores);
  return { places: placesOf(points), points, grade: null };
}

export const bound = (state: State): number => state.rounds * state.seats * (STEPS + state.handSize);
