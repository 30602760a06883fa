import { FastRng, type Game, rngAt } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type * as SkullKing from '@crossbones/games/skull-king/index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../fixture.js';
import type { Policy } from '../policy.js';
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
const absurd = (of: (state: unknown) => number, usual: Policy<unknown>): ValueFunction => ({
  fresh: () => false,
  usual,
  value: (state, _, out) => {
    for (let seat = 0; seat < out.length; seat++) out[seat] = ((of(state) * (seat + 7)) % 31) - 10;
  },
});
let asked = 0;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe.each(tables)('luck and skill in %s', async (id, seats, options) => {
  const table = await tableOf(id, seats, options);
  const { game, crew } = table;

  it('sum up to the result, whatever positions are said to be worth', async () => {
    const sensible = await valuesOf(game, crew, table);
    const senseless = absurd(() => asked++, crew.deckhand());
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

  interface Played {
    readonly luck: number;
    readonly points: number;
    readonly skill: number;
  }

  /** What each seat got and how, game by game; `asked`: the bots are asked again what they do. */
  function played(values: ValueFunction, games: number, asked: boolean, worlds = 0): Played[][] {
    const rng = new FastRng('luck');
    const meter = new LuckMeter(game, seats, options, values, new FastRng('meter'), {
      tries: 8,
      worlds,
      asked: 8,
    });
    const policies = [crew.bosun(), crew.deckhand(), crew.bosun()];
    values.meet?.(policies);
    const watched: Game = {
      ...game,
      chance: (state, given) => {
        meter.beforeChance(state);
        game.chance(state, given);
        meter.afterChance(state);
      },
      apply: (state, seat, action) => {
        meter.beforeAction(state, seat, action, asked ? policies[seat] : null);
        game.apply(state, seat, action);
      },
    };
    return Array.from({ length: games }, () => {
      meter.begin();
      const { points } = play({ game: watched, seats, options }, policies, rng);
      return points!.map((one, seat) => ({
        luck: meter.lucks[seat],
        points: one,
        skill: meter.skills[seat],
      }));
    });
  }

  const meanOf = (values: readonly number[]): { mean: number; error: number } => {
    const mean = sum(values) / values.length;
    const spread = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
    return { mean, error: Math.sqrt(spread / values.length) };
  };

  it.each([false, true])('is nothing on average, even by values that mean nothing; whims: %s', (asked) => {
    const cards = absurd((state) => Math.abs((state as SkullKing.State).held[0] % 1009), crew.deckhand());
    const { mean, error } = meanOf(played(cards, GAMES, asked).map(([{ luck }]) => luck));
    expect(error).toBeGreaterThan(0.1);
    expect(Math.abs(mean)).toBeLessThan(3.5 * error);
  });

  it('taken off the points leaves their mean as it is, and less of their spread', async () => {
    const games = played(await valuesOf(game, crew, table), GAMES, true);
    for (const seat of [0, 1]) {
      const luck = meanOf(games.map((one) => one[seat].luck));
      expect(Math.abs(luck.mean)).toBeLessThan(3.5 * luck.error);
      const points = meanOf(games.map((one) => one[seat].points));
      const rest = meanOf(games.map((one) => one[seat].points - one[seat].luck));
      expect(rest.error).toBeLessThan(0.6 * points.error);
    }
  });

  it('is not in what one’s own play brought, which tells who plays better in few games', async () => {
    const games = played(await valuesOf(game, crew, table), 60, false, 16);
    const [bosun, deckhand] = [0, 1].map((seat) => meanOf(games.map((one) => one[seat].skill)));
    const points = [0, 1].map((seat) => meanOf(games.map((one) => one[seat].points)));
    expect(bosun.mean - deckhand.mean).toBeGreaterThan(3.5 * Math.hypot(bosun.error, deckhand.error));
    expect(bosun.error).toBeLessThan(0.5 * points[0].error);
    expect(deckhand.error).toBeLessThan(0.7 * points[1].error);
  });
});
