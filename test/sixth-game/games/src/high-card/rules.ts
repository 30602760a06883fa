import { NOBODY, type Outcome, only, type Rng, type SeatSet, shuffle } from '@crossbones/core';
import { places } from '../places.js';
import { CARDS, HELD } from './cards.js';
import type { GameOptions } from './options.js';
import { winnerOf } from './score.js';
import { NONE, Phase, type State } from './state.js';

export const event = (state: State): string | null =>
  state.phase === Phase.deal ? `deal/${state.round}` : null;

export function chance(state: State, rng: Rng): void {
  const { deck, hands } = state;
  for (let card = 0; card < CARDS; card++) deck[card] = card;
  shuffle(deck, CARDS, rng);
  for (let seat = 0; seat < state.seats; seat++) {
    hands[seat] = 0;
    for (let i = 0; i < HELD; i++) hands[seat] |= 1 << deck[seat * HELD + i];
  }
  state.turn = state.leader;
  state.phase = Phase.play;
}

export const actors = (state: State): SeatSet => (state.phase === Phase.play ? only(state.turn) : NOBODY);

export function apply(state: State, seat: number, action: number): void {
  state.hands[seat] &= ~(1 << action);
  state.table[seat] = action;
  if (++state.played < state.seats) state.turn = (seat + 1) % state.seats;
  else settle(state);
}

function settle(state: State): void {
  const winner = winnerOf(state.table);
  state.scores[winner]++;
  state.winners[state.round - 1] = winner;
  state.last.set(state.table);
  state.table.fill(NONE);
  state.hands.fill(0);
  state.played = 0;
  state.leader = state.turn = winner;
  if (state.round === state.options.rounds) state.phase = Phase.over;
  else {
    state.round++;
    state.phase = Phase.deal;
  }
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== Phase.over) return null;
  const points = [...state.scores];
  return { places: places(points), points, grade: null };
}

export const bound = (seats: number, { rounds }: GameOptions): number => seats * rounds;
