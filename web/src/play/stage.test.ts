import type { Sight, View } from '@crossbones/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from './script.js';

vi.mock('../shell/settings.js', () => ({ settings: { value: { motion: 'normal' } } }));
const { Stage } = await import('./stage.js');

const sight = (step: number): Sight =>
  ({ step, decision: step, actors: [], may: [], legal: [], view: { step }, between: [] }) as unknown as Sight;
/** Each step is told by a trick, by what the round brought, and by how it stands then. */
const script = (_: View | null, { view }: { readonly view: View }): Scene<View, string>[] => [
  { view, moment: 'trick', hold: 100 },
  { view, moment: 'round', hold: 100, untilTapped: true },
  { view, moment: null, hold: 0 },
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what is to be read stays until it is tapped', () => {
  const stage = new Stage<View, string>(script);
  stage.patience = Number.POSITIVE_INFINITY;
  stage.cut(sight(0));
  stage.show(sight(1));
  vi.advanceTimersByTime(1_000_000);
  expect(stage.shown.value?.moment).toBe('round');
  stage.goOn();
  expect(stage.shown.value?.moment).toBe(null);
  expect(stage.settled.value).toBe(true);
});

it('where others wait it stays so long and no longer', () => {
  const stage = new Stage<View, string>(script);
  stage.patience = 5_000;
  stage.cut(sight(0));
  stage.show(sight(1));
  vi.advanceTimersByTime(4_000);
  expect(stage.shown.value?.moment).toBe('round');
  vi.advanceTimersByTime(2_000);
  expect(stage.settled.value).toBe(true);
});

it('whoever comes to a table is not told of the round before', () => {
  const stage = new Stage<View, string>(script);
  stage.patience = Number.POSITIVE_INFINITY;
  stage.show(sight(1));
  vi.advanceTimersByTime(250);
  expect(stage.settled.value).toBe(true);
});

it('without patience it is a picture like any other', () => {
  const stage = new Stage<View, string>(script);
  stage.cut(sight(0));
  stage.show(sight(1));
  vi.advanceTimersByTime(250);
  expect(stage.settled.value).toBe(true);
});

it('a tap that cuts the telling short does not cut away what is to be read', () => {
  const stage = new Stage<View, string>(script);
  stage.patience = Number.POSITIVE_INFINITY;
  stage.cut(sight(0));
  stage.show(sight(1));
  stage.show(sight(2));
  stage.skip();
  expect(stage.shown.value).toMatchObject({ moment: 'round', view: { step: 2 } });
  stage.skip();
  expect(stage.settled.value).toBe(true);
});

it('a picture stands as it is while something newer waits, and nothing can be done then', () => {
  const stage = new Stage<View, string>((_, { view }) => [{ view, moment: null, hold: 100 }]);
  const drawn = vi.fn();
  stage.cut(sight(0));
  stage.show(sight(1));
  const stop = stage.shown.subscribe(drawn);
  expect(stage.settled.value).toBe(true);
  stage.show(sight(2));
  expect(stage.settled.value).toBe(false);
  expect(drawn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(stage.settled.value).toBe(true);
  expect(drawn).toHaveBeenCalledTimes(2);
  stop();
});
