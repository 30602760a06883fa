import { OwnBotError } from '@crossbones/bots';
import { fail, fault } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { botFile } from './bot-file.js';
import { BotProgram } from './bot-program.js';
import type { Complaint } from './command.js';
import type { BotListener, BotTable, OpenedBot } from './opened-bot.js';

/** Milliseconds for an answer where nobody says otherwise. */
export const USUAL_LIMIT = 10_000;
const PROGRAM = 'exec:';

/** A name that stands for a file (`./mine.js`) or a program (`exec:python3 mine.py`), and for none of the crew. */
export const isOwnBot = (name: string): boolean =>
  name.startsWith(PROGRAM) ? name.slice(PROGRAM.length).trim() !== '' : /[/\\]|\.[cm]?[jt]s$/.test(name);

/** Each seat has a bot of its own, file or program: what one remembers no other knows. */
export async function openOwnBot(
  name: string,
  seat: number,
  table: BotTable,
  listener: BotListener,
): Promise<OpenedBot> {
  try {
    return name.startsWith(PROGRAM)
      ? new BotProgram(name.slice(PROGRAM.length), table, listener)
      : await botFile(name, seat, table);
  } catch (error) {
    throw error instanceof OwnBotError ? error.about({ name }) : error;
  }
}

/** Says what is wrong with somebody's own bot. */
export const complaintOf = (game: GameId, { fault: { key, args }, refused }: OwnBotError) =>
  fail<Complaint>((voice) => {
    const why = refused === null ? {} : { rule: refused.rule, why: voice.say(game, refused) };
    return voice.say(null, fault(key, { ...args, ...why }));
  });
