import { type OwnBot, OwnBotError } from '@crossbones/bots';
import { fault, type Options } from '@crossbones/core';
import type { GameId } from '@crossbones/games';

/** What a bot is told once: what is played, with how many, by which rules. */
export interface BotTable {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  /** Milliseconds for an answer. */
  readonly limit: number;
}

/** Hears from the process of a bot that is a program. */
export interface BotListener {
  /** What it writes for people. */
  heard(text: string): void;
  /** The process that must not outlive ours. */
  began(pid: number): void;
}

/** Somebody's own bot, ready to be asked at one seat. */
export interface OpenedBot extends OwnBot {
  /** Nobody will ask any more. */
  dismiss(): Promise<void>;
}

/** An answer, unless it comes too late. */
export async function within<T>(limit: number, answer: () => T | Promise<T>): Promise<T> {
  const late = (): OwnBotError => new OwnBotError(fault('bot-late', { limit }));
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    const said = await Promise.race([answer(), over]);
    // A bot that never let go of the thread kept the timer waiting, too.
    if (performance.now() - began > limit) throw late();
    return said;
  } finally {
    clearTimeout(timer);
  }
}
