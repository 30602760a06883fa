import { COLOURLESS, highOf, lowOf, WORD } from './cards.js';
import { placeAction, SIDE } from './notation.js';
import { sides } from './score.js';
import { haunted, Phase, STEPS, type State } from './state.js';

/** Whether all choose at once, sealed: where they place, and what they play beside the ghost. */
export const sealing = (state: State): boolean =>
  state.phase === Phase.place || (state.phase === Phase.play && haunted(state));

export function legal(state: State, seat: number, out: Uint16Array): number {
  if (!sealing(state) && ((state.waiting >> seat) & 1) === 0) return 0;
  return state.phase === Phase.place ? placements(state, seat, out) : playable(state, seat, out);
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
