import { FastRng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';
import { act, dealt, modes, seatCounts } from './fixture.js';

const { skullKing: game } = SkullKing;

describe('the bosun at whole games', () => {
  it.each(Object.entries(modes))('keeps the rules and looks at no other hand: %s', (_, options) => {
    for (const seats of seatCounts) checkPolicy({ game, seats, options }, bosun(), 1);
  });

  it.each(Object.entries(modes))('leaves random players far behind: %s', (_, options) => {
    for (const seats of seatCounts) {
      const { mean, even } = meanPlace({ game, seats, options }, bosun(), 16);
      expect(mean, `${seats} seats`).toBeLessThan(1 + (even - 1) * 0.4);
    }
  });

  it('wins the single card of bedtime more often than chance', () => {
    for (const seats of [2, 4, 8]) {
      const { mean, even } = meanPlace({ game, seats, options: { schedule: 'bedtime' } }, bosun(), 300);
      expect(mean, `${seats} seats`).toBeLessThan(1 + (even - 1) * 0.9);
    }
  });
});

const choice = (state: SkullKing.State, seat: number): string =>
  game.print(bosun()(state, seat, new FastRng('bosun')));

describe('the bosun bids', () => {
  it('nothing with escapes and low cards', () => {
    expect(choice(dealt(['g2 y3 escape', 'p9 p8 p7', 'g9 g8 g7']), 0)).toBe('bid:0');
  });

  it('every card with pirates and the Skull King', () => {
    expect(choice(dealt(['skull-king rosie will', 'p9 p8 p7', 'g9 g8 g7']), 0)).toBe('bid:3');
  });

  it('never nothing on a small hand with the Skull King and the black 14', () => {
    const others = ['g', 'y', 'p', 'b'].flatMap((suit) => [6, 7, 8, 9, 10, 11, 12, 13].map((n) => suit + n));
    for (const seats of [3, 4, 6]) {
      for (let cards = 2; cards <= 6; cards++) {
        const hand = ['skull-king', 'b14', 'g2', 'y3', 'p1', 'escape'].slice(0, cards);
        const hands = [
          hand,
          ...Array.from({ length: seats - 1 }, (_, i) => others.slice(i * cards, (i + 1) * cards)),
        ];
        const bid = choice(dealt(hands.map((codes) => codes.join(' '))), 0);
        expect(bid, `${seats} seats, ${hand}`).not.toBe('bid:0');
      }
    }
  });

  it('and fires the cannonball on a sure hand, but not on a doubtful one', () => {
    const options = { scoring: 'rascal', cannonball: true };
    const sure = dealt(['g2 y1 escape', 'p9 p8 p7', 'g9 g8 g7'], options);
    expect(choice(act(sure, 'bid:0 bid:1 bid:1'), 0)).toBe('cannonball');
    const doubtful = dealt(['b9 b8 g12 p12 y12', 'p9 p8 p7 p6 p5', 'g9 g8 g7 g6 g5'], options);
    expect(choice(act(doubtful, 'bid:2 bid:1 bid:1'), 0)).toBe('grapeshot');
  });
});

describe('the bosun plays', () => {
  const hands = ['g5 y2 p3', 'g7 y3 p4', 'g14 g8 g2'];

  it('last to play and in want of two tricks, the cheapest card that takes this one', () => {
    expect(choice(act(dealt(hands), 'bid:0 bid:0 bid:2 g5 g7'), 2)).toBe('g8');
  });

  it('last to play and in want of none, below the others', () => {
    expect(choice(act(dealt(hands), 'bid:0 bid:0 bid:0 g5 g7'), 2)).toBe('g2');
  });

  it('Tigress as what is wanted', () => {
    const table = (bid: number) =>
      act(dealt(['g5 y2', 'g7 y3', 'tigress escape']), `bid:0 bid:0 bid:${bid} g5 g7`);
    expect(choice(table(1), 2)).toBe('tigress:pirate');
    expect(choice(table(0), 2)).toMatch(/escape/);
  });

  it('high in the lead when every remaining trick is needed', () => {
    const hand = dealt(['b14 b13 g2', 'p9 p8 p7', 'y9 y8 y7']);
    expect(choice(act(hand, 'bid:3 bid:0 bid:0'), 0)).toBe('b14');
    const late = dealt(['skull-king b14 g2', 'p9 p8 p7', 'y9 y8 y7']);
    expect(choice(act(late, 'bid:3 bid:0 bid:0'), 0)).toMatch(/skull-king|b14/);
  });

  it('a winner under a sure winner once it has its tricks', () => {
    const state = dealt(['skull-king g2', 'g7 y3', 'rosie y5']);
    expect(choice(act(state, 'bid:1 bid:0 bid:0 skull-king g7'), 2)).toBe('rosie');
    const black = dealt(['b14 g2', 'g7 y3', 'b13 y5']);
    expect(choice(act(black, 'bid:1 bid:0 bid:0 b14 g7'), 2)).toBe('b13');
  });

  it('no escape where a low card does as well', () => {
    const state = dealt(['g9 y2 y4', 'g12 y3 y5', 'g2 escape p13']);
    expect(choice(act(state, 'bid:1 bid:1 bid:0 g9 g12'), 2)).toBe('g2');
  });

  it('the mermaid to take the Skull King', () => {
    const state = act(dealt(['skull-king y2', 'g7 y3', 'mermaid g3']), 'bid:1 bid:0 bid:1 skull-king g7');
    expect(choice(state, 2)).toBe('mermaid');
  });
});

describe('the bosun uses the powers', () => {
  const after = (pirate: string, bid: number, rest = 'g2') =>
    act(
      dealt([`${pirate} ${rest}`, 'g7 y3', 'g5 p4'], { powers: true }),
      `bid:${bid} bid:0 bid:0 ${pirate} g7 g5`,
    );

  it('Rosie leads herself only while tricks are wanted', () => {
    expect(choice(after('rosie', 2), 0)).toBe('lead:0');
    expect(choice(after('rosie', 1), 0)).toBe('lead:1');
  });

  it('Rascal wagers all when on course, nothing when off it', () => {
    expect(choice(after('rascal', 1, 'escape'), 0)).toBe('wager:20');
    expect(choice(after('rascal', 0), 0)).toBe('wager:0');
  });

  it('Harry mends the bid', () => {
    expect(choice(after('harry', 2, 'escape'), 0)).toBe('bid-1');
    expect(choice(after('harry', 1, 'escape'), 0)).toBe('bid+0');
    expect(choice(after('harry', 0, 'escape'), 0)).toBe('bid+1');
  });

  it('Will throws away the strong cards once the bid is made, the weak before', () => {
    const drawn = (bid: number) =>
      act(
        dealt(['will g2', 'g7 y3', 'g5 p4'], { powers: true }, 'skull-king b14'),
        `bid:${bid} bid:0 bid:0 will g7 g5`,
      );
    const made = drawn(1);
    expect(choice(made, 0)).toMatch(/skull-king|b14/);
    expect(choice(act(made, choice(made, 0)), 0)).toMatch(/skull-king|b14/);
    expect(choice(drawn(2), 0)).toBe('discard:g2');
  });

  it('and leaves Greybeard his: with two players Rosie names the other', () => {
    const state = dealt(['rosie g2', 'g7 y3', 'g5 p4'], { powers: true }, '', 2);
    expect(choice(act(state, 'bid:1 bid:0 rosie g7'), 0)).toBe('lead:1');
  });
});
