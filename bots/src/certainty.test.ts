import { readFileSync } from 'node:fs';
import { FastRng, type Game, lowest, must, type Options } from '@crossbones/core';
import { counted, many, sliced } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { expect, it } from 'vitest';
import * as all from './all.js';
import { Certainty, endWorthOf } from './certainty.js';
import type { Crew, LoadWeights } from './crew.js';
import { playerOf, readBot } from './player.js';
import { playOn, randomly } from './playout.js';
import { wholeGame } from './stake.js';
import { never } from './thought.js';

const crews: { readonly [id in GameId]: () => Promise<unknown> } = all;
const weights = new URL('../weights/', import.meta.url);
const loadWeights: LoadWeights = async (name) => readFileSync(new URL(name, weights));

/** Where decisions are looked for: seats and options. */
const tables: { readonly [id in GameId]: readonly (readonly [seats: number, options: object])[] } = {
  'skull-king': [
    [4, {}],
    [3, { kraken: true, whale: true, loot: true, powers: true }],
  ],
  'skull-king-dice': [[3, {}]],
  'skull-queen': [
    [4, {}],
    [2, {}],
  ],
  skull: [
    [4, {}],
    [3, { gangs: 2 }],
  ],
  'queens-collection': [[3, {}]],
};
/** So many clear decisions of a game; a roll comes after each die, so the dice game has none. */
const LEAST = process.env.DEEP ? 1_000 : 8;
const rolled: readonly GameId[] = ['skull-king-dice'];
/** Captain and admiral need not think long where everything is clear. */
const PLAYOUTS = 20;
/** As many as tell before a player is corrected. */
const WORLDS = 400;
const levels = ['bosun', 'captain', 'admiral'] as const;

interface Clear {
  readonly seats: number;
  readonly options: Options;
  readonly seat: number;
  readonly view: ReturnType<Game['view']>;
  readonly worse: ReadonlyMap<number, number>;
  readonly certainty: Certainty<unknown>;
}

/** Decisions of bosuns in which something is certainly worse than something else. */
function* clearDecisions(id: GameId, crew: Crew<unknown>): Generator<Clear> {
  const game = games[id] as unknown as Game;
  for (let play = 0; ; play++) {
    const [seats, given] = tables[id][play % tables[id].length];
    const options = must(game.options.check(given, seats));
    const certainty = new Certainty(game, crew.endWorth ?? endWorthOf(crew.stake), seats, options);
    const rng = new FastRng(sliced(`certainty of ${id} ${play}`));
    const bosun = crew.bosun();
    const state = game.create(seats, options);
    while (game.outcome(state) === null) {
      if (game.event(state) !== null) {
        game.chance(state, rng);
        continue;
      }
      const seat = lowest(game.actors(state));
      const view = game.view(state, seat);
      const worse = certainty.worse(seat, view);
      if (worse.size > 0) yield { seats, options, seat, view, worse, certainty };
      game.apply(state, seat, bosun(state, seat, rng));
    }
  }
}

it.each(gameIds.filter((id) => !rolled.includes(id)))(
  'nobody from the bosun up plays what is certainly worse: %s',
  async (id) => {
    const game = games[id] as unknown as Game;
    const crew = (await crews[id]()) as Crew<unknown>;
    let decisions = 0;
    for (const { seats, options, seat, view, worse, certainty } of clearDecisions(id, crew)) {
      const table = { seats, options };
      for (const level of levels) {
        const player = await playerOf(game, crew, readBot(level)!, loadWeights, table);
        const question = { game, ...table, seat, view };
        const rng = new FastRng(`${decisions} ${level}`);
        const { action } = player.think(question, rng, { playouts: PLAYOUTS, late: never });
        // Some worlds may tell otherwise than many.
        const better = worse.has(action) ? certainty.better(seat, view, action) : null;
        const found = better === null ? '' : `${game.print(action)} is worse than ${game.print(better)}`;
        expect(found, `${level}, ${JSON.stringify(view)}`).toBe('');
      }
      if (++decisions >= many(LEAST)) break;
    }
    counted({ [`decisions of ${id}`]: decisions });
    expect(decisions).toBe(many(LEAST));
  },
);

it.each(['skull-king', 'skull-queen', 'skull'] as const)(
  'what is called worse is never better, whatever is hidden and however it goes on: %s',
  async (id) => {
    const game = games[id] as unknown as Game;
    const crew = (await crews[id]()) as Crew<unknown>;
    const endWorth = crew.endWorth ?? endWorthOf(crew.stake);
    const until = { ...wholeGame(game), ...endWorth };
    const random = randomly(game);
    let compared = 0;
    let differed = 0;
    for (const { seats, options, seat, view, certainty } of clearDecisions(id, crew)) {
      const worse = certainty.worse(seat, view, WORLDS);
      const [world, trial] = [game.create(seats, options), game.create(seats, options)];
      const worlds = game.sampler(view);
      const rng = new FastRng(`worlds ${compared}`);
      const ends = (action: number): readonly number[] => {
        game.copy(world, trial);
        const mark = endWorth.mark(trial);
        game.apply(trial, seat, action);
        playOn(game, trial, random, until, mark, rng);
        return endWorth.worths(trial, seat, mark);
      };
      for (let i = 0; i < 40; i++) {
        worlds.into(world, rng);
        for (const [action, better] of worse) {
          const [one, other] = [ends(action), ends(better)];
          for (const [at, worth] of one.entries()) expect(other[at]).toBeGreaterThanOrEqual(worth);
          if (one.some((worth, at) => other[at] > worth)) differed++;
        }
      }
      if (++compared >= 10) break;
    }
    expect(differed).toBeGreaterThan(10);
  },
);

it('a bosun of Skull Queen that did not look would now and then throw points away', async () => {
  const id = 'skull-queen';
  const game = games[id] as unknown as Game;
  const crew = (await crews[id]()) as Crew<unknown>;
  const bosun = crew.bosun();
  const rng = new FastRng('careless');
  let careless = 0;
  let decisions = 0;
  for (const { seats, options, seat, view, worse } of clearDecisions(id, crew)) {
    const world = game.create(seats, options);
    game.sampler(view).into(world, rng);
    if (worse.has(bosun(world, seat, rng))) careless++;
    if (++decisions === 25) break;
  }
  expect(careless).toBeGreaterThan(0);
});
