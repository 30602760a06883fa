import { FastRng, type Rng } from '@crossbones/core';
import { games, SkullQueen } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';

const game = games['skull-queen'];
const tables = [2, 3, 4, 5, 6].flatMap((seats) =>
  [3, 4].map((middle) => ({ game, seats, options: { middle } })),
);

describe('in whole games', () => {
  it.each(tables)('acts by what its seat knows ($seats seats, $options)', (table) => {
    checkPolicy(table, bosun(), 10);
  });

  it.each(tables)('wins most games against random players ($seats seats, $options)', (table) => {
    const { mean, even } = meanPlace(table, bosun(), 30);
    expect(even).toBeGreaterThan(1.3);
    expect(mean).toBeLessThan(1.2);
  });
});

/** Answers so that shuffling `from` gives `to`. */
function stacked(from: readonly number[], to: readonly number[]): Rng {
  const deck = [...from];
  let last = deck.length;
  return {
    below() {
      last--;
      const at = deck.indexOf(to[last]);
      [deck[last], deck[at]] = [deck[at], deck[last]];
      return at;
    },
  };
}

const named = (codes: string): number[] => codes.split(' ').map(SkullQueen.cardNamed);

/** A table of three hands, each filled up with what is left, the lowest first; seat 0 leads. */
function dealt(seats: 2 | 3, hands: readonly [string, string, string]): SkullQueen.State {
  const state = game.create(seats, { middle: 3 });
  game.chance(state, { below: () => seats - 1 });
  const all = SkullQueen.fullBox.cards(seats);
  const given = hands.map(named);
  const rest = all.filter((card) => !given.flat().includes(card));
  const order = given.flatMap((hand) => [...hand, ...rest.splice(0, all.length / 3 - hand.length)]);
  game.chance(state, stacked(all, order));
  return state;
}

function act(state: SkullQueen.State, seat: number, words: string): void {
  for (const word of words.split(' ')) {
    const action = game.parse(word)!;
    expect(game.refusal(state, seat, action)).toBeNull();
    game.apply(state, seat, action);
  }
}

const decides = (state: SkullQueen.State, seat: number): string =>
  game.print(bosun()(state, seat, new FastRng(1)));

const middle = 'side:front r:2 y:2 g:2 b:2';

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
