import { FastRng } from '@crossbones/core';
import { expect, it } from 'vitest';
import { queensCollection as game } from '../index.js';
import { look, played } from './fixture.js';
import { canSwap, movesIn, movesWith, pawnRefusal } from './move.js';
import { readMove } from './word.js';

const table = { seats: 2, mode: 'cooperative' } as const;

it('QC-15 pawns picked lead to every move there is, and to nothing else', () => {
  const rng = new FastRng('picked');
  for (const { legal } of played(table, new FastRng('moves'))) {
    const moves = movesIn(legal);
    expect(moves).toHaveLength(legal.filter((word) => word.startsWith('move:')).length);
    for (const { word, paid, ends } of moves.filter(() => rng.below(8) === 0)) {
      expect(movesWith(moves, paid, ends)).toEqual([word]);
      expect(movesWith(moves, [], [ends[1]])).toContain(word);
      const unpaid = movesWith(moves, [], ends);
      expect(unpaid).toContain(word);
      for (const other of unpaid) expect(readMove(other)!.ends).toEqual(expect.arrayContaining([...ends]));
    }
  }
});

it('QC-15 pawns of one box or of one colour are never swapped', () => {
  const [one, two] = [
    { box: 'c1', pawn: 'c2' },
    { box: 'c2', pawn: 'c1' },
  ];
  expect([canSwap(one, two), canSwap(one, one)]).toEqual([true, false]);
  expect([canSwap(one, { box: 'c3', pawn: 'c2' }), canSwap(one, { box: 'c1', pawn: 'c3' })]).toEqual([
    false,
    false,
  ]);
  const cards = (...pawns: (typeof one)[]): unknown => pawnRefusal([], pawns)?.args;
  expect([cards(one), cards(one, two), cards(two, one)]).toEqual([
    { cards: 'c2' },
    { cards: 'c1+c2' },
    { cards: 'c1+c2' },
  ]);
});

it('QC-15 two pawns are refused as the game refuses them', () => {
  let refused = 0;
  for (const { state, seat, legal } of played(table, new FastRng('refused'))) {
    const moves = movesIn(legal);
    const pawns = look(state, seat).boxes.flatMap(({ colour, pawns }) =>
      [...new Set(pawns)].map((pawn) => ({ box: colour, pawn })),
    );
    for (const one of pawns) {
      for (const other of pawns) {
        if (one === other) continue;
        const why = pawnRefusal(moves, [one, other]);
        if (!canSwap(one, other)) expect(movesWith(moves, [], [one, other])).toEqual([]);
        else if (one.pawn < other.pawn && why !== null) {
          const word = `move:${one.pawn}+${other.pawn}:${one.box}/${one.pawn}-${other.box}/${other.pawn}`;
          expect(why).toEqual(game.refusal(state, seat, game.parse(word)!));
          refused++;
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(100);
});
