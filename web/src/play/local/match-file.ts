import type { Fault, Reason } from '@crossbones/core';
import { isGameId } from '@crossbones/games/catalogue';
import { page } from '../../shell/words.js';
import { logOf } from './match-log.js';
import { randomHex } from './random-hex.js';
import { keep, type SavedMatch } from './saved-matches.js';

/** Saves a match as a file. */
export async function download(kept: SavedMatch): Promise<void> {
  const log = await logOf(kept);
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(log)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${kept.setup.game}-${new Date(kept.begun).toISOString().slice(0, 10)}-${kept.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a match from a file onto this device, if it could have happened; says what is wrong with it otherwise. */
export async function adopt(source: string): Promise<SavedMatch | Fault | Reason> {
  const { fault, Match, readLog } = await import('@crossbones/core');
  const read = readLog(source);
  if (!read.ok) return read.error;
  const log = read.value;
  if (!isGameId(log.game)) return fault('wants-choice', { at: 'game', choices: 'game' });
  const { rulebook } = await import('./engine.js');
  const played = Match.replay(await rulebook(log.game), log);
  if (!played.ok) return played.error;
  const now = Date.now();
  const kept: SavedMatch = {
    id: idOf(log.key),
    setup: {
      game: log.game,
      seats: log.seats,
      options: log.options as SavedMatch['setup']['options'],
      key: log.key,
      // A log does not say who sat where: whoever opens it takes the first seat.
      bots: Array.from({ length: log.seats - 1 }, (_, i) => i + 1),
    },
    rules: log.rules,
    names: Array.from({ length: log.seats }, (_, seat) => page().device.player(seat + 1)),
    entries: log.entries,
    outcome: played.value.outcome(),
    begun: now,
    touched: now,
  };
  await keep(kept);
  return kept;
}

/** A name of its own, so that a match that is here already stays as it is. */
const idOf = (key: string): string => `${key.slice(0, 8)}${randomHex(4)}`;
