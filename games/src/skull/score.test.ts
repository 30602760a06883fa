import { describe, expect, it } from 'vitest';
import { places, scores, wins } from './score.js';

describe('score', () => {
  it('S-6 S-12 two challenges made by one gang win', () => {
    expect([0, 1, 2].map(wins)).toEqual([false, false, true]);
    expect(scores([1, 0, 0, 1, 2, 0], 3)).toEqual([1, 2, 0]);
    expect(scores([1, 0, 2], 3)).toEqual([1, 0, 2]);
  });

  it('S-6 one wins and all others share the second place', () => {
    expect(places(2, 4)).toEqual([2, 2, 1, 2]);
  });
});
