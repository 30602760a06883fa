import { FastRng, must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { arbitrate } from './arbiter.js';
import { CARDS, HELD } from './cards.js';
import { highCard } from './index.js';
import { roundPoints } from './score.js';

const begun = (seats: number) => {
  const state = highCard.create(seats, must(highCard.options.check({}, seats)));
  highCard.chance(state, new FastRng('deal'));
  return state;
};
const bits = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;

describe('High Card', () => {
  it('HC-1 has twelve cards, and HC-2 deals two to each', () => {
    const state = begun(4);
    expect(CARDS).toBe(12);
    expect([...state.hands].map(bits)).toEqual([HELD, HELD, HELD, HELD]);
  });

  it('HC-3 one after the other plays a card of the hand', () => {
    const state = begun(2);
    const out = new Uint16Array(highCard.actions);
    expect(highCard.legal(state, 1, out)).toBe(0);
    expect(highCard.refusal(state, 1, 0)?.rule).toBe('HC-3');
    expect(highCard.legal(state, 0, out)).toBe(HELD);
  });

  it('HC-4 the highest card wins', () => {
    expect(must(arbitrate({ cards: ['c3', 'c9', 'c1'] })).winner).toBe(1);
  });

  it('HC-5 one point, and HC-6 the most of them win', () => {
    expect(roundPoints([2, 8, 0])).toEqual([0, 1, 0]);
    const state = begun(2);
    const out = new Uint16Array(highCard.actions);
    const rng = new FastRng('play');
    while (highCard.outcome(state) === null) {
      if (highCard.event(state) !== null) highCard.chance(state, rng);
      else {
        highCard.legal(state, state.turn, out);
        highCard.apply(state, state.turn, out[0]);
      }
    }
    expect(highCard.outcome(state)!.points!.reduce((all, one) => all + one)).toBe(3);
  });
});
