import { readFile } from 'node:fs/promises';
import {
  type Entry,
  fail,
  fault,
  type Game,
  Match,
  ok,
  type Result,
  readLog,
  type View,
  type Viewer,
} from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { say } from '@crossbones/texts';
import { readArguments } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { near } from './near.js';
import { Output } from './output.js';
import { optionsComplaint } from './setting.js';

/** Shows every step of a log as one viewer saw it, or with all cards open. */
export const replay: Command = async (args) => {
  const read = readArguments('replay', args, { seat: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  if (file === undefined) return misuse('missing-file', { command: 'replay' });
  const source = await readText(file);
  if (!source.ok) return source;
  const log = readLog(source.value);
  if (!log.ok) {
    const { at } = log.error.args;
    return fail(
      say(null, fault(log.error.key, { ...log.error.args, at: at === '' || at === 'log' ? 'The log' : at })),
    );
  }
  const { game: name, rules, entries } = log.value;
  const id = gameIds.find((one) => one === name);
  if (id === undefined)
    return misuse('unknown-game', { name, known: gameIds.join(', '), ...near(name, gameIds) });
  const game: Game = games[id];
  if (rules !== game.rules) return fail(say(null, fault('other-rules', { log: rules, engine: game.rules })));
  const viewer = readViewer(read.value.values.seat, log.value.seats);
  if (!viewer.ok) return viewer;
  const opened = Match.open(game, log.value);
  if (!opened.ok) return fail(optionsComplaint(id, opened.error));
  return feed(id, opened.value, entries, viewer.value);
};

async function feed(
  id: GameId,
  match: Match,
  entries: readonly Entry[],
  viewer: Viewer | 'open',
): Promise<Result<number, Complaint>> {
  const output = new Output();
  const show = (entry: Entry | null): Promise<void> | undefined =>
    output.line(JSON.stringify({ step: match.step, entry, view: sight(match, viewer) }));
  await show(null);
  for (const [i, entry] of entries.entries()) {
    const done = match.enter(entry);
    if (!done.ok) {
      await output.flush();
      return fail(`entries[${i}]: ${say(id, done.error)}`);
    }
    await show(entry);
  }
  await output.flush();
  return ok(0);
}

const sight = (match: Match, viewer: Viewer | 'open'): View =>
  viewer === 'open' ? match.game.open(match.at(match.step)) : match.view(match.step, viewer).view;

function readViewer(given: string | undefined, seats: number): Result<Viewer | 'open', Complaint> {
  if (given === undefined) return ok('open');
  if (given === 'spectator') return ok('spectator');
  const seat = /^\d{1,2}$/.test(given) ? Number(given) : Number.NaN;
  return seat < seats ? ok(seat) : misuse('option-wants-seat', { given, max: seats - 1 });
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
