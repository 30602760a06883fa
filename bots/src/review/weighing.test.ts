import { FastRng, type Game, type Rng, type View } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { gradeOf } from './grade.js';
import type { Experiment, ReviewPlan } from './plan.js';
import { Weighing } from './weighing.js';

const thresholds = { inaccurate: 1, mistake: 3, blunder: 8 };

/** A game that is nothing but a state to copy. */
interface Sea {
  wind: number;
}
const game = {
  create: () => ({ wind: 0 }),
  copy: (from: Sea, to: Sea) => {
    to.wind = from.wind;
  },
} as unknown as Game<Sea>;
const question = { game, seats: 1, options: {}, seat: 0, view: {} as View };

/** Each action is worth so much, and the wind of the world blows for all of them alike. */
function experiment(
  worths: readonly number[],
  noise: number,
  more: Partial<Experiment<Sea>> = {},
): Experiment<Sea> {
  return {
    settled: 0,
    trust: 0,
    draw: (world: Sea, rng: Rng) => {
      world.wind = rng.below(1000) - 500;
      return 1;
    },
    attempt: (world, action, luck) => worths[action] + world.wind + noise * (luck.below(3) - 1) * action,
    hints: () => [],
    ...more,
  };
}

const plan = (spread: number): ReviewPlan<Sea> => ({
  unit: 'points',
  by: 'playouts',
  thresholds,
  caution: 2,
  spread,
  width: 3,
  worlds: { first: 16, most: 64 },
  experiment: () => null,
});

const weigh = (worths: readonly number[], played: number, worlds: number, about = experiment(worths, 1)) => {
  const actions = worths.map((_, action) => action);
  const weighing = new Weighing(question, about, plan(1), actions, played, 'seed');
  weighing.more(worlds);
  return weighing;
};

describe('weighing', () => {
  it('finds the best action and what another loses, whatever wind blows for all alike', () => {
    const { candidates, played } = weigh([0, 5, 2], 2, 64).findings();
    expect([candidates[0].action, played]).toEqual([1, 2]);
    const loss = candidates[0].worth - candidates.find(({ action }) => action === 2)!.worth;
    expect(loss).toBeCloseTo(3, 0);
  });

  it('is more certain the more worlds were tried', () => {
    const error = (worlds: number): number => weigh([0, 5, 4], 2, worlds).findings().candidates[1].error;
    expect(error(256)).toBeLessThan(error(16) / 2);
  });

  it('says that what was played is best where nothing is better', () => {
    expect(weigh([3, 3, 3], 1, 32, experiment([3, 3, 3], 0)).findings().candidates[0].action).toBe(1);
  });

  it('gives the same again, in one go or in several', () => {
    const whole = weigh([0, 5, 4.5], 2, 32);
    const parts = weigh([0, 5, 4.5], 2, 32);
    expect(parts.findings()).toEqual(whole.findings());
  });

  it('tries what is thought best, and always what was played', () => {
    const about = experiment([0, 1, 2, 3, 4], 0, { guess: (action) => action, trust: 10 });
    const tried = weigh([0, 1, 2, 3, 4], 0, 4, about).findings().candidates;
    expect(tried.map(({ action }) => action).sort()).toEqual([0, 2, 3, 4]);
  });

  it('believes a guess less and less', () => {
    const loss = (worlds: number): number => {
      const about = experiment([0, 4], 0, { guess: (action) => (action === 1 ? 20 : 0), trust: 16 });
      const { candidates } = weigh([0, 4], 0, worlds, about).findings();
      return candidates[0].worth - candidates[1].worth;
    };
    expect(loss(0)).toBeCloseTo(20);
    expect(loss(16)).toBeCloseTo(12);
    expect(loss(16 * 15)).toBeCloseTo(5);
  });

  it('counts worlds that weigh little as little', () => {
    let drawn = 0;
    const about = experiment([0, 3], 0, {
      draw: (world, rng) => {
        world.wind = rng.below(9);
        return drawn++ === 0 ? 1000 : 0.001;
      },
    });
    // As uncertain as after one world, though a hundred were drawn.
    expect(weigh([0, 3], 0, 100, about).findings().candidates[1].error).toBeGreaterThan(0.8);
  });

  it('is in doubt only while a mistake is possible and not shown', () => {
    const doubt = (worths: readonly number[], worlds: number): boolean =>
      weigh(worths, 0, worlds, experiment(worths, 0)).inDoubt(thresholds);
    expect(doubt([0, 3], 4)).toBe(true);
    expect(doubt([0, 0], 400)).toBe(false);
    expect(doubt([0, 9], 400)).toBe(false);
  });
});

describe('a grade', () => {
  it('is that of the loss without its uncertainty', () => {
    const grade = (loss: number, error: number): string => gradeOf(loss, error, thresholds, 2);
    expect([grade(0, 0), grade(1, 0), grade(3, 0), grade(8, 0)]).toEqual([
      'good',
      'inaccurate',
      'mistake',
      'blunder',
    ]);
    expect([grade(8, 1), grade(8, 3), grade(8, 5)]).toEqual(['mistake', 'inaccurate', 'good']);
  });

  it('is hardly ever worse than good where all actions are alike', () => {
    let wrong = 0;
    for (let i = 0; i < 300; i++) {
      const rng = new FastRng(i);
      const about = experiment([0, 0, 0], 0, { attempt: () => rng.below(13) - 6 });
      const weighing = new Weighing(question, about, plan(5), [0, 1, 2], 0, `${i}`);
      weighing.more(40);
      const { candidates } = weighing.findings();
      const { worth, error } = candidates.find(({ action }) => action === 0)!;
      if (gradeOf(candidates[0].worth - worth, error, thresholds, 2) !== 'good') wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(3);
  });
});
