import { FastRng, type Game, rngAt } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type * as SkullKing from '@crossbones/games/skull-king/index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../fixture.js';
import { playedMatch, tableOf } from './fixture.js';
import { LuckMeter, luckOf, resultsOf, type ValueFunction } from './luck.js';
import type { ReviewTable } from './reviewer.js';
import { valuesOf } from './value.js';

const RUNS = process.env.DEEP ? 50 : 3;
const GAMES = process.env.DEEP ? 10_000 : 400;

const tables: readonly (readonly [game: GameId, seats: number, options: object])[] = [
  ['skull-king', 3, { schedule: [1, 4] }],
  ['skull-king-dice', 3, {}],
  ['skull-queen', 3, {}],
  ['skull', 3, {}],
  ['queens-collection', 2, {}],
];

/** Values that mean nothing at all: a number made of whatever the state is made of, or of nothing. */
const absurd = (of: (state: unknown) => number): ValueFunction => ({
  fresh: () => false,
  value: (state, _, out) => {
    for (let seat = 0; seat < out.length; seat++) out[seat] = ((of(state) * (seat + 7)) % 31) - 10;
  },
});
let asked = 0;
const senseless = absurd(() => asked++);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe.each(tables)('luck and skill in %s', async (id, seats, options) => {
  const table = await tableOf(id, seats, options);
  const { game, crew } = table;

  it('sum up to the result, whatever positions are said to be worth', async () => {
    const sensible = await valuesOf(game, crew, table);
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom(sensible, senseless), async (seed, values) => {
        const log = playedMatch(
          table,
          Array.from({ length: seats }, () => crew.deckhand()),
          seed,
        );
        const shares = luckOf(game, log, values, new FastRng(seed))!;
        const state = replayed(game, table, log.key, seed);
        expect(shares.map(({ result }) => result)).toEqual(resultsOf(game, state));
        for (const { result, par, luck, own, others } of shares)
          expect(sum([par, luck, own, others])).toBeCloseTo(result, 8);
      }),
      { numRuns: RUNS },
    );
  });
});

/** The end of the same match, played once more. */
function replayed(game: Game, table: ReviewTable, key: string, seed: string): unknown {
  const state = game.create(table.seats, table.options);
  const rng = new FastRng(seed);
  const policies = Array.from({ length: table.seats }, () => table.crew.deckhand());
  for (;;) {
    const event = game.event(state);
    const actors = game.actors(state);
    if (event !== null) game.chance(state, rngAt(key, event));
    else if (actors === 0) return state;
    else {
      const seat = 31 - Math.clz32(actors & -actors);
      game.apply(state, seat, policies[seat](state, seat, rng));
    }
  }
}

describe('luck over many games', async () => {
  const table = await tableOf('skull-king', 3, { schedule: [2, 4] });
  const { game, seats, options, crew } = table;

  /** The luck and the points of a seat, game by game. */
  function played(values: ValueFunction, games: number): { luck: number; points: number }[] {
    const rng = new FastRng('luck');
    const meter = new LuckMeter(game, seats, options, values, new FastRng('meter'), 'luck', 4, 16);
    const policies = [crew.bosun(), crew.deckhand(), crew.bosun()];
    values.meet?.(policies);
    const watched: Game = {
      ...game,
      chance: (state, given) => {
        meter.beforeChance(state);
        game.chance(state, given);
        meter.afterChance(state);
      },
    };
    return Array.from({ length: games }, () => {
      meter.begin();
      const { points } = play({ game: watched, seats, options }, policies, rng);
      return { luck: meter.lucks[0], points: points![0] };
    });
  }

  const meanOf = (values: readonly number[]): { mean: number; error: number } => {
    const mean = sum(values) / values.length;
    const spread = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
    return { mean, error: Math.sqrt(spread / values.length) };
  };

  it('is nothing on average, even by values that mean nothing', () => {
    const cards = absurd((state) => Math.abs((state as SkullKing.State).held[0] % 1009));
    const { mean, error } = meanOf(played(cards, GAMES).map(({ luck }) => luck));
    expect(error).toBeGreaterThan(0.1);
    expect(Math.abs(mean)).toBeLessThan(3.5 * error);
  });

  it('taken off the points leaves their mean as it is, and less of their spread', async () => {
    const games = played(await valuesOf(game, crew, table), GAMES);
    const luck = meanOf(games.map((one) => one.luck));
    expect(Math.abs(luck.mean)).toBeLessThan(3.5 * luck.error);
    const points = meanOf(games.map((one) => one.points));
    const rest = meanOf(games.map((one) => one.points - one.luck));
    expect(rest.error).toBeLessThan(0.7 * points.error);
  });
});
