import { parentPort, workerData } from 'node:worker_threads';
import { Arena, type Bout, type Contest, crewOf, playerOf, readBot } from '@crossbones/bots';
import type { Game } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { engines } from '@crossbones/server/bot-engines';

/** What a thread of the arena is told, before it asks for one deal after another. */
export interface ArenaOrder {
  readonly game: GameId;
  readonly contest: Contest;
  /** For whoever has no number of its own. */
  readonly playouts: number | null;
}

export type ArenaReply = { readonly ready: true } | { readonly bouts: readonly Bout[] };

const { game: id, contest, playouts } = workerData as ArenaOrder;
const game: Game = games[id];
const bots = contest.bots.map((name) => readBot(name)!);
const players = await Promise.all(
  bots.map(async (bot) => {
    const counted = bot.who === 'captain' || bot.who === 'admiral';
    return playerOf(
      game,
      crewOf(id),
      { ...bot, playouts: bot.playouts ?? (counted ? playouts : null) },
      engines.loadWeights,
      bots.find(({ who }) => who !== bot.who),
    );
  }),
);
const arena = new Arena(game, contest, players, () => performance.now());
const port = parentPort!;
port.on('message', (deal: number) => {
  const bouts = contest.bots.map((_, rotation) => arena.bout(deal, rotation));
  port.postMessage({ bouts } satisfies ArenaReply);
});
port.postMessage({ ready: true } satisfies ArenaReply);
