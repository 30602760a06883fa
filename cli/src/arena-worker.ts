import { parentPort, workerData } from 'node:worker_threads';
import { Arena, type Bout, type Contest, crewOf, OwnBotError, playerOf, readBot } from '@crossbones/bots';
import { valuesOf } from '@crossbones/bots/review';
import type { Fault, Game, Reason } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { engines } from '@crossbones/server/bot-engines';
import type { OpenedBot } from './opened-bot.js';
import { openOwnBot } from './own-bot.js';

/** What a thread of the arena is told, before it asks for one deal after another. */
export interface ArenaOrder {
  readonly game: GameId;
  readonly contest: Contest;
  /** For bots whose name gives no number of playouts. */
  readonly playouts: number | null;
  /** Milliseconds for an answer of somebody's own bot. */
  readonly limit: number;
  /** Whether luck is told apart. */
  readonly luck: boolean;
}

export type ArenaReply =
  | { readonly is: 'ready' }
  | { readonly is: 'played'; readonly bouts: readonly Bout[] }
  /** Every bot has been dismissed. */
  | { readonly is: 'over' }
  /** Somebody's own bot has started a process (`began`) or written something for people (`heard`). */
  | { readonly is: 'began'; readonly pid: number }
  | { readonly is: 'heard'; readonly text: string }
  | { readonly is: 'failed'; readonly fault: Fault; readonly refused: Reason | null };

const { game: id, contest, playouts, limit, luck } = workerData as ArenaOrder;
const port = parentPort!;
const post = (reply: ArenaReply): void => port.postMessage(reply);
const game: Game = games[id];
const known = contest.bots.map((name) => readBot(name));
const own: OpenedBot[] = [];

async function seated(name: string, seat: number): Promise<OpenedBot> {
  const bot = await openOwnBot(
    name,
    seat,
    { game: id, seats: contest.seats, options: contest.options, limit },
    { heard: (text) => post({ is: 'heard', text }), began: (pid) => post({ is: 'began', pid }) },
  );
  own.push(bot);
  return bot;
}

/** Faults of somebody's own bot are reported to its author; any other error is a bug of ours. */
async function telling<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof OwnBotError)) throw error;
    post({ is: 'failed', fault: error.fault, refused: error.refused });
    return null;
  }
}

const players = await telling(() =>
  Promise.all(
    known.map(async (bot, seat) => {
      if (bot === null) return seated(contest.bots[seat], seat);
      const counted = bot.who === 'captain' || bot.who === 'admiral';
      return playerOf(
        game,
        crewOf(id),
        { ...bot, playouts: bot.playouts ?? (counted ? playouts : null) },
        engines.loadWeights,
        contest,
        known.find((other) => other !== null && other.who !== bot.who) ?? undefined,
      );
    }),
  ),
);
if (players !== null) {
  const values = luck ? await valuesOf(game, crewOf(id), contest) : null;
  const arena = new Arena(game, contest, players, () => performance.now(), values);
  port.on('message', async (deal: number | null) => {
    if (deal === null) {
      await Promise.all(own.map((bot) => bot.dismiss()));
      post({ is: 'over' });
      return;
    }
    const bouts: Bout[] = [];
    await telling(async () => {
      for (const rotation of contest.bots.keys()) bouts.push(await arena.bout(deal, rotation));
      post({ is: 'played', bouts });
    });
  });
  post({ is: 'ready' });
}
