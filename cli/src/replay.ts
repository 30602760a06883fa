import { type Entry, fail, type Match, ok, type Result, type View, type Viewer } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { readArguments } from './arguments.js';
import { type Command, type Complaint, misuse } from './command.js';
import { Output } from './output.js';
import { readRecord } from './record.js';

/** Shows every step of a log as one viewer saw it, or with all cards open. */
export const replay: Command = async (args) => {
  const read = readArguments('replay', args, { seat: 'string' }, 1);
  if (!read.ok) return read;
  const [file] = read.value.positionals;
  if (file === undefined) return misuse('missing-file', { command: 'replay' });
  const record = await readRecord(file);
  if (!record.ok) return record;
  const { id, log, match } = record.value;
  const viewer = readViewer(read.value.values.seat, log.seats);
  if (!viewer.ok) return viewer;
  return feed(id, match, log.entries, viewer.value);
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
      const { error } = done;
      return fail((voice) => `entries[${i}]: ${voice.say(id, error)}`);
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
