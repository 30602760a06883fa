import type { Reason } from '@crossbones/core';
import { printRoll } from './dice.js';
import { because, type ReasonKey } from './reasons.js';
import { placeOf, stepOf, steps } from './trick.js';

/** In the order of SD-7's steps. */
const stepKeys = [
  'mermaid-takes-skull-king',
  'last-skull-king',
  'last-pirate',
  'last-mermaid',
  'highest-number',
  'first-flag',
] as const satisfies readonly ReasonKey[];

/** Why the rolls end as the verdict says. */
export function decision(rolls: Uint8Array, from: number, verdict: number): Reason {
  const winner = placeOf(verdict);
  return because('SD-7', stepKeys[stepOf(verdict)], {
    case: steps[stepOf(verdict)],
    place: winner + 1,
    roll: printRoll(rolls[from + winner]),
  });
}
