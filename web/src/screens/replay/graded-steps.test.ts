import { expect, it } from 'vitest';
import type { GradedDecision } from '../../play/local/review-message.js';
import { GradedSteps } from './graded-steps.js';

const word = { word: 'pass', worth: 1, error: 0, hints: [] };
const decision = (step: number, grade: GradedDecision['grade']): GradedDecision => ({
  step,
  grade,
  seat: step % 2,
  round: 1,
  played: word,
  best: word,
  loss: 0,
  error: 0,
  stake: 0,
  expected: 10 * step,
});
const decisions = [
  decision(0, 'good'),
  decision(3, 'blunder'),
  decision(4, 'inaccurate'),
  decision(8, 'mistake'),
];
const graded = new GradedSteps({
  unit: 'points',
  decisions,
  curves: [
    [
      [0, 5],
      [4, 7],
      [12, 30],
    ],
    [[3, -2]],
  ],
});

it('tells the decision that led to a step', () => {
  expect([0, 1, 4, 5, 9].map((step) => graded.at(step)?.grade ?? null)).toEqual([
    null,
    'good',
    'blunder',
    'inaccurate',
    'mistake',
  ]);
});

it.each([
  [0, 4, null],
  [4, 9, null],
  [5, 9, 4],
  [9, null, 4],
  [12, null, 9],
])('from step %i the next mistake is at %j, and the one before at %j', (step, next, previous) => {
  expect([graded.nextMistake(step), graded.previousMistake(step)]).toEqual([next, previous]);
});

it.each([
  [0, 0, null],
  [0, 1, 5],
  [0, 5, 7],
  [1, 3, null],
  [1, 20, -2],
])('seat %i could expect at step %i: %j', (seat, step, expected) => {
  expect(graded.expected(seat, step)).toBe(expected);
});
