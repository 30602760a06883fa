import { expect, it } from 'vitest';
import { portraits } from './portrait.js';

const crew = Array.from({ length: 12 }, (_, i) => `person-${i}`);

it('gives each one a face of their own, always the same', () => {
  const faces = portraits(crew);
  expect(new Set(faces).size).toBe(12);
  expect(Math.min(...faces)).toBe(1);
  expect(Math.max(...faces)).toBe(12);
  expect(portraits(crew)).toEqual(faces);
  expect(portraits([crew[0]])).toEqual([faces[0]]);
});

it('has faces for more than there are', () => {
  expect(portraits([...crew, 'one more']).every((face) => face >= 1 && face <= 12)).toBe(true);
});
