import * as cooperation from './cooperation.js';
import * as market from './market.js';
import { actors } from './rules.js';
import type { State } from './state.js';

export function legal(s: State, seat: number, out: Uint16Array): number {
  if (seat !== s.turn || actors(s) === 0) return 0;
  return s.cooperative ? cooperation.legal(s, seat, out) : market.legal(s, seat, out);
}
