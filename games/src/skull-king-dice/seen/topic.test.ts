import { expect, it } from 'vitest';
import type { GameView } from '../view.js';
import { topicOf, topicsOf } from './topic.js';

const quiet = { phase: 'play', trick: [], led: null, sheet: [], hand: [] };
const topics = (some: object): string[] => topicsOf({ ...quiet, ...some } as unknown as GameView);

it('SD-7 tells what a die is about by what it shows, and before it is rolled by its kind', () => {
  const about = (code: string): string => topicOf({} as GameView, code);
  expect(['pirate:flag', 'yellow:flag'].map(about)).toEqual(['flag', 'flag']);
  expect(['skull-king', 'pirate:skull', 'mermaid', 'black:7', 'yellow'].map(about)).toEqual([
    'skull-king',
    'pirate',
    'mermaid',
    'coloured',
    'coloured',
  ]);
});

it('explains what matters now, the most important first', () => {
  expect(topics({})).toEqual([]);
  expect(topics({ phase: 'bid', hand: ['pirate'] })).toEqual(['bid']);
  expect(topics({ hand: ['pirate', 'red'] })).toEqual(['pirate', 'coloured']);
  const trick = [{ seat: 0, roll: 'mermaid:flag' }];
  expect(topics({ trick })).toEqual(['trick', 'flag']);
  expect(topics({ trick, hand: null })).toEqual(['trick', 'flag']);
  expect(topics({ led: 'red', hand: ['red', 'blue'] })).toEqual(['follow', 'coloured', 'coloured']);
  // With one die there is nothing to choose, and without a colour nothing to follow.
  expect(topics({ led: 'red', hand: ['red'] })).toEqual(['coloured']);
  expect(topics({ led: 'red', hand: null })).toEqual([]);
  expect(topics({ phase: 'roll', trick, led: 'red', hand: ['red', 'blue'] })).toEqual([]);
  expect(topics({ phase: 'bid', sheet: [{}] })).toEqual(['scored', 'bid']);
});
