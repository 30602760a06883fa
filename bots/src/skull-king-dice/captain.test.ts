import { FastRng } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, hasty, keepRules, meanPlace } from '../fixture.js';
import { randomly } from '../playout.js';
import { never, type Thought } from '../thought.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { dealt, rolled, wild } from './fixture.js';
import { mate } from './mate.js';

const { skullKingDice: game } = SkullKingDice;
type State = SkullKingDice.State;

const GAMES = process.env.DEEP ? 63 : 1;
const seatCounts = [3, 4, 5, 6];
const tables = {
  standard: { scoring: 'standard' },
  landlubber: { scoring: 'landlubber' },
  'other dice': { dice: wild },
  'other dice, landlubber': { scoring: 'landlubber', dice: wild },
};

function thoughtOf(state: State, seat: number, playouts = 300, late = never): Thought {
  const { seats, options } = state;
  const view = game.view(state, seat);
  return captain()({ game, seats, options, seat, view }, new FastRng('captain'), { playouts, late });
}
const choice = (state: State, seat: number): string => game.print(thoughtOf(state, seat).action);

describe('the crew of the dice game', () => {
  it.each(Object.entries(tables))('keeps the rules among all levels: %s', (_, options) => {
    for (const seats of seatCounts) {
      const table = { game, seats, options };
      const crew = [4, 9].map((playouts) => hasty(table, captain(), playouts));
      keepRules(table, [crew[0], bosun(), deckhand(), crew[1], randomly(game)], GAMES);
    }
  });

  it.each(Object.entries({ deckhand, mate }))('looks behind no screen: %s', (_, policy) => {
    for (const options of Object.values(tables))
      for (const seats of seatCounts) checkPolicy({ game, seats, options }, policy(), 1);
  });

  it('has a deckhand better than chance', () => {
    const { mean, even } = meanPlace({ game, seats: 4, options: {} }, deckhand(), 120);
    expect(mean).toBeLessThan(even - 0.4);
  });
});

describe('the captain', () => {
  it('thinks the same again with the same luck', () => {
    const state = rolled(dealt(['pirate black red', 'blue blue red', 'yellow red mermaid']), [1, 1, 0]);
    expect(thoughtOf(state, 0)).toEqual(thoughtOf(state, 0));
  });

  it('is late with an answer all the same', () => {
    const state = rolled(dealt(['pirate black red', 'blue blue red', 'yellow red mermaid']), [1, 1, 0]);
    let asked = 0;
    const { action, candidates } = thoughtOf(state, 0, 1_000_000, () => ++asked > 10);
    expect(game.refusal(state, 0, action)).toBeNull();
    expect(candidates).toHaveLength(3);
    expect(asked).toBeLessThan(20);
  });

  it('tells what speaks for a bid and for a die', () => {
    const table = dealt(['pirate black red', 'blue blue red', 'yellow red mermaid']);
    const bids = thoughtOf(table, 0).candidates;
    expect(bids).toHaveLength(4);
    expect(bids[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'points']);
    const dice = thoughtOf(rolled(table, [1, 1, 0]), 0).candidates;
    expect(dice[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'takes-trick', 'points']);
    for (const { hints } of [...bids, ...dice]) {
      for (const { args } of hints.filter(({ key }) => key !== 'points')) {
        expect(args.share).toBeGreaterThanOrEqual(0);
        expect(args.share).toBeLessThanOrEqual(100);
      }
    }
  });

  it('never bids nothing on a small hand with the Skull King and a pirate', () => {
    const state = dealt(['skull-king pirate red', 'blue blue red', 'yellow red black', 'yellow blue red']);
    expect(choice(state, 0)).not.toBe('bid:0');
  });

  it('bids nothing on a handful of weak dice', () => {
    const state = dealt(['yellow red red yellow', 'black pirate black blue', 'mermaid black blue black']);
    expect(choice(state, 0)).toBe('bid:0');
  });

  it('wins with the weakest die that will do, and keeps the pirate, when it needs every trick', () => {
    const hands = ['blue red', 'blue red', 'blue yellow', 'pirate black'];
    expect(choice(rolled(dealt(hands), [0, 0, 0, 2], 'blue:4 blue:3 blue:5'), 3)).toBe('roll:black');
  });

  it('takes the Skull King with a mermaid, last to roll and with a trick to win', () => {
    const state = rolled(
      dealt(['skull-king red', 'black blue', 'mermaid pirate']),
      [1, 0, 1],
      'skull-king:skull black:6',
    );
    expect(choice(state, 2)).toBe('roll:mermaid');
  });

  it('sheds a winner under a sure winner when it wants no trick', () => {
    const state = rolled(
      dealt(['skull-king red', 'black blue', 'yellow pirate']),
      [1, 0, 0],
      'skull-king:skull black:6',
    );
    expect(choice(state, 2)).toBe('roll:pirate');
  });
});
