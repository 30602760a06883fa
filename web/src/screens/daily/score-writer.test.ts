import { expect, it } from 'vitest';
import { scoreWriter } from './score-writer.js';

const place = (n: number): string => `place ${n}`;

it('writes points as points, few or below nothing, and places where there is nothing else', () => {
  expect([210, -10, -1].map(scoreWriter('skull-king', place))).toEqual(['210', '−10', '−1']);
  expect([-1, -4].map(scoreWriter('skull', place))).toEqual(['place 1', 'place 4']);
});
