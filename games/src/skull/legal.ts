import { GONE, IN_HAND } from './discs.js';
import {
  CHALLENGE,
  FIRST,
  FLOWER,
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
import { flowersInHand, gangOf, has, Phase, type State } from './state.js';

/** ◆ S-7: while the loss is being chosen, opponents may show the rest of their own pile; nobody waits for it. */
export const mayGloat = (state: State, gang: number): boolean =>
  state.phase === Phase.loss &&
  state.pile[gang] > state.turned[gang] &&
  state.seatOf[gang] !== state.seatOf[state.challenger];

/** The seat's gangs that may put down a sealed disc or change it: those that owe one, before any other. */
export function sealing(state: State, seat: number): number {
  let own = 0;
  for (let i = 0; i < state.each; i++) own |= 1 << gangOf(state.seats, seat, i);
  own &= state.alive & ~(1 << state.first);
  return (own & state.owing) !== 0 ? own & state.owing : own;
}

export function mayPlace(state: State, gang: number, skull: boolean): boolean {
  if (state.phase !== Phase.place) {
    return skull ? state.skull[gang] === IN_HAND : flowersInHand(state, gang) > 0;
  }
  const kept = state.skull[gang] !== GONE;
  return skull ? kept : state.discs[gang] > (kept ? 1 : 0);
}

export function legal(state: State, seat: number, out: Uint16Array): number {
  const { turn, table } = state;
  let n = 0;
  if (state.phase === Phase.place) {
    const asked = sealing(state, seat);
    for (let own = 0; own < state.each; own++) {
      const gang = gangOf(state.seats, seat, own);
      if (has(asked, gang)) n = placements(state, gang, out, n);
    }
    return n;
  }
  if (state.phase === Phase.loss) {
    for (let own = 0; own < state.each; own++) {
      const gang = gangOf(state.seats, seat, own);
      if (mayGloat(state, gang)) out[n++] = OWN_WORDS * state.prefixOf[gang] + GLOAT;
    }
  }
  if (turn < 0 || state.seatOf[turn] !== seat) return n;
  switch (state.phase) {
    case Phase.lead:
      return placements(state, turn, out, n);
    case Phase.add:
      n = placements(state, turn, out, n);
      for (let bid = 1; bid <= table; bid++) out[n++] = CHALLENGE + bid - 1;
      return n;
    case Phase.bid:
      for (let bid = state.bid + 1; bid <= table; bid++) out[n++] = RAISE + bid - LEAST_RAISE;
      out[n++] = PASS;
      return n;
    case Phase.attempt:
      for (let i = 0; i < state.gangs; i++) {
        const gang = state.byName[i];
        if (state.pile[gang] > state.turned[gang]) out[n++] = TURN + state.nameOf[gang];
      }
      return n;
    case Phase.loss:
      if (turn === state.challenger) {
        out[n++] = LOSE + FLOWER;
        out[n++] = LOSE + SKULL;
      } else {
        for (let at = 0; at < state.discs[state.challenger]; at++) out[n++] = PICK + at;
      }
      return n;
    case Phase.name:
      for (let i = 0; i < state.gangs; i++) {
        const gang = state.byName[i];
        if (has(state.alive, gang)) out[n++] = FIRST + state.nameOf[gang];
      }
      return n;
    case Phase.first:
    case Phase.draw:
    case Phase.over:
      return 0;
  }
}

function placements(state: State, gang: number, out: Uint16Array, from: number): number {
  const word = OWN_WORDS * state.prefixOf[gang];
  let n = from;
  if (mayPlace(state, gang, false)) out[n++] = word + FLOWER;
  if (mayPlace(state, gang, true)) out[n++] = word + SKULL;
  return n;
}
