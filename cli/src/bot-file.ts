import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OwnBotError } from '@crossbones/bots';
import { FastRng, fault } from '@crossbones/core';
import { type BotTable, type OpenedBot, within } from './opened-bot.js';

/** A file that exports `decide`, called in this thread. */
export async function botFile(file: string, seat: number, table: BotTable): Promise<OpenedBot> {
  const path = resolve(file);
  if (!existsSync(path)) throw new OwnBotError(fault('no-file', { file }));
  const { game, seats, limit } = table;
  const options = structuredClone(table.options);
  const { decide } = await load(path, file, seat);
  if (typeof decide !== 'function') throw new OwnBotError(fault('bot-decides-nothing'));
  return {
    decide: (turn) =>
      within(limit, async () => {
        const rng = new FastRng(turn.seed);
        const random = (): number => rng.below(2 ** 32) / 2 ** 32;
        const about = { game, seats, options, seat: turn.seat, random };
        try {
          // A view shares its options with the match: a bot that changes its view must not change the rules.
          return await decide(structuredClone(turn.view), [...turn.legal], about);
        } catch (error) {
          throw new OwnBotError(fault('bot-throws', { why: told(error, file) }));
        }
      }),
    dismiss: async () => {},
  };
}

/** Each seat loads the file anew, so that no seat finds in the file's variables what another has seen. */
async function load(path: string, file: string, seat: number): Promise<{ readonly decide?: unknown }> {
  try {
    return await import(`${pathToFileURL(path).href}?seat=${seat}`);
  } catch (error) {
    const typed = (error as NodeJS.ErrnoException).code === 'ERR_UNKNOWN_FILE_EXTENSION';
    throw new OwnBotError(
      typed
        ? fault('bot-typed', { version: process.versions.node })
        : fault('bot-unloadable', { why: told(error, file) }),
    );
  }
}

/** What an error says, and the line of the file that it comes from. */
function told(error: unknown, file: string): string {
  if (!(error instanceof Error)) return String(error);
  const name = basename(file);
  const [, line] = (error.stack ?? '').split(`/${name}`)[1]?.match(/^(?:\?seat=\d+)?:(\d+)/) ?? [];
  const said = error.message.replaceAll(/\s*\n\s*/g, ' ').replace(/\.$/, '');
  return line === undefined ? said : `${said} (${name}:${line})`;
}
