import { FastRng, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { movesWith } from './act.js';
import { readMove } from './word.js';

describe('pawns picked when all play together', () => {
  it('lead to every move there is, and to nothing else', () => {
    const table = { seats: 2, options: { mode: 'cooperative' }, key: 'c'.repeat(64) };
    const match = must(Match.open(games['queens-collection'], table));
    const rng = new FastRng('act');
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      const moves = legal.filter((word) => word.startsWith('move:'));
      for (const word of moves) {
        const { paid, ends } = readMove(word)!;
        expect(movesWith(legal, paid, ends)).toEqual([word]);
        expect(movesWith(legal, [], [ends[1]])).toContain(word);
        const unpaid = movesWith(legal, [], ends);
        expect(unpaid).toContain(word);
        for (const other of unpaid) expect(readMove(other)!.ends).toEqual(expect.arrayContaining([...ends]));
      }
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
  });
});
