import { describe, expect, it } from 'vitest';
import { lastIn, places, scores, wins } from './score.js';

describe('score', () => {
  it('S-6 S-12 two challenges made by one gang win', () => {
    expect([0, 1, 2].map(wins)).toEqual([false, false, true]);
    expect(scores([1, 0, 0, 1, 2, 0], 3)).toEqual([1, 2, 0]);
    expect(scores([1, 0, 2], 3)).toEqual([1, 0, 2]);
  });

  it('S-9 S-12 the last person with a gang has won, with one gang left or two', () => {
    expect([0b111, 0b011, 0b010].map((alive) => lastIn(alive, 3))).toEqual([null, null, 1]);
    expect([0b1111, 0b0101, 0b1000, 0b0110].map((alive) => lastIn(alive, 2))).toEqual([null, 0, 1, null]);
  });

  it('S-6 one wins and all others share the second place', () => {
    expect(places(2, 4)).toEqual([2, 2, 1, 2]);
  });
});
