import { debuglog } from 'node:util';
import { askOwnBot, OwnBotError } from '@crossbones/bots';
import { type BotTurn, type Consult, consulting, inquiryOf, thinking } from '@crossbones/bots/pool';
import type { Match, Rng } from '@crossbones/core';
import { type Level, levels } from '@crossbones/games/crew';
import { engines } from '@crossbones/server/bot-engines';
import { BotThreads } from '@crossbones/server/bot-threads';
import type { OpenedBot } from './opened-bot.js';
import { openOwnBot, USUAL_LIMIT } from './own-bot.js';
import type { Setting } from './setting.js';

/** Who fills the empty seats: a level, or somebody who does whatever is allowed. */
export const fillers = ['random', ...levels] as const;
type Filler = (typeof fillers)[number];

export interface Bot {
  readonly level: Level;
  /** A word for a seat that the match waits for; null if it has none. */
  say(match: Match, turn: BotTurn, rng: Rng): Promise<string | null>;
  /** Nobody will ask any more. */
  dismiss(): void;
}

/**
 * Bots think in counted playouts, which are the same again with the same seed; this limit in time is only for machines
 * that would take for ever.
 */
const LONGEST_MS = 10_000;
const debug = debuglog('crossbones');
const failed = (error: unknown): void => debug('%s', error);

export function botOf(filler: Filler): Bot {
  if (filler === 'random') {
    const say: Bot['say'] = async (match, { seat }, rng) => {
      const words = match.legal(seat);
      return words[rng.below(words.length)];
    };
    return { level: 'bosun', say, dismiss: () => {} };
  }
  // In a thread, so that the keyboard is heard meanwhile; it starts with the first question.
  const threads = new BotThreads(1, failed);
  const think = thinking(engines);
  const consult = consulting(
    (inquiry) => think(inquiry),
    (inquiry) => threads.ask(inquiry),
    failed,
  );
  return { level: filler, say: asking(consult), dismiss: () => threads.dismiss() };
}

/** Somebody's own bot at these seats; unlike with ours, its mistakes are reported, and no move is made in its place. */
export async function ownBotOf(name: string, seats: readonly number[], setting: Setting): Promise<Bot> {
  const table = { game: setting.id, seats: setting.seats, options: setting.options, limit: USUAL_LIMIT };
  const listener = { heard: (text: string) => void process.stderr.write(text), began: () => {} };
  const seated = new Map<number, OpenedBot>();
  for (const seat of seats) seated.set(seat, await openOwnBot(name, seat, table, listener));
  const say: Bot['say'] = async (match, { seat }, rng) => {
    try {
      const action = await askOwnBot(seated.get(seat)!, match.game, match.at(match.step), seat, rng);
      return match.game.print(action);
    } catch (error) {
      throw error instanceof OwnBotError ? error.about({ name, seat }) : error;
    }
  };
  const dismiss = (): void => {
    for (const bot of seated.values()) void bot.dismiss();
  };
  return { level: 'bosun', say, dismiss };
}

/** All chance that is not the match's own comes from one source, in the order in which it is needed. */
const asking =
  (consult: Consult): Bot['say'] =>
  async (match, turn, rng) => {
    const seed = String(rng.below(2 ** 32));
    return (await consult(inquiryOf(match, turn, { seed, ms: LONGEST_MS })))?.word ?? null;
  };
