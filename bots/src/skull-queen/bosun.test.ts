import { FastRng } from '@crossbones/core';
import { games } from '@crossbones/games';
import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';
import { act, dealt, middle } from './fixture.js';

const game = games['skull-queen'];
const tables = [2, 3, 4, 5, 6].flatMap((seats) =>
  [3, 4].map((middle) => ({ game, seats, options: { middle } })),
);

describe('in whole games', () => {
  it.each(tables)('acts by what its seat knows ($seats seats, $options)', (table) => {
    checkPolicy(table, bosun(), 6);
    checkPolicy(table, deckhand(), 3);
  });

  it.each(tables)('has a deckhand above chance and below the bosun ($seats seats, $options)', (table) => {
    const { mean, even } = meanPlace(table, deckhand(), 40);
    expect(mean).toBeLessThan(even);
    expect(mean).toBeGreaterThan(1);
  });

  it.each(tables)('wins most games against random players ($seats seats, $options)', (table) => {
    const { mean, even } = meanPlace(table, bosun(), 30);
    expect(even).toBeGreaterThan(1.3);
    expect(mean).toBeLessThan(1.2);
  });
});

const decides = (state: SkullQueen.State, seat: number): string =>
  game.print(bosun()(state, seat, new FastRng(1)));

describe('in plain positions', () => {
  const high = 'r11 r10 r9 y11 y10 y9 g11 g10 g9 b11 b10 b9 13 g8';
  const low = 'r2 r3 r4 y2 y3 y4 g2 g3 g4 b2 b3 b4 0 b5';
  const extremes = dealt(3, [high, low, 'r5']);

  it('has the 8 on top with high cards, at the bottom with low ones', () => {
    expect(decides(extremes, 0)).toBe('side:front');
    expect(decides(extremes, 1)).toBe('side:back');
  });

  it('leaves a pirate room to climb or to slip', () => {
    const state = game.create(3, { middle: 3 });
    game.copy(extremes, state);
    act(state, 0, 'side:front');
    act(state, 1, 'side:back');
    expect(['r:2', 'r:3', 'r:4']).toContain(decides(state, 0));
    expect(['r:0', 'r:1', 'r:2']).toContain(decides(state, 1));
  });

  const third = 'r6 r11 y2 y3 y6 y7 y9 g2 g3 g6 g7 g9 b2 b3';

  it('does not push its own pirate off the 8', () => {
    const state = dealt(3, ['r4', 'r9', third]);
    act(state, 0, middle);
    act(state, 1, middle);
    act(state, 2, 'side:front r:0 y:2 g:2 b:2');
    act(state, 0, 'r4');
    act(state, 1, 'r9');
    expect(decides(state, 2)).toBe('r6');
  });

  it('lifts its own pirate onto the 8', () => {
    const state = dealt(3, ['r4', 'r9', third]);
    act(state, 0, middle);
    act(state, 1, middle);
    act(state, 2, 'side:front r:1 y:2 g:2 b:2');
    act(state, 0, 'r4');
    act(state, 1, 'r9');
    expect(decides(state, 2)).toBe('r11');
  });

  it('does not step into the sea beside the ghost', () => {
    const state = dealt(2, ['r2 r10 y2 y3 y6 y7 y9 g2 g3 g6 g7 g9 b2 b3', 'r3', 'r11']);
    act(state, 0, 'side:front r:4 y:2 g:2 b:2');
    act(state, 1, middle);
    expect(decides(state, 0)).toBe('r10');
  });
});
