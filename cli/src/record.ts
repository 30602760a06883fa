import { readFile } from 'node:fs/promises';
import {
  fail,
  fault,
  type Game,
  type Log,
  Match,
  ok,
  type Result,
  readLog,
  versionOf,
} from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { type Complaint, misuse } from './command.js';
import { near } from './near.js';
import { optionsComplaint } from './setting.js';

/** A log of a game we know, and its match before the first entry. */
export interface MatchRecord {
  readonly id: GameId;
  readonly log: Omit<Log, 'options'> & { readonly options: unknown };
  readonly match: Match;
}

export async function readRecord(file: string): Promise<Result<MatchRecord, Complaint>> {
  const source = await readText(file);
  if (!source.ok) return source;
  const log = readLog(source.value);
  if (!log.ok) {
    const { at } = log.error.args;
    const wrong = fault(log.error.key, {
      ...log.error.args,
      at: at === '' || at === 'log' ? 'The log' : at,
    });
    return fail((voice) => voice.say(null, wrong));
  }
  const { game: name, rules } = log.value;
  const id = gameIds.find((one) => one === name);
  if (id === undefined)
    return misuse('unknown-game', { name, known: gameIds.join(', '), ...near(name, gameIds) });
  const newest: Game = games[id];
  const game = versionOf(newest, rules);
  if (game === null) {
    const wrong = fault('other-rules', { log: rules, engine: newest.rules });
    return fail((voice) => voice.say(null, wrong));
  }
  const opened = Match.open(game, log.value);
  return opened.ok
    ? ok({ id, log: log.value, match: opened.value })
    : fail(optionsComplaint(id, opened.error));
}

async function readText(file: string): Promise<Result<string, Complaint>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return misuse((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'no-file' : 'unreadable-file', {
      file,
    });
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return misuse('wants-utf8', { at: 'The log' });
  }
}
