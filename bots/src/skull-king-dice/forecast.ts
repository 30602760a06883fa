import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { NO_DICE, SHOWINGS, SIGHTS, SKULL_SETS, showingOfSkulls, sightOf } from './showing.js';

const { KINDS, rollCode, SIDES, SKULL } = SkullKingDice;

const sights = new Float64Array(SIGHTS);
const within = new Float64Array(SKULL_SETS);

/**
 * The chance of every showing of some dice, each drawn and rolled alike: one of a kind as likely as the kind's
 * weight. The faces are the table's own, so any set of dice will do.
 */
export function forecast(weights: Float64Array, faces: Uint8Array, dice: number, out: Float64Array): void {
  out.fill(0);
  if (dice === 0) {
    out[NO_DICE] = 1;
    return;
  }
  weighSights(weights, faces);
  let none = 0;
  let lower = 0;
  for (let highest = 0; highest < SKULL; highest++) {
    none += sights[highest];
    const upTo = power(none, dice);
    out[highest] = upTo - lower;
    lower = upTo;
  }
  within[0] = lower;
  for (let set = 1; set < SKULL_SETS; set++) {
    let one = none;
    for (let kind = 0; 1 << kind < SKULL_SETS; kind++) if ((set >> kind) & 1) one += sights[SKULL + kind];
    within[set] = power(one, dice);
  }
  for (let set = 1; set < SKULL_SETS; set++) out[showingOfSkulls(set)] = exactly(set);
}

/** The chance that just these skulls appear: those within the set, less those within a smaller one. */
function exactly(set: number): number {
  let chance = 0;
  for (let part = set; part > 0; part = (part - 1) & set) {
    chance += odd(set ^ part) ? -within[part] : within[part];
  }
  return chance + (odd(set) ? -within[0] : within[0]);
}

const odd = (set: number): boolean => ((set ^ (set >> 1) ^ (set >> 2)) & 1) === 1;

function weighSights(weights: Float64Array, faces: Uint8Array): void {
  sights.fill(0);
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += weights[kind];
  for (let kind = 0; kind < KINDS; kind++) {
    if (weights[kind] === 0) continue;
    const share = weights[kind] / (total * SIDES);
    for (let side = 0; side < SIDES; side++)
      sights[sightOf(rollCode(kind, faces[kind * SIDES + side]))] += share;
  }
}

function power(base: number, times: number): number {
  let product = base;
  for (let i = 1; i < times; i++) product *= base;
  return product;
}

export const blankForecast = (): Float64Array => new Float64Array(SHOWINGS);
