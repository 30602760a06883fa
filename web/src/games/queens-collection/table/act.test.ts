import { FastRng, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { movesIn, movesWith } from './act.js';
import { readMove } from './word.js';

describe('pawns picked when all play together', () => {
  it('lead to every move there is, and to nothing else', () => {
    const table = { seats: 2, options: { mode: 'cooperative' }, key: 'c'.repeat(64) };
    const match = must(Match.open(games['queens-collection'], table));
    const rng = new FastRng('act');
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      const moves = movesIn(legal);
      expect(moves).toHaveLength(legal.filter((word) => word.startsWith('move:')).length);
      for (const { word, paid, ends } of moves.filter(() => rng.below(8) === 0)) {
        expect(movesWith(moves, paid, ends)).toEqual([word]);
        expect(movesWith(moves, [], [ends[1]])).toContain(word);
        const unpaid = movesWith(moves, [], ends);
        expect(unpaid).toContain(word);
        for (const other of unpaid) expect(readMove(other)!.ends).toEqual(expect.arrayContaining([...ends]));
      }
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
  });
});
