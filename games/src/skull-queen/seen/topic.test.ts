import { expect, it } from 'vitest';
import type { GameView } from '../view.js';
import { topicOf, topicsOf } from './topic.js';

const quiet = {
  phase: 'play',
  trick: [],
  centre: [],
  sheet: [],
  planks: [{ overboard: [] }, { overboard: [] }],
  announced: null,
  hand: [],
  ghost: null,
};
const topics = (some: object): string[] => topicsOf({ ...quiet, ...some } as unknown as GameView);

it('SQ-8 SQ-9 tells what a card is about: those without colour, the numbers that move by two, and the others', () => {
  const cards = ['0', '13', 'r8', 'b5', 'y10', 'g3', 'r12'];
  expect(cards.map((card) => topicOf({} as GameView, card))).toEqual([
    'monkey',
    'mate',
    'eight',
    'five',
    'number',
    'number',
    'number',
  ]);
});

it('explains what matters now, the most important first', () => {
  expect(topics({})).toEqual([]);
  expect(topics({ phase: 'place', hand: ['0'] })).toEqual(['plank']);
  expect(topics({ sheet: [{}] })).toEqual(['scored']);
  expect(topics({ hand: ['r2', 'r8'] })).toEqual(['eight']);
  expect(topics({ hand: null })).toEqual([]);
  const one = [{ seat: 0, card: '13' }];
  expect(topics({ trick: one })).toEqual(['mate']);
  const two = [...one, { seat: 1, card: 'r2' }];
  expect(topics({ trick: two, announced: 'r' })).toEqual(['follow', 'moves', 'mate']);
  expect(topics({ planks: [{ overboard: [] }, { overboard: ['r'] }] })).toEqual(['overboard']);
  expect(topics({ centre: ['r2'], ghost: { left: 3 } })).toEqual(['centre', 'ghost']);
  // Once the last card of a round is there, nothing of this is of use to anybody.
  const all = {
    trick: two,
    announced: 'r',
    centre: ['r2'],
    ghost: { left: 3 },
    planks: [{ overboard: ['r'] }],
  };
  expect(topics({ ...all, phase: 'over', hand: ['0'] })).toEqual([]);
});
