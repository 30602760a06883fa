import { readFile } from 'node:fs/promises';
import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { expect, it } from 'vitest';
import type { LoadWeights } from '../crew.js';
import { crewOf } from '../index.js';
import { type Player, playerOf } from '../player.js';
import { wordOf } from './bot-seats.js';
import { answersAtSight } from './think.js';

const loadWeights: LoadWeights = (name) => readFile(new URL(`../../weights/${name}`, import.meta.url));
const engines = { engineOf: async (id: GameId) => ({ game: games[id] as Game, crew: crewOf(id) }) };

/** Who is to answer without a thread; a game that is not here has none but those who play by rules of thumb. */
const expected: { readonly [id in GameId]?: readonly Level[] } = {
  'skull-king': ['admiral'],
  'skull-king-dice': ['captain', 'admiral'],
  skull: ['captain', 'admiral'],
};

it.each(gameIds)('who answers %s at sight asks for no time, in a whole game', async (id) => {
  const game = games[id] as Game;
  const seats = 4;
  const rng = new FastRng('at sight');
  const match = must(Match.open(game, { seats, options: {}, key: keyFrom('at sight') }));
  const { options } = match;
  const players = new Map<Level, Promise<Player>>();
  const playerAs = (level: 'captain' | 'admiral'): Promise<Player> => {
    const bot = { who: level, version: null, playouts: null };
    const player = players.get(level) ?? playerOf(game, crewOf(id), bot, loadWeights, { seats, options });
    players.set(level, player);
    return player;
  };
  const late = (): boolean => {
    throw new Error('it looks at the clock');
  };
  while (match.outcome() === null && match.step < 400) {
    const [seat] = match.actors;
    const { view } = match.view(match.step, seat);
    for (const level of ['captain', 'admiral'] as const) {
      const inquiry = { game: id, seats, options, seat, view, level, seed: '', ms: 0 };
      const atSight = await answersAtSight(engines, inquiry);
      expect(atSight).toBe(expected[id]?.includes(level) ?? false);
      if (!atSight) continue;
      const { action } = (await playerAs(level)).think({ game, seats, options, seat, view }, rng, {
        playouts: 0,
        late,
      });
      expect(match.legal(seat)).toContain(game.print(action));
    }
    const turn = { seat, level: 'bosun' as const, decision: match.decision(seat) };
    must(match.submit(seat, [wordOf(match, turn, null)!]));
  }
});

it('whoever meets what no network knows thinks about it', async () => {
  const asked = async (game: GameId, seats: number, options: object): Promise<boolean> => {
    const match = must(
      Match.open(games[game] as Game, { seats, options: options as never, key: keyFrom('x') }),
    );
    const [seat] = match.actors;
    const { view } = match.view(match.step, seat);
    return answersAtSight(engines, {
      game,
      seats,
      options: match.options,
      seat,
      view,
      level: 'admiral',
      seed: '',
      ms: 0,
    });
  };
  expect(await asked('skull', 8, {})).toBe(true);
  expect(await asked('skull', 9, {})).toBe(false);
  expect(await asked('skull-king', 3, { schedule: [10] })).toBe(true);
  expect(await asked('skull-king', 3, { schedule: [11] })).toBe(false);
});
