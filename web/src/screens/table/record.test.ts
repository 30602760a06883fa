import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { expect, it } from 'vitest';
import { PlayedRecord, type RoundKeep } from './record.js';

const words = {} as GameWords;
const game = {
  record: (view: View) => view.played as string[],
  curve: (view: View) => view.totals as number[][],
};
const at = (round: number, played: string[], totals: number[][] = []): View =>
  ({ round, played, totals }) as unknown as View;
const told = (record: PlayedRecord, now: View) =>
  record.rounds(now, words, []).map(({ round, lines, totals }) => ({ round, lines, totals }));
const noted = (...views: readonly View[]): PlayedRecord => {
  const record = new PlayedRecord(game);
  for (const view of views) record.note({ view, between: [] }, words, []);
  return record;
};

it('keeps the rounds that have passed, and what is gone from the view when they are scored', () => {
  const now = at(2, ['c'], [[10, 0]]);
  const record = noted(at(1, ['a']), at(1, ['a', 'b']), at(1, [], [[10, 0]]), now);
  expect(told(record, now)).toEqual([
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
  expect(told(noted(), now)).toEqual([
    { round: 1, lines: [], totals: [10, 0] },
    { round: 2, lines: [], totals: [20, -10] },
  ]);
});

it('a move that is taken back is taken out of the record, and so is a round', () => {
  expect(told(noted(at(1, ['a', 'b']), at(1, ['a'])), at(1, ['a']))).toEqual([
    { round: 1, lines: ['a'], totals: null },
  ]);
  const back = at(1, ['a']);
  expect(told(noted(at(1, ['a', 'b'], [[10, 0]]), at(2, ['c'], [[10, 0]]), back), back)).toEqual([
    { round: 1, lines: ['a'], totals: null },
  ]);
});

it('tells no more than is shown: what came since is still to be told', () => {
  expect(told(noted(at(1, ['a', 'b'])), at(1, ['a']))).toEqual([{ round: 1, lines: ['a'], totals: null }]);
});

it('has seen a round that was over before anybody looked, and remembers it when the page is loaded again', () => {
  let kept: ReturnType<RoundKeep['load']> = [];
  const keep: RoundKeep = { load: () => kept, save: (rounds) => (kept = rounds) };
  const whole = at(1, ['a', 'b'], [[10, 0]]);
  const now = at(2, [], [[10, 0]]);
  const record = new PlayedRecord(game, keep);
  record.note({ view: at(1, ['a']), between: [] }, words, []);
  record.note({ view: now, between: [whole] }, words, []);
  expect(record.whole(1)).toBe(whole);
  const again = new PlayedRecord(game, keep);
  expect(again.whole(1)).toBe(whole);
  expect(told(again, now)).toEqual([{ round: 1, lines: ['a', 'b'], totals: [10, 0] }]);
});
