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

it('lets everybody keep their face when the seats are turned, as in a rematch', () => {
  const faces = new Map(crew.map((person, i) => [person, portraits(crew)[i]]));
  for (let turn = 1; turn < crew.length; turn++) {
    const turned = [...crew.slice(turn), ...crew.slice(0, turn)];
    expect(portraits(turned)).toEqual(turned.map((person) => faces.get(person)));
  }
});

it('has faces for more than there are', () => {
  expect(portraits([...crew, 'one more']).every((face) => face >= 1 && face <= 12)).toBe(true);
});

it('is the one that was chosen, and nobody else has it', () => {
  const [, chosen] = portraits(['ann', 'ben', 'cat'], [null, 5, null]);
  expect(chosen).toBe(5);
  for (const face of Array.from({ length: 12 }, (_, i) => i + 1))
    expect(new Set(portraits(['ann', 'ben', 'cat'], [null, face, null])).size).toBe(3);
});
