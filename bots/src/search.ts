import type { Rng } from '@crossbones/core';
import { Scratch } from './instant.js';
import { playOn } from './playout.js';
import type { Policy } from './policy.js';
import type { Stake } from './stake.js';
import type { Candidate, Hint, Thinker } from './thought.js';

/** How a search weighs worlds and plays them through. */
export interface SearchPlan<S> {
  readonly stake: Stake<S>;
  /** Plays all seats on after the action in question. */
  readonly policy: Policy<S>;
  /** Opens again what others have sealed in a world: a sample has drawn it at random, and they choose by policy. */
  readonly reopen?: (world: S, seat: number) => void;
  /** How well a world explains what was seen, from 0 up; if left out, all count as 1. */
  readonly likely?: (world: S, seat: number) => number;
  /** What speaks for an action, made from the results of its playouts. */
  readonly hints?: (outcomes: PlayoutTally) => readonly Hint[];
  /** Looks at each playout's end, for the hints. */
  readonly note?: (state: S, seat: number, mark: number, tally: PlayoutTally, weight: number) => void;
}

/** The results of the playouts of one action. */
export class PlayoutTally {
  weight = 0;
  sum = 0;
  /** Numbers that a game needs for its hints. */
  readonly marks = new Float64Array(4);

  get mean(): number {
    return this.weight === 0 ? 0 : this.sum / this.weight;
  }
}

/** After each of these rounds the worse half of the actions is dropped. */
const HALVINGS = 3;

/**
 * Tries every action in the same sampled worlds, playing on by a policy. Worlds are weighed by how well they explain
 * what was seen; after a third and two thirds of the budget the worse half of the actions is dropped.
 */
export function searching<S>(courseOf: () => SearchPlan<S>): Thinker<S> {
  const course = courseOf();
  const before = new Scratch<S>();
  const after = new Scratch<S>();
  return ({ game, seats, options, seat, view }, rng, budget) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const buffer = new Uint16Array(game.actions);
    const count = game.legal(world, seat, buffer);
    const legal = Array.from(buffer.subarray(0, count));
    if (count === 1) return { action: legal[0], candidates: [] };
    const tallies = new Map(legal.map((action) => [action, new PlayoutTally()]));
    const mark = course.stake.mark(world);
    const luck = new RepeatableRng();
    let running = legal;
    let spent = 0;
    const try_ = (action: number, weight: number): void => {
      game.copy(world, trial);
      game.apply(trial, seat, action);
      luck.rewind();
      playOn(game, trial, course.policy, course.stake, mark, luck);
      const tally = tallies.get(action)!;
      tally.weight += weight;
      tally.sum += weight * course.stake.worth(trial, seat, mark);
      course.note?.(trial, seat, mark, tally, weight);
    };
    for (let part = 1; part <= HALVINGS && running.length > 1; part++) {
      const until = Math.floor((budget.playouts * part) / HALVINGS);
      while (spent < until && !(spent > 0 && budget.late())) {
        if (spent > 0) worlds.into(world, rng);
        course.reopen?.(world, seat);
        const weight = course.likely?.(world, seat) ?? 1;
        luck.renew(rng);
        if (weight > 0) for (const action of running) try_(action, weight);
        spent += running.length;
      }
      if (part < HALVINGS) running = better(running, tallies, Math.max(2, Math.ceil(running.length / 2)));
    }
    const order = better(running, tallies, running.length);
    const rest = legal.filter((action) => !order.includes(action));
    const candidates = [...order, ...better(rest, tallies, rest.length)].map((action): Candidate => {
      const tally = tallies.get(action)!;
      return { action, worth: tally.mean, hints: course.hints?.(tally) ?? [] };
    });
    return { action: candidates[0].action, candidates };
  };
}

const better = (
  actions: readonly number[],
  tallies: ReadonlyMap<number, PlayoutTally>,
  keep: number,
): number[] =>
  [...actions].sort((a, b) => tallies.get(b)!.mean - tallies.get(a)!.mean || a - b).slice(0, keep);

/** Chance that can be repeated: each action meets the same luck in the same world. */
export class RepeatableRng implements Rng {
  private seed = 0;
  private state = 0;

  renew(rng: Rng): void {
    this.seed = rng.below(0x1_0000_0000);
    this.rewind();
  }

  rewind(): void {
    this.state = this.seed | 0;
  }

  below(n: number): number {
    // splitmix32: one word of state, so that going back costs nothing.
    this.state = (this.state + 0x9e3779b9) | 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor(((z ^ (z >>> 15)) >>> 0) * 2 ** -32 * n);
  }
}
