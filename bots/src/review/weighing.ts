import { FastRng } from '@crossbones/core';
import { PlayoutTally, RepeatableRng } from '../search.js';
import type { Hint, Question } from '../thought.js';
import { CERTAIN, type Thresholds } from './grade.js';
import type { Experiment, ReviewPlan } from './plan.js';

/** The plan's usual spread counts as much as so many worlds when the spread is measured. */
const USUAL = 4;

/** How much better one action is than another, and the standard error of that. */
interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** One action, and what it came to in the worlds it was tried in: always the first ones of all. */
class TriedAction {
  readonly values: number[] = [];
  readonly tally = new PlayoutTally();

  constructor(
    readonly action: number,
    readonly guess: number,
  ) {}
}

/**
 * Weighs the actions of one decision: all of them in the same worlds with the same luck, and for longer those that may
 * be the best, and the one that was played. Worlds can be added at any time.
 */
export class Weighing<S> {
  private readonly tried: readonly TriedAction[];
  private readonly played: TriedAction;
  private readonly weights: number[] = [];
  private readonly world: S;
  private readonly trial: S;
  private readonly luck = new RepeatableRng();
  private readonly rng: FastRng;
  private running: readonly TriedAction[];

  constructor(
    private readonly question: Question<S>,
    private readonly experiment: Experiment<S>,
    private readonly plan: ReviewPlan<S>,
    actions: readonly number[],
    played: number,
    seed: string,
  ) {
    const { game, seats, options } = question;
    this.rng = new FastRng(seed);
    this.world = game.create(seats, options);
    this.trial = game.create(seats, options);
    const guess = experiment.guess ?? (() => 0);
    const all = actions.map((action) => new TriedAction(action, guess(action)));
    const order = [...all].sort((a, b) => b.guess - a.guess || a.action - b.action);
    const width = experiment.guess === undefined ? order.length : plan.width;
    this.played = all.find(({ action }) => action === played)!;
    this.tried = order.filter((one, i) => i < width || one === this.played);
    this.running = this.tried;
  }

  /** Worlds tried so far. */
  get worlds(): number {
    return this.weights.length;
  }

  /** Tries what may still be best in so many more worlds. */
  more(worlds: number): void {
    const { game } = this.question;
    for (let i = 0; i < worlds; i++) {
      const weight = this.experiment.draw(this.world, this.rng);
      this.luck.renew(this.rng);
      this.weights.push(weight);
      for (const { action, values, tally } of this.running) {
        game.copy(this.world, this.trial);
        this.luck.rewind();
        const value = this.experiment.attempt(this.trial, action, this.luck, tally, weight);
        values.push(value);
        tally.weight += weight;
        tally.sum += weight * value;
      }
    }
    const best = this.best();
    this.running = this.running.filter((one) => {
      if (one === best || one === this.played) return true;
      const { mean, error } = this.ahead(best, one);
      return mean <= CERTAIN * error;
    });
  }

  /** Whether more worlds could show a mistake where none is shown yet; a guess alone shows none. */
  inDoubt({ mistake }: Thresholds): boolean {
    let shown = false;
    let possible = false;
    for (const one of this.running) {
      if (one === this.played) continue;
      const { mean, error } = this.ahead(one, this.played);
      shown ||= mean - CERTAIN * error >= mistake;
      possible ||= mean + CERTAIN * error >= mistake;
    }
    return possible && !(shown && this.worlds >= this.experiment.trust / 2);
  }

  /** The best action; the one that was played, where none is better. */
  private best(): TriedAction {
    let best = this.played;
    for (const one of this.running) if (this.worth(one) > this.worth(best) + 1e-9) best = one;
    return best;
  }

  /** What an action is worth by itself, as guessed and tried. */
  private worth({ guess, values }: TriedAction): number {
    let sum = 0;
    let all = 0;
    let squares = 0;
    for (let i = 0; i < values.length; i++) {
      sum += this.weights[i] * values[i];
      all += this.weights[i];
      squares += this.weights[i] ** 2;
    }
    const count = all > 0 ? (all * all) / squares : 0;
    const { trust } = this.experiment;
    if (count + trust === 0) return 0;
    return (trust * guess + (count === 0 ? 0 : (count * sum) / all)) / (trust + count);
  }

  /** How far one action is ahead of another, over the worlds that both were tried in. */
  private ahead(one: TriedAction, other: TriedAction): Difference {
    const { weights, plan } = this;
    const { trust } = this.experiment;
    const worlds = Math.min(one.values.length, other.values.length);
    let all = 0;
    let squares = 0;
    let sum = 0;
    for (let i = 0; i < worlds; i++) {
      all += weights[i];
      squares += weights[i] ** 2;
      sum += weights[i] * (one.values[i] - other.values[i]);
    }
    // Worlds that hardly count do not make a result more certain.
    const count = all > 0 ? (all * all) / squares : 0;
    const mean = count === 0 ? 0 : sum / all;
    let off = 0;
    for (let i = 0; i < worlds; i++) off += weights[i] * (one.values[i] - other.values[i] - mean) ** 2;
    const variance = (USUAL * plan.spread ** 2 + (count === 0 ? 0 : (count * off) / all)) / (USUAL + count);
    const known = trust + count;
    if (known === 0) return { mean: 0, error: plan.spread };
    return {
      mean: (trust * (one.guess - other.guess) + count * mean) / known,
      error: Math.sqrt(variance / known),
    };
  }

  /** What was found, the best action first. */
  findings(): Findings {
    const best = this.best();
    const worth = this.worth(best);
    const candidates = this.tried.map((one) => {
      const { mean, error } = one === best ? { mean: 0, error: 0 } : this.ahead(best, one);
      const own = worth - mean;
      return { action: one.action, worth: own, error, hints: this.experiment.hints(one.tally, own) };
    });
    const first = (action: number): number => (action === best.action ? 1 : 0);
    candidates.sort((a, b) => first(b.action) - first(a.action) || b.worth - a.worth || a.action - b.action);
    return { candidates, played: this.played.action, worlds: this.worlds };
  }
}

/** An action, what it is worth, and how well its difference to the best one is known. */
export interface WeighedAction {
  readonly action: number;
  readonly worth: number;
  readonly error: number;
  readonly hints: readonly Hint[];
}

interface Findings {
  readonly candidates: readonly WeighedAction[];
  readonly played: number;
  readonly worlds: number;
}
