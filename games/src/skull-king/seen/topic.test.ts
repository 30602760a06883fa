import { expect, it } from 'vitest';
import type { GameView } from '../view.js';
import { topicOf, topicsOf } from './topic.js';

const options = { scoring: 'standard', powers: false };
const quiet = { phase: 'play', trick: [], led: null, sheet: [], hand: [], options };
const topics = (some: object): string[] => topicsOf({ ...quiet, ...some } as unknown as GameView);

it('tells what a card is about', () => {
  const about = (code: string, powers = false): string =>
    topicOf({ options: { ...options, powers } } as unknown as GameView, code);
  expect(['b1', 'b14', 'g7', 'y12', 'p3'].map((code) => about(code))).toEqual([
    'black',
    'black',
    'number',
    'number',
    'number',
  ]);
  expect(
    ['escape', 'tigress', 'tigress:pirate', 'skull-king', 'mermaid', 'kraken', 'whale', 'loot'].map((code) =>
      about(code),
    ),
  ).toEqual(['escape', 'tigress', 'tigress', 'skull-king', 'mermaid', 'kraken', 'whale', 'loot']);
  for (const name of ['rosie', 'will', 'rascal', 'juanita', 'harry']) {
    expect(about(name)).toBe('pirate');
    expect(about(name, true)).toBe(`power-${name}`);
  }
  expect(about('blank:0')).toBe('house');
});

it('explains what matters now, the most important first', () => {
  expect(topics({})).toEqual([]);
  expect(topics({ phase: 'bid', hand: ['escape'] })).toEqual(['bid']);
  expect(topics({ sheet: [{}] })).toEqual(['scored']);
  expect(topics({ sheet: [{}], options: { ...options, scoring: 'rascal' } })).toEqual(['rascal']);
  expect(topics({ hand: ['g3', 'escape'] })).toEqual(['escape']);
  const trick = [{ seat: 0, card: 'mermaid' }];
  expect(topics({ trick })).toEqual(['trick', 'mermaid']);
  expect(topics({ led: 'g', hand: ['g3', 'g4'] })).toEqual(['follow']);
  // With one card there is nothing to choose, and without a colour nothing to follow.
  expect(topics({ led: 'g', hand: ['g3'] })).toEqual([]);
  expect(topics({ phase: 'over', trick, led: 'g', hand: ['g3', 'escape'] })).toEqual([]);
});
