import type { Reason } from '@crossbones/core';
import { faceOf, printRoll, SKULL } from './dice.js';
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

/** Why the `count` rolls end as the verdict says, and how many came to the same as the one that won. */
export function decision(rolls: Uint8Array, from: number, count: number, verdict: number): Reason {
  const winner = placeOf(verdict);
  const roll = rolls[from + winner];
  const alike = (other: number): boolean =>
    other === roll || (faceOf(roll) !== SKULL && faceOf(other) === faceOf(roll));
  return because('SD-7', stepKeys[stepOf(verdict)], {
    case: steps[stepOf(verdict)],
    place: winner + 1,
    roll: printRoll(roll),
    equals: rolls.subarray(from, from + count).filter(alike).length,
  });
}
