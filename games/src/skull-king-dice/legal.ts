import { lowest } from '@crossbones/core';
import { SPECIALS } from './dice.js';
import { ROLL } from './notation.js';
import { Phase, type State } from './state.js';
import { NOTHING_LED } from './trick.js';

/** The kinds a seat may roll in its turn, as bits: SD-6. */
export function playable(state: State, seat: number): number {
  const held = state.held[seat];
  const { led } = state;
  return led !== NOTHING_LED && ((held >> led) & 1) === 1 ? held & (SPECIALS | (1 << led)) : held;
}

export function legal(state: State, seat: number, out: Uint16Array): number {
  let count = 0;
  if (state.phase === Phase.bid) {
    for (let bid = 0; bid <= state.round; bid++) out[count++] = bid;
  } else if (state.phase === Phase.play && seat === state.turn) {
    for (let may = playable(state, seat); may !== 0; may &= may - 1) out[count++] = ROLL + lowest(may);
  }
  return count;
}
