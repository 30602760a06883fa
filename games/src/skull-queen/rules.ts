import { everyone, NOBODY, type Outcome, only, type Rng, type SeatSet } from '@crossbones/core';
import { COLOURS, colourOf, highBit, lowBit, NO_COLOUR, SPACES } from './cards.js';
import { sealing } from './legal.js';
import { PLACE, SIDE } from './notation.js';
import { closeTrick, deal, drawDealer, lay, placed } from './round.js';
import { placesOf, UNPLACED } from './score.js';
import { haunted, NONE, Phase, STEPS, type State } from './state.js';

/** Written out once, so that asking for the name makes no new string. */
const dealNames = ['deal/1', 'deal/2', 'deal/3', 'deal/4', 'deal/5', 'deal/6'] as const;

export function event(state: State): string | null {
  if (state.phase === Phase.dealer) return 'dealer';
  return state.phase === Phase.deal ? dealNames[state.round] : null;
}

export function chance(state: State, rng: Rng): void {
  if (state.phase === Phase.dealer) drawDealer(state, rng);
  else deal(state, rng);
}

export const actors = (state: State): SeatSet => state.waiting;

export const mayAct = (state: State): SeatSet =>
  sealing(state) ? everyone(state.seats) & ~state.waiting : NOBODY;

export function apply(state: State, seat: number, action: number): void {
  if (state.phase === Phase.place) place(state, seat, action);
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
  // Both players knew only the ghost's card, so the first player's colour does not bind the second.
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
  if (state.phase !== Phase.over) return null;
  const points = Array.from(state.scores);
  return { places: placesOf(points), points, grade: null };
}

export const bound = (state: State): number => state.rounds * state.seats * (STEPS + state.handSize);
