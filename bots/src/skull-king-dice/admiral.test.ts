import { readFileSync } from 'node:fs';
import { FastRng, must } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, hasty, keepRules } from '../fixture.js';
import { Network } from '../net/network.js';
import { playerOf, readBot } from '../player.js';
import { randomly } from '../playout.js';
import { never, type Thought } from '../thought.js';
import { bosun } from './bosun.js';
import { crew } from './crew.js';
import { deckhand } from './deckhand.js';
import { dealt, rolled, wild } from './fixture.js';
import { pilot, piloting } from './pilot.js';

const { skullKingDice: game } = SkullKingDice;
type State = SkullKingDice.State;

const GAMES = process.env.DEEP ? 63 : 1;
const FILE = 'skull-king-dice-1.bin';
const load = (name: string): Uint8Array => readFileSync(new URL(`../../weights/${name}`, import.meta.url));
const network = Network.read(load(FILE));
const admiral = piloting(network);
const tables = { standard: {}, landlubber: { scoring: 'landlubber' } };
const seatCounts = [3, 4, 5, 6];

function said(state: State, seat: number): Thought {
  const { seats, options } = state;
  const question = { game, seats, options, seat, view: game.view(state, seat) };
  return admiral(question, new FastRng('admiral'), { playouts: 1, late: never });
}
const word = (state: State, seat: number): string => game.print(said(state, seat).action);

describe('what captain and admiral fetch', () => {
  it.each([
    ['admiral', {}, [FILE]],
    ['captain', { scoring: 'landlubber' }, [FILE]],
    ['admiral', { dice: wild }, []],
    ['captain', { dice: wild }, []],
    ['admiral@1', {}, []],
    ['captain@1', {}, []],
    ['improver:2', {}, [FILE]],
    ['bosun', {}, []],
  ])('%s with %j fetches what it goes by, and nothing else', async (name, given, wanted) => {
    const fetched: string[] = [];
    const loadWeights = async (file: string): Promise<Uint8Array> => {
      fetched.push(file);
      return load(file);
    };
    const options = must(game.options.check(given, 4));
    await playerOf(game, crew, readBot(name)!, loadWeights, { seats: 4, options });
    expect(fetched).toEqual(wanted);
  });

  it('is one kind of table for all who need the same', () => {
    const kind = (given: object) => crew.variant!({ seats: 4, options: must(game.options.check(given, 4)) });
    expect(kind({ scoring: 'landlubber' })).toBe(kind({}));
    expect(kind({ dice: wild })).not.toBe(kind({}));
  });
});

describe('the admiral of the dice game', () => {
  it.each(Object.entries(tables))('keeps the rules among all levels: %s', (_, options) => {
    for (const seats of seatCounts) {
      const table = { game, seats, options };
      const learned = [0, 5].map((slack) => hasty(table, piloting(network, slack), 1));
      keepRules(table, [learned[0], bosun(), deckhand(), learned[1], randomly(game)], GAMES);
    }
  });

  it('looks behind no screen', () => {
    for (const options of Object.values(tables))
      for (const seats of seatCounts) checkPolicy({ game, seats, options }, pilot(network), 1);
  });

  it('does what it would do without a word', () => {
    const state = rolled(dealt(['pirate black red', 'blue blue red', 'yellow red mermaid']), [1, 1, 0]);
    expect(said(state, 0).action).toBe(pilot(network)(state, 0, new FastRng('word')));
  });

  it('tells what speaks for a bid and for a die, the best first', () => {
    const table = dealt(['pirate black red', 'blue blue red', 'yellow red mermaid']);
    const bids = said(table, 0);
    expect(bids.candidates).toHaveLength(4);
    expect(bids.candidates[0].action).toBe(bids.action);
    expect(bids.candidates[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'points']);
    const dice = said(rolled(table, [1, 1, 0]), 0);
    expect(dice.candidates[0].hints.map(({ key }) => key)).toEqual(['makes-bid', 'takes-trick', 'points']);
    for (const { candidates } of [bids, dice]) {
      for (const { worth, hints } of candidates) {
        expect(worth).toBeLessThanOrEqual(candidates[0].worth);
        for (const { args } of hints.filter(({ key }) => key !== 'points')) {
          expect(args.share).toBeGreaterThanOrEqual(0);
          expect(args.share).toBeLessThanOrEqual(100);
        }
      }
    }
  });

  it('has nothing to weigh with a single die', () => {
    const state = rolled(dealt(['red', 'black', 'yellow']), [0, 1, 0]);
    expect(said(state, 0).candidates).toEqual([]);
  });

  it('never bids nothing on a small hand with the Skull King and a pirate', () => {
    const state = dealt(['skull-king pirate red', 'blue blue red', 'yellow red black', 'yellow blue red']);
    expect(word(state, 0)).not.toBe('bid:0');
  });

  it('bids nothing on a handful of weak dice', () => {
    const state = dealt(['yellow red red yellow', 'black pirate black blue', 'mermaid black blue black']);
    expect(word(state, 0)).toBe('bid:0');
  });

  it('wins with a lesser die, and keeps the pirate, when it needs every trick', () => {
    const hands = ['blue red', 'blue red', 'blue yellow', 'pirate black'];
    expect(word(rolled(dealt(hands), [0, 0, 0, 2], 'blue:4 blue:3 blue:5'), 3)).toBe('roll:black');
  });

  it('takes the Skull King with a mermaid, last to roll and with a trick to win', () => {
    const hands = ['skull-king red', 'black blue', 'mermaid pirate'];
    expect(word(rolled(dealt(hands), [1, 0, 1], 'skull-king:skull black:6'), 2)).toBe('roll:mermaid');
  });

  it('sheds a winner under a sure winner when it wants no trick', () => {
    const hands = ['skull-king red', 'black blue', 'yellow pirate'];
    expect(word(rolled(dealt(hands), [1, 0, 0], 'skull-king:skull black:6'), 2)).toBe('roll:pirate');
  });
});

describe('a captain, who does not always what is best', () => {
  const state = dealt(['blue black red yellow', 'black pirate black blue', 'mermaid black blue black']);
  const bids = (slack: number): Set<number> => {
    const rng = new FastRng('slack');
    const policy = pilot(network, slack);
    return new Set(Array.from({ length: 200 }, () => policy(state, 0, rng)));
  };

  it('does all that is worse by no more than it allows, and nothing else', () => {
    const { action, candidates } = said(state, 0);
    expect(bids(0)).toEqual(new Set([action]));
    for (const slack of [5, 20, 1000]) {
      const good = candidates.filter(({ worth }) => worth >= candidates[0].worth - slack);
      expect(bids(slack)).toEqual(new Set(good.map(({ action }) => action)));
    }
  });
});
