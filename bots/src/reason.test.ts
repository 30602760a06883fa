import { FastRng, type Game, keyFrom, Match, must, type Rng } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { figureKeys, hintKeys } from '@crossbones/games/crew';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { expect, test } from 'vitest';
import * as all from './all.js';
import type { Crew } from './crew.js';
import { inquiryOf } from './pool/bot-seats.js';
import { thinking } from './pool/index.js';

const crews: { readonly [id in GameId]: () => Promise<unknown> } = all;
const think = thinking({
  engineOf: async (id) => ({
    game: games[id] as unknown as Game,
    crew: (await crews[id]()) as Crew<unknown>,
  }),
  loadWeights: () => Promise.reject(new Error('no books here')),
  clock: () => 0,
});

/** How each game is set up, so that everything there is to say comes up; advice is asked for at every so many decisions. */
const tables: readonly (readonly [game: GameId, seats: number, options: object, every: number])[] = [
  ['skull-king', 3, { schedule: [1, 4, 6, 6], whale: true }, 2],
  ['skull-king-dice', 3, {}, 4],
  ['skull-queen', 3, {}, 4],
  ['skull', 4, {}, 1],
  ['queens-collection', 2, {}, 5],
  ['queens-collection', 2, { mode: 'cooperative' }, 1],
];

const isFigure = (key: string): boolean => (figureKeys as readonly string[]).includes(key);

/** Ends a turn that was begun, which needs no reason. */
const needsNone = (word: string): boolean => word === 'done';

/** Whether the seat takes the trick, with whatever the others may hold and play. */
function takesTrick(match: Match, seat: number, word: string, rng: Rng): boolean {
  const { game } = match;
  const world = game.create(match.seats, match.options) as SkullKing.State;
  game.sampler(match.view(match.step, seat).view).into(world, rng);
  const trick = (world.played - world.inTrick) / world.hands;
  game.apply(world, seat, game.parse(word)!);
  const legal = new Uint16Array(game.actions);
  while (world.inTrick > 0 && world.phase === SkullKing.Phase.play)
    game.apply(world, world.turn, legal[rng.below(game.legal(world, world.turn, legal))]);
  return world.takers[trick] === seat;
}

test('whatever is weighed has a reason in words, every reason comes up, and what is certain is', async () => {
  const heard = new Set<string>();
  for (const [game, seats, options, every] of tables) {
    const rng = new FastRng(game);
    // Hardly anybody gives the skull away.
    for (const key of game === 'skull' ? 'abcdefgh' : 'ab') {
      const match = must(
        Match.open(games[game] as unknown as Game, { seats, options, key: keyFrom(`reason ${key}`) }),
      );
      for (let turn = 0; match.outcome() === null; turn++) {
        const [seat] = match.actors;
        const legal = match.legal(seat);
        const inquiry = { ...inquiryOf(match, { seat, level: 'captain' }), ms: 60_000, playouts: 4 };
        const { candidates } = turn % every === 0 ? await think(inquiry) : { candidates: [] };
        for (const { word, hints } of candidates) {
          const reasons = hints.map((hint) => hint.key).filter((hint) => !isFigure(hint));
          expect(reasons, `${game}: ${word}`).toHaveLength(needsNone(word) ? 0 : 1);
          for (const reason of reasons) heard.add(reason);
          if (game !== 'skull-king' || !/-surely$/.test(reasons[0])) continue;
          for (let i = 0; i < 5; i++)
            expect(takesTrick(match, seat, word, rng), word).toBe(reasons[0] === 'takes-surely');
        }
        must(match.submit(seat, [legal[rng.below(legal.length)]]));
      }
    }
  }
  expect(hintKeys.filter((key) => !isFigure(key) && !heard.has(key))).toEqual([]);
});
