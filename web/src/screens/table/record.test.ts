import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { expect, it } from 'vitest';
import { PlayedRecord } from './record.js';

const words = {} as GameWords;
const game = {
  record: (view: View) => view.played as string[],
  curve: (view: View) => view.totals as number[][],
};
const at = (round: number, played: string[], totals: number[][] = []): View =>
  ({ round, played, totals }) as unknown as View;

it('keeps the rounds that have passed, and what is gone from the view when they are scored', () => {
  const record = new PlayedRecord(game);
  record.note(at(1, ['a']), words, []);
  record.note(at(1, ['a', 'b']), words, []);
  record.note(at(1, [], [[10, 0]]), words, []);
  const now = at(2, ['c'], [[10, 0]]);
  record.note(now, words, []);
  expect(record.rounds(now)).toEqual([
    { round: 1, lines: ['a', 'b'], totals: [10, 0] },
    { round: 2, lines: ['c'], totals: null },
  ]);
});

it('has the totals of rounds that were not seen here', () => {
  const now = at(
    3,
    [],
    [
      [10, 0],
      [20, -10],
    ],
  );
  expect(new PlayedRecord(game).rounds(now)).toEqual([
    { round: 1, lines: [], totals: [10, 0] },
    { round: 2, lines: [], totals: [20, -10] },
  ]);
});

it('a move that is taken back is taken out of the record', () => {
  const record = new PlayedRecord(game);
  record.note(at(1, ['a', 'b']), words, []);
  record.note(at(1, ['a']), words, []);
  expect(record.rounds(at(1, ['a']))).toEqual([{ round: 1, lines: ['a'], totals: null }]);
});
