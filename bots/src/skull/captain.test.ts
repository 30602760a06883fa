import { FastRng, lowest } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, play as playOut } from '../fixture.js';
import { instantly } from '../instant.js';
import { never, type Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { deckhand } from './deckhand.js';
import { after, asked } from './fixture.js';
import { instinct } from './instinct.js';
import { firstMind } from './veteran.js';

const game = Skull.skull;
const first = await firstMind();
const tables = [
  ...Array.from({ length: 10 }, (_, i) => ({
    game,
    seats: i + 3,
    options: { gangs: 1, lastSkull: 'challenger' } as const,
  })),
  ...Array.from({ length: 5 }, (_, i) => ({
    game,
    seats: i + 2,
    options: { gangs: 2, lastSkull: 'challenger' } as const,
  })),
  { game, seats: 4, options: { gangs: 1, lastSkull: 'anyone' } as const },
];
const nameOf = ({ seats, options }: (typeof tables)[number]): string =>
  `${seats} seats, ${options.gangs} gangs each, a last skull costs ${options.lastSkull}`;

/** Whether the action is the bid that ends the bidding, with a skull among the discs that its gang turns first. */
function endsOnOwnSkull(state: Skull.State, action: number): boolean {
  const all =
    state.phase === Skull.Phase.add
      ? Skull.CHALLENGE + state.table - 1
      : Skull.RAISE + state.table - Skull.LEAST_RAISE;
  const bidding = state.phase === Skull.Phase.add || state.phase === Skull.Phase.bid;
  return bidding && action === all && state.skull[state.turn] >= 0;
}

/** A whole game of these players, each of them asked with what its seat sees; every action is looked at. */
function play(
  { seats, options }: (typeof tables)[number],
  players: readonly Thinker<Skull.State>[],
  seed: string,
  seen: (state: Skull.State, action: number) => void,
): void {
  const rng = new FastRng(seed);
  const state = game.create(seats, options);
  for (;;) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      const question = { game, seats, options, seat, view: game.view(state, seat) };
      const { action } = players[seat % players.length](question, rng, { playouts: 6, late: never });
      expect(game.refusal(state, seat, action), `${seed}: ${game.print(action)}`).toBeNull();
      seen(state, action);
      game.apply(state, seat, action);
    } else if (game.event(state) !== null) game.chance(state, rng);
    else return;
  }
}

const games = process.env.DEEP ? 60 : 1;

describe('the crew of Skull', () => {
  for (const table of tables) {
    it(`plays by the rules, every level among the others: ${nameOf(table)}`, () => {
      const players = [captain(first), instantly(bosun()), instantly(deckhand()), captain(first, false)];
      for (let i = 0; i < games; i++) {
        play(table, players, `crew/${i}`, (state, action) => {
          expect(endsOnOwnSkull(state, action)).toBe(false);
        });
      }
    });
  }

  for (const table of tables.filter(({ seats }) => seats === 3 || seats === 4 || seats === 6)) {
    it(`goes by what its seat may know, deckhand and instinct: ${nameOf(table)}`, () => {
      checkPolicy(table, deckhand(), 5);
      checkPolicy(table, instinct(first), 2);
    });
  }

  it('never ends the bidding with its own skull among the discs it must turn first', () => {
    for (const table of [tables[0], tables[1], tables[3], tables[11]]) {
      for (const policy of [deckhand(), bosun(), instinct(first)]) {
        const policies = Array(table.seats).fill(policy);
        const rng = new FastRng('skulls');
        for (let i = 0; i < (process.env.DEEP ? 1000 : 30); i++) {
          playOut(table, policies, rng, (state, _, action) => {
            expect(endsOnOwnSkull(state, action)).toBe(false);
          });
        }
      }
    }
  });
});

describe('the captain of Skull', () => {
  it('thinks the same again with the same luck', () => {
    const question = asked(after(), 0);
    const thoughts = [1, 2].map(() =>
      captain(first)(question, new FastRng('again'), { playouts: 60, late: never }),
    );
    expect(thoughts[0]).toEqual(thoughts[1]);
  });

  it('answers with what it has when time is up', () => {
    let looks = 0;
    const late = (): boolean => ++looks > 3;
    const { action, candidates } = captain(first)(asked(after(), 0), new FastRng('late'), {
      playouts: 1e9,
      late,
    });
    expect(looks).toBe(4);
    expect(candidates.map((one) => one.action)).toContain(action);
  });

  it('says how likely each thing wins, and how safe a disc is to turn', () => {
    const budget = { playouts: 40, late: never };
    const { candidates } = captain(first)(asked(after(), 0), new FastRng('why'), budget);
    expect(candidates.length).toBeGreaterThan(1);
    for (const { hints, worth } of candidates) {
      expect(hints).toEqual([{ key: 'wins', args: { share: Math.round(100 * worth) } }]);
    }
    const turning = after('0 flower', '1 challenge:2', '2 pass', '3 pass', '0 pass');
    const thought = captain(first)(asked(turning, 1), new FastRng('turn'), budget);
    expect(thought.candidates).toHaveLength(3);
    expect(thought.candidates[0].hints[0].key).toBe('safe');
  });

  it('mixes: the same first disc is now a skull and now a flower', () => {
    const state = game.create(4, game.options.defaults);
    game.chance(state, { below: () => 0 });
    const laid = (mixing: boolean): Set<string> => {
      const think = captain(first, mixing);
      const words = Array.from({ length: 30 }, (_, i) =>
        game.print(think(asked(state, 1), new FastRng(i), { playouts: 1, late: never }).action),
      );
      return new Set(words);
    };
    expect(laid(true).size).toBe(2);
    expect(laid(false).size).toBe(1);
  });
});
