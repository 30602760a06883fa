import { expect, it } from 'vitest';
import type { GameView } from '../view.js';
import { topicOf, topicsOf } from './topic.js';

const topics = (phase: string, ...gangs: object[]): string[] =>
  topicsOf({ phase, gangs: [{ out: false, flower: false }, ...gangs] } as unknown as GameView);

it('tells what a disc is about', () => {
  expect(['skull', 'flower'].map((disc) => topicOf({} as GameView, disc))).toEqual(['skull', 'flower']);
});

it('explains what matters now, the most important first', () => {
  for (const phase of ['place', 'add', 'bid', 'attempt']) expect(topics(phase)).toEqual([phase]);
  expect(topics('loss')).toEqual(['lost']);
  for (const phase of ['first', 'over', 'name']) expect(topics(phase)).toEqual([]);
  expect(topics('place', { out: true, flower: false })).toEqual(['out', 'place']);
  expect(topics('place', { out: false, flower: true })).toEqual(['made', 'place']);
});
