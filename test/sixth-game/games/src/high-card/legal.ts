import { lowest } from '@crossbones/core';
import { Phase, type State } from './state.js';

export function legal(state: State, seat: number, out: Uint16Array): number {
  let count = 0;
  if (state.phase !== Phase.play || seat !== state.turn) return 0;
  for (let rest: number = state.hands[seat]; rest !== 0; rest &= rest - 1) out[count++] = lowest(rest);
  return count;
}
