import { FastRng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { never, type Thought } from '../thought.js';
import { captain } from './captain.js';
import { act, dealt } from './fixture.js';

const { skullKing: game } = SkullKing;
type State = SkullKing.State;

function thoughtOf(state: State, seat: number, playouts = 200, late = never): Thought {
  const { seats, options } = state;
  const view = game.view(state, seat);
  return captain()({ game, seats, options, seat, view }, new FastRng('captain'), { playouts, late });
}
const choice = (state: State, seat: number): string => game.print(thoughtOf(state, seat).action);

describe('the captain', () => {
  it('thinks the same again with the same luck', () => {
    const state = act(dealt(['g9 y8 p6', 'rosie b5 g3', 'y7 p9 g4']), 'bid:1 bid:1 bid:1');
    expect(thoughtOf(state, 0)).toEqual(thoughtOf(state, 0));
  });

  it('is late with an answer all the same', () => {
    const state = act(dealt(['g9 y8 p6', 'rosie b5 g3', 'y7 p9 g4']), 'bid:1 bid:1 bid:1');
    let asked = 0;
    const { action, candidates } = thoughtOf(state, 0, 1_000_000, () => ++asked > 10);
    expect(game.refusal(state, 0, action)).toBeNull();
    expect(candidates).toHaveLength(3);
    expect(asked).toBeLessThan(20);
  });

  it('tells what speaks for a bid and for a card', () => {
    const table = dealt(['g9 y8 p6', 'rosie b5 g3', 'y7 p9 g4']);
    const bids = thoughtOf(table, 0).candidates;
    expect(bids[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'points']);
    const cards = thoughtOf(act(table, 'bid:1 bid:1 bid:1'), 0).candidates;
    expect(cards[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'takes-trick', 'points']);
    for (const { hints } of [...bids, ...cards]) {
      for (const { args } of hints.filter(({ key }) => key !== 'points')) {
        expect(args.share).toBeGreaterThanOrEqual(0);
        expect(args.share).toBeLessThanOrEqual(100);
      }
    }
  });

  it('never bids nothing on a small hand with the Skull King and the black 14', () => {
    expect(choice(dealt(['skull-king b14 g2', 'p9 p8 p7', 'g9 g8 g7', 'y9 y8 y7']), 0)).not.toBe('bid:0');
  });

  it('leads high when it needs every remaining trick', () => {
    const state = act(dealt(['skull-king b14 g2', 'p9 p8 p7', 'y9 y8 y7']), 'bid:3 bid:0 bid:0');
    expect(choice(state, 0)).toMatch(/skull-king|b14/);
  });

  it('sheds a winner under a sure winner when it has its tricks', () => {
    const state = act(dealt(['skull-king g2', 'g7 y3', 'rosie y5']), 'bid:1 bid:0 bid:0 skull-king g7');
    expect(choice(state, 2)).toBe('rosie');
  });

  it('uses Tigress both ways', () => {
    const table = (bid: number) =>
      act(dealt(['g5 y2', 'g7 y3', 'tigress escape']), `bid:0 bid:1 bid:${bid} g5 g7`);
    expect(choice(table(1), 2)).toBe('tigress:pirate');
    const over = act(dealt(['g5 y2', 'g7 y3', 'tigress b14']), 'bid:0 bid:0 bid:0 g5 g7');
    expect(choice(over, 2)).not.toBe('tigress:pirate');
  });

  it('keeps an escape for when it is needed', () => {
    const state = dealt(['g9 y2 y4', 'g12 y3 y5', 'g2 escape p13']);
    expect(choice(act(state, 'bid:1 bid:1 bid:0 g9 g12'), 2)).toBe('g2');
  });

  it('weighs house cards like any other', () => {
    const options = { blanks: [{ name: 'Kate', as: 'pirate' }] };
    const state = dealt(['g5 y2', 'g7 y3', 'blank:1 escape'], options);
    expect(choice(act(state, 'bid:0 bid:1 bid:1 g5 g7'), 2)).toBe('blank:1');
  });
});
