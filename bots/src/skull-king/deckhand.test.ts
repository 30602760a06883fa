import { FastRng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { deckhand } from './deckhand.js';
import { act, dealt, modes } from './fixture.js';

const { skullKing: game } = SkullKing;
const choice = (state: SkullKing.State, seat: number): string =>
  game.print(deckhand()(state, seat, new FastRng('deckhand')));

describe('the deckhand', () => {
  it.each(Object.entries(modes))('keeps the rules and looks at no other hand: %s', (_, options) => {
    for (const seats of [2, 5, 8]) checkPolicy({ game, seats, options }, deckhand(), 1);
  });

  it('is no random player', () => {
    for (const seats of [2, 4, 8]) {
      const { mean, even } = meanPlace({ game, seats, options: {} }, deckhand(), 60);
      expect(mean, `${seats} seats`).toBeLessThan(1 + (even - 1) * 0.7);
    }
  });

  it('bids a trick for every strong card it sees', () => {
    expect(choice(dealt(['skull-king g14 b9 g2', 'p9 p8 p7 p6', 'g9 g8 g7 g6']), 0)).toBe('bid:3');
  });

  it('takes a trick with more than enough, and keeps what it should throw away', () => {
    const hands = ['g5 y2 p3', 'g7 y3 p4', 'g14 g8 g2'];
    expect(choice(act(dealt(hands), 'bid:0 bid:0 bid:1 g5 g7'), 2)).toBe('g14');
    const under = dealt(['skull-king g2', 'g7 y3', 'rosie escape']);
    expect(choice(act(under, 'bid:1 bid:0 bid:0 skull-king g7'), 2)).toBe('escape');
  });
});
