import type { Json } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import { roundsOf, type Stroke } from '@crossbones/games/sheet';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchOf, fold, linesTo, nothing } from './sheet-news.js';

const head: Head = { game: 'skull', players: ['Mina', 'Tom'], options: {}, dealer: 0 };

it('whatever is written, corrected and undone, those who watch know how the sheet stands', () => {
  const stroke = fc.record({
    round: fc.nat(4),
    to: fc.jsonValue({ maxDepth: 2 }).map((to) => ({ to }) as Json),
  });
  const story = fc.array(fc.oneof({ weight: 4, arbitrary: stroke }, fc.constant('undo' as const)));
  fc.assert(
    fc.property(story, fc.nat(3), (steps, pace) => {
      let strokes: readonly Stroke[] = [];
      let told = nothing;
      for (const [i, step] of steps.entries()) {
        strokes = step === 'undo' ? strokes.slice(0, -1) : [...strokes, step];
        // Not after every stroke: the line may be down.
        if (i % (pace + 1) === 0) told = fold(told, linesTo({ head, strokes }, told));
      }
      told = fold(told, linesTo({ head, strokes }, told));
      expect(told.head).toEqual(head);
      expect(told.rounds).toEqual(JSON.parse(JSON.stringify(roundsOf({ strokes }))));
      expect(linesTo({ head, strokes }, told)).toEqual([]);
    }),
  );
});

it('only what has changed is told', () => {
  const first: Stroke[] = [
    { round: 0, to: [1] },
    { round: 1, to: [2] },
  ];
  const told = fold(nothing, linesTo({ head, strokes: first }, nothing));
  expect(linesTo({ head, strokes: [...first, { round: 0, to: [9] }] }, told)).toEqual([
    { round: 0, to: [9] },
  ]);
  expect(linesTo({ head, strokes: first.slice(0, 1) }, told)).toEqual([{ round: 1, to: null }]);
  const renamed = { ...head, players: ['Mina', 'Tomás'] };
  expect(linesTo({ head: renamed, strokes: first }, told)).toEqual([{ head: renamed }]);
});

it('one request carries no more than the server reads', () => {
  const lines = Array.from({ length: 80 }, (_, round) => ({ round, to: 'é'.repeat(2_000) }));
  const batch = batchOf(lines);
  expect(batch.length).toBeGreaterThan(5);
  expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60_000);
  expect(batchOf(lines.map(({ round }) => ({ round, to: 1 })))).toHaveLength(50);
  expect(batchOf([{ round: 0, to: 'x'.repeat(60_000) }])).toHaveLength(1);
});
