import { FastRng, type Game, must } from '@crossbones/core';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import { type State, skullKing } from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { instantly } from '../instant.js';
import type { Player } from '../player.js';
import { randomly } from '../playout.js';
import { valuesOf } from '../review/value.js';
import { crew } from '../skull-king/crew.js';
import { Arena } from './arena.js';
import { bidding } from './bidding.js';

/** An arena of random players, and the seats at which each of them was asked, bout by bout. */
function arenaOf(id: GameId) {
  const game = games[id] as Game;
  const seats = catalogue[id].usualSeats;
  const options = must(game.options.check({}, seats));
  const asked: Set<number>[] = Array.from({ length: seats }, () => new Set());
  const players = asked.map((seen): Player => {
    const policy = randomly(game);
    return {
      think: () => ({ action: 0, candidates: [] }),
      playouts: 0,
      policy: (state, seat, rng) => {
        seen.add(seat);
        return policy(state, seat, rng);
      },
    };
  });
  const bots = players.map((_, bot) => `bot${bot}`);
  let time = 0;
  const arena = new Arena(game, { seats, options, bots, seed: 'arena' }, players, () => time++);
  return { arena, asked, seats };
}

describe.each(gameIds)('an arena of %s', (id) => {
  it('gives every bot every seat', async () => {
    const { arena, asked, seats } = arenaOf(id);
    for (let rotation = 0; rotation < seats; rotation++) {
      for (const seen of asked) seen.clear();
      await arena.bout(0, rotation);
      for (const [bot, seen] of asked.entries())
        expect([...seen]).toEqual([(bot - rotation + seats) % seats]);
    }
  });

  it('plays the same bout again, and another with another deal', async () => {
    const { arena } = arenaOf(id);
    const first = await arena.bout(3, 1);
    await arena.bout(0, 0);
    expect(await arena.bout(3, 1)).toEqual(first);
    expect(await arena.bout(4, 1)).not.toEqual({ ...first, deal: 4 });
  });
});

it('counts what a thinker draws as luck, too: it is asked again', async () => {
  const game = skullKing;
  const table = { seats: 3, options: must(game.options.check({ schedule: [2, 4] }, 3)) };
  const deckhand: Player<State> = {
    think: instantly(crew.deckhand()),
    playouts: 0,
    policy: null,
    habit: async () => crew.deckhand(),
  };
  const bosun: Player<State> = { think: instantly(crew.bosun()), playouts: 0, policy: crew.bosun() };
  const contest = { ...table, bots: ['deckhand', 'bosun', 'bosun'], seed: 'thinker' };
  const values = await valuesOf(game, crew, table);
  const arena = new Arena(game, contest, [deckhand, bosun, bosun], () => 0, values);
  const bouts = [];
  for (let deal = 0; deal < 40; deal++) bouts.push(await arena.bout(deal, 0));
  const spread = (results: readonly number[]): number => {
    const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
    return Math.sqrt(results.reduce((sum, one) => sum + (one - mean) ** 2, 0) / results.length);
  };
  for (const bot of [0, 1]) {
    const points = bouts.map((bout) => bout.points![bot]);
    const rest = bouts.map(({ luck }, deal) => points[deal] - luck![bot]);
    expect(spread(rest)).toBeLessThan(0.6 * spread(points));
  }
});

it('deals the same in every rotation', async () => {
  const game = games['skull-king'] as Game;
  const seats = 3;
  const options = must(game.options.check({ schedule: [5] }, seats));
  const legal = new Uint16Array(game.actions);
  let dealt: unknown = null;
  const player: Player = {
    think: () => ({ action: 0, candidates: [] }),
    playouts: 0,
    policy: (state, seat) => {
      dealt ??= game.open(state).hands;
      return legal[game.legal(state, seat, legal) - 1];
    },
  };
  const contest = { seats, options, bots: ['a', 'b', 'c'], seed: 'x' };
  const arena = new Arena(game, contest, [player, player, player], () => 0);
  const handsOf = async (deal: number, rotation: number): Promise<string> => {
    dealt = null;
    await arena.bout(deal, rotation);
    return JSON.stringify(dealt);
  };
  const first = await handsOf(7, 0);
  for (const rotation of [1, 2]) expect(await handsOf(7, rotation)).toBe(first);
  expect(await handsOf(8, 0)).not.toBe(first);
});

it('plays one game in all rotations where the players are alike and leave nothing to chance', async () => {
  const game = games['skull-king'] as Game;
  const options = must(game.options.check({ schedule: [3] }, 3));
  const legal = new Uint16Array(game.actions);
  const always = (which: (count: number) => number): Player => ({
    think: () => ({ action: 0, candidates: [] }),
    playouts: 0,
    policy: (state, seat) => legal[which(game.legal(state, seat, legal))],
  });
  const first = always(() => 0);
  const last = always((count) => count - 1);
  const played = async (players: readonly Player[]): Promise<number> => {
    const contest = { seats: 3, options, bots: ['a', 'b', 'c'], seed: 'x' };
    const arena = new Arena(game, contest, players, () => 0);
    const games = new Set<string>();
    for (const rotation of [0, 1, 2]) games.add((await arena.bout(5, rotation)).played);
    return games.size;
  };
  expect(await played([first, first, first])).toBe(1);
  expect(await played([first, first, last])).toBe(3);
});

it('refuses what is not legal, and says who did it', async () => {
  const game = games.skull as Game;
  const player: Player = {
    think: () => ({ action: 0, candidates: [] }),
    playouts: 0,
    policy: () => game.actions - 1,
  };
  const options = must(game.options.check({}, 3));
  const contest = { seats: 3, options, bots: ['a', 'b', 'c'], seed: 'x' };
  await expect(new Arena(game, contest, [player, player, player], () => 0).bout(2, 1)).rejects.toThrow(
    /^b at seat 0, deal 2, rotation 1, step 1: .* is refused/,
  );
});

describe('bids', () => {
  /** A whole game by chance, as those see it who watch. */
  const over = (id: GameId, options: object, seats: number) => {
    const game = games[id] as Game;
    const state = game.create(seats, must(game.options.check(options, seats)));
    const policy = randomly(game);
    const rng = new FastRng(id);
    while (game.outcome(state) === null) {
      const [seat] = Array.from({ length: seats }, (_, i) => i).filter((i) => (game.actors(state) >> i) & 1);
      if (seat === undefined) game.chance(state, rng);
      else game.apply(state, seat, policy(state, seat, rng));
    }
    return game.view(state, 'spectator');
  };

  it('are read from the sheet of Skull King', () => {
    const view = over('skull-king', { schedule: [1, 2, 1] }, 4);
    const sheet = view.sheet as number[][][];
    const made = [0, 1, 2, 3].map(
      (seat) => sheet.filter((round) => round[seat][0] === round[seat][1]).length,
    );
    expect(bidding('skull-king', view)).toEqual({ made, bids: 3 });
    expect(new Set(made).size).toBeGreaterThan(1);
  });

  it('are read from the sheet of its dice game', () => {
    const view = over('skull-king-dice', {}, 3);
    const sheet = view.sheet as unknown as { bids: number[]; won: number[] }[];
    const made = [0, 1, 2].map((seat) => sheet.filter(({ bids, won }) => bids[seat] === won[seat]).length);
    expect(bidding('skull-king-dice', view)).toEqual({ made, bids: 8 });
  });

  it.each(['skull-queen', 'skull', 'queens-collection'] as const)('are none in %s', (id) => {
    expect(bidding(id, over(id, {}, 3))).toEqual({ made: null, bids: 0 });
  });
});
