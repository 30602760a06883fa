import { Phase, type State, TURN_BYTES, TURNS_KEPT } from './state.js';

/** Where things stand in the bytes of a turn. */
export const SEAT = 0;
export const CARDS = 1;
export const CARD = 2;
export const CLASH = 7;
/** The phase of the second step, or `SKIPPED`; co-op: `Phase.act`. */
export const STEP = 8;
export const STEPS = 9;
/** Pairs and swaps less their group's first number, a byte each; co-op: one action in two bytes. */
export const DEED = 10;

export const SKIPPED = 1;

export const slotOf = (turn: number): number => (turn % TURNS_KEPT) * TURN_BYTES;

export function beginTurn(s: State, seat: number): void {
  const at = slotOf(s.turns++);
  s.slot = at;
  s.record[at + SEAT] = seat;
  s.record[at + CARDS] = 0;
  s.record[at + CLASH] = 0;
  s.record[at + STEP] = 0;
  s.record[at + STEPS] = 0;
}

/** A card turned up; in co-op one drawn. */
export function showCard(s: State, card: number): void {
  const at = s.slot;
  s.record[at + CARD + s.record[at + CARDS]++] = card;
}

export function recordClash(s: State): void {
  s.record[s.slot + CLASH] = 1;
}

export function recordStep(s: State, step: number, deed: number): void {
  const at = s.slot;
  s.record[at + STEP] = step;
  s.record[at + DEED + s.record[at + STEPS]++] = deed;
}

export function recordAct(s: State, action: number): void {
  const at = s.slot;
  s.record[at + STEP] = Phase.act;
  s.record[at + DEED] = action & 0xff;
  s.record[at + DEED + 1] = action >> 8;
}
