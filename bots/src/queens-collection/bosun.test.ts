import { FastRng, must } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace, play } from '../fixture.js';
import { randomly } from '../playout.js';
import { bosun } from './bosun.js';
import { deckhand } from './deckhand.js';

const { queensCollection: game, Phase } = QueensCollection;
const { kindOf, pileOf } = QueensCollection.cards;

type Options = Partial<QueensCollection.GameOptions>;
const against: [number, Options][] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { mode: 'teams' }],
];
const together: [number, Options][] = [1, 2, 3, 4].flatMap((seats): [number, Options][] => [
  [seats, { mode: 'cooperative', spaces: 3 }],
  [seats, { mode: 'cooperative', spaces: 2 }],
]);

const pile = (codes: string): number => pileOf(codes.split(' ').filter((code) => code !== ''));

/** A dealt table, seat 0 to move, with these cards. */
function table(seats: number, options: Options, hands: readonly string[], market: string) {
  const s = game.create(seats, must(game.options.check(options, seats)));
  const rng = new FastRng('table');
  while (game.event(s) !== null) game.chance(s, rng);
  s.turn = 0;
  for (const [seat, hand] of hands.entries()) s.hands[seat] = pile(hand);
  s.market = pile(market);
  return s;
}

const choice = (s: QueensCollection.State): string => game.print(bosun()(s, 0, new FastRng('choice')));

describe('the bosun', () => {
  it.each([...against, ...together])(
    'plays by the rules and by what it sees: %i seats, %o',
    (seats, options) => {
      checkPolicy({ game, seats, options }, bosun(), options.mode === 'cooperative' ? 20 : 3);
    },
  );

  it.each(against)('beats players who know nothing: %i seats, %o', (seats, options) => {
    const { mean, even } = meanPlace({ game, seats, options }, bosun(), 20);
    expect(mean).toBeLessThan(1.1);
    expect(even).toBeGreaterThan(1.3);
  });

  it.each(together)('brings nearly all pawns home: %i seats, %o', (seats, options) => {
    const rng = new FastRng(`together/${seats}`);
    const mean = (policy: ReturnType<typeof bosun>): number => {
      let sum = 0;
      for (let i = 0; i < 40; i++) {
        sum += play({ game, seats, options }, Array(seats).fill(policy), rng).points![0];
      }
      return sum / 40;
    };
    expect(mean(bosun())).toBeGreaterThan(options.spaces === 3 ? 21 : 15);
    expect(mean(randomly(game))).toBeLessThan(0);
  });

  it('takes the last pawn of a box when a single joker can take any', () => {
    const s = table(2, {}, ['joker', 'c5'], 'c2 c6 c7');
    s.phase = Phase.choose;
    s.pawns = pile('c1 c1 c1 c2 c2 c2 c6 c7 c7 c7');
    expect(choice(s)).toBe('pair:joker/c6=c6');
  });

  it('pays with the colour itself where it has both that and a joker', () => {
    const s = table(2, {}, ['c3 joker', 'c5'], 'c3');
    s.phase = Phase.choose;
    expect(choice(s)).toBe('pair:c3/c3=c3');
  });

  it('turns up a card while nothing can clash, and stops when every card would', () => {
    const s = table(2, {}, ['c4', 'c5'], 'c1 c2 c3');
    expect(choice(s)).toBe('reveal');
    s.reshuffles = 1;
    s.reserve.fill(kindOf('c1'));
    s.up = pile('c1 c2');
    s.revealed = 2;
    expect(choice(s)).toBe('stop');
  });

  it('swaps for the joker when it can make no pair', () => {
    const s = table(2, {}, ['c4 c5', 'c6'], 'c1 c2 joker');
    s.phase = Phase.choose;
    s.pawns = pile('c1 c1 c1 c2 c2 c2 c6 c6 c6 c7 c7 c7');
    expect(choice(s)).toMatch(/^swap:c[45]\/joker$/);
  });

  it('brings two pawns home with two colours and keeps the joker', () => {
    const s = table(2, { mode: 'cooperative' }, ['c1 c2 joker', 'c3 c4 c5'], '');
    s.board.fill(0);
    s.stands.fill(0);
    s.where.fill(0);
    s.home = 22;
    const put = (box: number, pawn: number, n: number): void => {
      s.board[box * 8 + pawn] = n;
      s.stands[box] |= 1 << pawn;
      s.where[pawn] |= 1 << box;
    };
    for (let box = 0; box < 8; box++) put(box, box, box < 2 ? 2 : 3);
    put(0, 1, 1);
    put(1, 0, 1);
    expect(choice(s)).toBe('move:c1+c2:c2/c1-c1/c2');
  });
});

describe('the deckhand', () => {
  it.each([...against, ...together])(
    'plays by the rules and by what it sees: %i seats, %o',
    (seats, options) => {
      checkPolicy({ game, seats, options }, deckhand(), options.mode === 'cooperative' ? 10 : 2);
    },
  );

  it.each(against)('beats players who know nothing: %i seats, %o', (seats, options) => {
    const { mean, even } = meanPlace({ game, seats, options }, deckhand(), 20);
    expect(mean).toBeLessThan(1.2);
    expect(even).toBeGreaterThan(1.3);
  });

  it('has not noticed that two cards of a kind stand for any', () => {
    const s = table(2, {}, ['c4 c4', 'c6'], 'c1 c2 c3');
    s.phase = Phase.take;
    s.steps = 1;
    const word = (): string => game.print(deckhand()(s, 0, new FastRng('sober')));
    expect(word()).toBe('done');
    s.hands[0] = pile('c4 c4 c2');
    expect(word()).toBe('pair:c2/c2=c2');
  });
});
