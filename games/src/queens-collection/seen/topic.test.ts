import { expect, it } from 'vitest';
import type { GameView } from '../view.js';
import { topicOf, topicsOf } from './topic.js';

const alone = { mode: 'competitive' };
const together = { mode: 'cooperative' };
const quiet = {
  phase: 'reveal',
  turn: 1,
  viewer: 0,
  sheet: [],
  hands: [[], []],
  market: [],
  lastTurns: 0,
  options: alone,
};
const topics = (some: object): string[] => topicsOf({ ...quiet, ...some } as unknown as GameView);

it('tells what a card is about, and that it is another thing where all play together', () => {
  const about = (code: string, options: object): string => topicOf({ options } as GameView, code);
  expect(['c1', 'joker'].map((code) => about(code, alone))).toEqual(['card', 'joker']);
  expect(['c1', 'joker'].map((code) => about(code, together))).toEqual(['card-together', 'joker-together']);
});

it('explains what matters now, the most important first', () => {
  expect(topics({})).toEqual([]);
  expect(topics({ turn: 0 })).toEqual(['reveal']);
  expect(topics({ turn: 0, phase: 'choose' })).toEqual(['choose', 'swap']);
  expect(topics({ turn: 1, phase: 'choose' })).toEqual([]);
  expect(topics({ sheet: [{}], turn: 0 })).toEqual(['scored', 'reveal']);
  expect(topics({ hands: [['c1', 'joker'], []] })).toEqual(['joker']);
  expect(topics({ hands: [['c1'], ['joker']] })).toEqual([]);
  expect(topics({ market: ['joker'] })).toEqual(['joker']);
  expect(topics({ viewer: 'spectator', hands: [['joker'], ['joker']] })).toEqual([]);
  expect(topics({ viewer: 1, turn: 0, hands: [[], null] })).toEqual([]);
});

it('QC-15 QC-16 explains only what is new where all play together', () => {
  const mine = { options: together, turn: 0, sheet: [{}], market: ['joker'] };
  expect(topics(mine)).toEqual(['together']);
  expect(topics({ ...mine, turn: 1 })).toEqual([]);
  expect(topics({ ...mine, lastTurns: 2 })).toEqual(['last-turns', 'together']);
});
