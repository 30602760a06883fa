import { FastRng, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { arbitrate } from '../arbiter.js';
import { codes, MONKEY } from '../cards.js';
import { markOf } from './mark.js';

it('SQ-9 SQ-13 the reasons of a trick tell which pirates go up and down, and by how much', () => {
  const rng = new FastRng('marks');
  const seen = new Set<number>();
  for (let n = 0; n < 500; n++) {
    const players = 2 + (n % 5);
    const deck = [...codes];
    const draw = (): string => deck.splice(rng.below(deck.length), 1)[0];
    const cards = Array.from({ length: players === 2 ? 3 : players }, draw);
    const centre = Array.from({ length: rng.below(4) }, draw).filter((code) => codes.indexOf(code) < MONKEY);
    const { moves, reasons } = must(arbitrate({ players, leader: 1, centre, cards }));
    const told = reasons.flatMap((why) => {
      const mark = markOf(why);
      if (mark === null || mark.idle) return [];
      return [[why.args.seat, why.args.colour, mark.way === 'up' ? mark.by : -mark.by]];
    });
    expect(told).toHaveLength(moves.length);
    expect(told).toEqual(expect.arrayContaining(moves.map((move) => [...move])));
    for (const [, , by] of moves) seen.add(by);
  }
  expect([...seen].sort()).toEqual([-1, -2, 1, 2]);
});
