import { FastRng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';

const game = Skull.skull;
const tables = [
  ...Array.from({ length: 10 }, (_, i) => ({
    game,
    seats: i + 3,
    options: { gangs: 1, lastSkull: 'challenger' },
  })),
  ...Array.from({ length: 5 }, (_, i) => ({
    game,
    seats: i + 2,
    options: { gangs: 2, lastSkull: 'challenger' },
  })),
  { game, seats: 4, options: { gangs: 1, lastSkull: 'anyone' } },
  { game, seats: 3, options: { gangs: 2, lastSkull: 'anyone' } },
];
const nameOf = ({ seats, options }: (typeof tables)[number]): string =>
  `${seats} seats, ${options.gangs} gangs each, a last skull costs ${options.lastSkull}`;

/** Three at the table and seat 0 first; moves are written as `seat word`. */
function after(...moves: string[]): Skull.State {
  const state = game.create(3, game.options.defaults);
  game.chance(state, { below: () => 0 });
  for (const move of moves) {
    const [seat, word] = move.split(' ');
    const action = game.parse(word)!;
    expect(game.refusal(state, Number(seat), action), move).toBeNull();
    game.apply(state, Number(seat), action);
    if (game.event(state) !== null) game.chance(state, { below: (n) => n - 1 });
  }
  return state;
}

/** What the bosun does, each of many times. */
function words(state: Skull.State, seat: number): string[] {
  const policy = bosun();
  const rng = new FastRng('words');
  return [...new Set(Array.from({ length: 200 }, () => game.print(policy(state, seat, rng))))].sort();
}

describe('the bosun of Skull', () => {
  for (const table of tables) {
    it(`plays by the rules and by what it may know: ${nameOf(table)}`, () => {
      checkPolicy(table, bosun(), 8);
    });
  }

  for (const table of tables) {
    it(`beats chance: ${nameOf(table)}`, () => {
      const { mean } = meanPlace(table, bosun(), 200);
      // All who have not won share place 2.
      const won = 2 - mean;
      const { seats, options } = table;
      expect(won).toBeGreaterThan(options.gangs === 2 ? 0.75 : seats === 3 ? 0.45 : 0.4);
    });
  }

  it('lays flowers as well as skulls', () => {
    expect(words(after(), 1)).toEqual(['flower', 'skull']);
  });

  it('passes when its own skull lies on top and the bid is no longer low', () => {
    expect(words(after('1 skull', '2 flower', '0 flower', '0 challenge:2'), 1)).toEqual(['pass']);
  });

  it('opens with the flower on top of its skull when its hand is empty', () => {
    const state = after(
      ...['1 flower', '2 flower', '0 skull', '0 flower', '1 flower', '2 flower'],
      ...['0 flower', '1 flower', '2 flower', '0 flower', '1 skull', '2 skull'],
    );
    expect(words(state, 0).every((word) => word.startsWith('challenge:'))).toBe(true);
    expect(words(state, 0)).not.toContain('challenge:4');
  });

  it('turns the top of the high pile before the only disc of a low one', () => {
    const state = after(
      ...['1 flower', '2 flower', '0 flower', '0 flower', '1 flower', '2 challenge:2', '0 pass', '1 pass'],
    );
    expect(state.turn).toBe(2);
    expect(words(state, 2)).toEqual(['turn:0', 'turn:1']);
    const higher = after(
      ...['1 flower', '2 flower', '0 flower', '0 flower', '1 challenge:2', '2 pass', '0 pass'],
    );
    expect(words(higher, 1)).toEqual(['turn:0']);
  });

  it('keeps the skull while there are flowers to lose', () => {
    const failed = ['1 flower', '2 flower', '0 skull', '0 challenge:3'];
    expect(words(after(...failed), 0)).toEqual(['lose:flower']);
    const twice = [...failed, '0 lose:flower', ...failed, '0 lose:flower', ...failed];
    expect(words(after(...twice), 0)).toEqual(['lose:skull']);
  });
});
