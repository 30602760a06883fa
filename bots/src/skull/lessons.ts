import type { Rng } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { ACTS, coarseKey, exactKey, open, possible } from './situation.js';

/** Tries before more is believed of a situation than of those like it. */
const FAMILIAR = 10;
/** What one hopes of what was never tried. */
const HOPE = 0.3;
/** Tries before an act may count as better than what one usually does, and how far off their means may be. */
const ENOUGH = 25;
const SPREAD = 0.25;
/** Stands for whatever one usually does. */
const USUAL = ACTS;

/** What each act has brought in each public situation and for each lot of one's own. */
export class Lessons {
  private readonly sums = new Map<number, Float64Array>();
  private readonly tries = new Map<number, Float64Array>();

  /** The act that has brought most. */
  best(state: Skull.State, gang: number): number {
    const [least, most] = possible(state, gang);
    let best = least;
    let highest = Number.NEGATIVE_INFINITY;
    for (let act = least; act <= most; act++) {
      if (!open(state, gang, act)) continue;
      const worth = this.worth(state, gang, act);
      if (worth <= highest) continue;
      highest = worth;
      best = act;
    }
    return best;
  }

  /** The act that has surely brought more than what one usually does, or -1. */
  better(state: Skull.State, gang: number): number {
    const key = exactKey(state, gang);
    const tries = this.tries.get(key);
    const sums = this.sums.get(key);
    if (tries === undefined || sums === undefined || tries[USUAL] < ENOUGH) return -1;
    const [least, most] = possible(state, gang);
    const usual = sums[USUAL] / tries[USUAL] + SPREAD / Math.sqrt(tries[USUAL]);
    let best = -1;
    let highest = usual;
    for (let act = least; act <= most; act++) {
      if (tries[act] < ENOUGH || !open(state, gang, act)) continue;
      const worth = sums[act] / tries[act] - SPREAD / Math.sqrt(tries[act]);
      if (worth <= highest) continue;
      highest = worth;
      best = act;
    }
    return best;
  }

  /** What an act, or whatever is usual, brought in the end; the keys are those of the state before it. */
  learn(exact: number, coarse: number, act: number, worth: number): void {
    const at = act < 0 ? USUAL : act;
    rowOf(this.sums, exact)[at] += worth;
    rowOf(this.tries, exact)[at]++;
    rowOf(this.sums, coarse)[at] += worth;
    rowOf(this.tries, coarse)[at]++;
  }

  private worth(state: Skull.State, gang: number, act: number): number {
    const exact = exactKey(state, gang);
    const coarse = coarseKey(state, gang);
    const of = (table: Map<number, Float64Array>, key: number): number => table.get(key)?.[act] ?? 0;
    const like = (of(this.sums, coarse) + HOPE * FAMILIAR) / (of(this.tries, coarse) + FAMILIAR);
    return (of(this.sums, exact) + like * FAMILIAR) / (of(this.tries, exact) + FAMILIAR);
  }
}

function rowOf(table: Map<number, Float64Array>, key: number): Float64Array {
  let row = table.get(key);
  if (row === undefined) {
    row = new Float64Array(ACTS + 1);
    table.set(key, row);
  }
  return row;
}

/** Any of the acts there are. */
export function anyAct(state: Skull.State, gang: number, rng: Rng): number {
  const [least, most] = possible(state, gang);
  for (;;) {
    const act = least + rng.below(most - least + 1);
    if (open(state, gang, act)) return act;
  }
}
