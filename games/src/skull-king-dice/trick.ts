import { BLACK, FLAG, faceOf, kindOf, MERMAID, PIRATE, rollCode, SKULL, SKULL_KING } from './dice.js';
import { bonusFor } from './score.js';

export const NOTHING_LED = -1;

/** The steps of SD-7 in their order. */
export const steps = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const MERMAID_TAKES_KING = 0;
export const LAST_KING = 1;
const LAST_PIRATE = 2;
const LAST_MERMAID = 3;
const HIGHEST_NUMBER = 4;
const FIRST_FLAG = 5;

export const KING_SKULL = rollCode(SKULL_KING, SKULL);
export const PIRATE_SKULL = rollCode(PIRATE, SKULL);
const MERMAID_SKULL = rollCode(MERMAID, SKULL);

/** ◆ SD-5: a coloured die leads its colour whatever it shows, so a yellow flag leads yellow. */
export const leads = (kind: number): boolean => kind >= BLACK;

/** The colour led by a trick's rolls so far. */
export function ledBy(rolls: Uint8Array, from: number, count: number): number {
  for (let i = 0; i < count; i++) {
    const kind = kindOf(rolls[from + i]);
    if (leads(kind)) return kind;
  }
  return NOTHING_LED;
}

/** Who wins a whole trick and by which step of SD-7, in one number. */
export function judge(rolls: Uint8Array, from: number, count: number): number {
  let king = -1;
  let pirate = -1;
  let mermaid = -1;
  let highest = FLAG;
  let best = -1;
  for (let i = 0; i < count; i++) {
    const roll = rolls[from + i];
    if (roll === KING_SKULL) king = i;
    else if (roll === PIRATE_SKULL) pirate = i;
    else if (roll === MERMAID_SKULL) mermaid = i;
    else if (faceOf(roll) !== FLAG && faceOf(roll) >= highest) {
      highest = faceOf(roll);
      best = i;
    }
  }
  if (king >= 0 && mermaid >= 0) return verdict(MERMAID_TAKES_KING, mermaid);
  if (king >= 0) return verdict(LAST_KING, king);
  if (pirate >= 0) return verdict(LAST_PIRATE, pirate);
  if (mermaid >= 0) return verdict(LAST_MERMAID, mermaid);
  if (best >= 0) return verdict(HIGHEST_NUMBER, best);
  return verdict(FIRST_FLAG, 0);
}

const verdict = (step: number, place: number): number => (step << 3) | place;
export const stepOf = (verdict: number): number => verdict >> 3;
/** The winner's place in the trick, from 0. */
export const placeOf = (verdict: number): number => verdict & 7;

/** SD-10: what the trick adds to its winner's score if the winner's bid holds. */
export function bonusOf(rolls: Uint8Array, from: number, count: number, verdict: number): number {
  let bonus = 0;
  for (let i = 0; i < count; i++) bonus += bountyOf(rolls[from + i], verdict);
  return bonus;
}

/** SD-10: what one roll of a trick is worth to its winner. */
export function bountyOf(roll: number, verdict: number): number {
  const step = stepOf(verdict);
  if (step === MERMAID_TAKES_KING) return roll === KING_SKULL ? bonusFor(0, 1) : 0;
  return step === LAST_KING && roll === PIRATE_SKULL ? bonusFor(1, 0) : 0;
}

export function timesIn(rolls: Uint8Array, from: number, count: number, roll: number): number {
  let times = 0;
  for (let i = 0; i < count; i++) if (rolls[from + i] === roll) times++;
  return times;
}
