import { FastRng, type Game, must } from '@crossbones/core';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { Arena } from './arena/arena.js';
import type { OwnBot, OwnBotTurn } from './own-bot.js';

/** A table of bots that answer like this. */
function tableOf(id: GameId, decide: (turn: OwnBotTurn) => unknown, seed = 'own') {
  const game = games[id] as Game;
  const seats = catalogue[id].usualSeats;
  const options = must(game.options.check({}, seats));
  const players = Array.from({ length: seats }, (): OwnBot => ({ decide: async (turn) => decide(turn) }));
  const bots = players.map((_, bot) => `own${bot}`);
  const arena = new Arena(game, { seats, options, bots, seed }, players, () => 0);
  return { game, seats, options, arena };
}

/** Of so many questions one is looked at: worlds take their time. */
const EVERY = process.env.DEEP ? 1 : 7;

const drawn = ({ legal, seed }: OwnBotTurn): string => legal[new FastRng(seed).below(legal.length)];

describe.each(gameIds)('a bot of one’s own in %s', (id) => {
  it('gets what its seat may know and nothing else', async () => {
    const turns: OwnBotTurn[] = [];
    const { game, seats, options, arena } = tableOf(id, (turn) => {
      turns.push(turn);
      return drawn(turn);
    });
    await arena.bout(1, 0);
    const world = game.create(seats, options);
    const actions = new Uint16Array(game.actions);
    for (const { seat, seed, view, legal, ...more } of turns.filter((_, i) => i % EVERY === 0)) {
      expect([Number.isInteger(seed), more]).toEqual([true, {}]);
      // All of it is the same in another world that the seat cannot tell from the true one.
      game.sampler(view).into(world, new FastRng(seed));
      expect(game.view(world, seat)).toEqual(view);
      const words = Array.from(actions.subarray(0, game.legal(world, seat, actions)), (one) =>
        game.print(one),
      );
      expect(legal).toEqual(words);
    }
    expect(turns.length).toBeGreaterThan(seats);
  });

  it('plays the same game again by its seed, and another in another deal', async () => {
    const { arena } = tableOf(id, drawn);
    const { arena: other } = tableOf(id, drawn);
    const { played } = await arena.bout(3, 1);
    expect((await other.bout(3, 1)).played).toBe(played);
    expect((await other.bout(4, 1)).played).not.toBe(played);
  });
});

it('a blunder of one’s own bot tells who made it, and where', async () => {
  const blunder = (said: unknown) => tableOf('skull', () => said).arena.bout(2, 1);
  const about = { name: 'own2', seat: 1, deal: 2, rotation: 1, step: 1 };
  await expect(blunder('pass')).rejects.toMatchObject({
    fault: { key: 'bot-refused', args: { ...about, given: 'pass' } },
    refused: { rule: expect.stringMatching(/^S-/) },
  });
  for (const [said, given] of [
    ['ace of spades', '"ace of spades"'],
    [7, '7'],
    [undefined, 'undefined'],
  ])
    await expect(blunder(said)).rejects.toMatchObject({
      fault: { key: 'bot-says-no-word', args: { ...about, given } },
      refused: null,
    });
});
