import { expect, it } from 'vitest';
import { playout } from './playout.js';
import { FastRng } from './random.js';
import { toy } from './suite/toy.js';

it('a playout goes to the end and counts', () => {
  const state = toy.create(2, toy.options.defaults);
  const moves = playout(toy, state, new FastRng('p'), new Uint16Array(toy.actions));
  expect(toy.outcome(state)).not.toBeNull();
  expect(moves).toBe(6);
});
