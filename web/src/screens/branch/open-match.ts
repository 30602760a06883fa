import type { Log } from '@crossbones/core';
import { isGameId } from '@crossbones/games/catalogue';
import { type OpenedMatch, openedOf } from '../../play/local/branch.js';
import { fetchOne } from '../../play/local/saved-matches.js';
import { connection } from '../../shell/server-connection.js';
import { calledOr } from '../../shell/shown-name.js';
import { learnVolume } from '../../shell/words.js';
import type { NoReel } from '../replay/replay-source.js';

/** A match of this device or of the server. */
export interface MatchPlace {
  readonly id?: string | undefined;
  readonly table?: string | undefined;
}

/** The address of a match, as branches note where they come from. */
export const pathOf = ({ id, table }: MatchPlace): string =>
  table === undefined ? `/local/${id}` : `/t/${table}`;

/**
 * The one door to the cards of a match, for branching off, for passing it on and for guessing its moves: it stays shut
 * until the match is over. The server decides that for its own tables, as it does for replay and log.
 */
export async function openMatch(
  { id, table }: MatchPlace,
  signal?: AbortSignal,
): Promise<OpenedMatch | NoReel> {
  if (table !== undefined) return openTable(table, signal);
  const kept = await fetchOne(id ?? '');
  if (kept === undefined) return { is: 'lost', why: null };
  return openedOf(kept) ?? { is: 'unfinished', why: null };
}

async function openTable(table: string, signal?: AbortSignal): Promise<OpenedMatch | NoReel> {
  const options = signal === undefined ? {} : { signal };
  const [seen] = await Promise.all([
    connection.call('table', { table }, undefined, options),
    learnVolume('together'),
  ]);
  if (!seen.ok) return { is: 'lost', why: seen.error.message };
  const { phase } = seen.value.table;
  if (phase === 'gathering' || phase === 'sealing' || phase === 'playing')
    return { is: 'unfinished', why: null };
  const log = await connection.call('log', { table }, undefined, options);
  if (!log.ok) return { is: log.error.code === 'not-over' ? 'unfinished' : 'lost', why: log.error.message };
  const { places, outcome } = seen.value.table;
  const { game, seats, options: chosen, key, rules, entries } = log.value as unknown as Log;
  // A match that was called off has no end to compare with.
  if (outcome === null || !isGameId(game)) return { is: 'unreadable', why: null };
  return {
    match: `/t/${table}`,
    setup: { game, seats, options: chosen, key },
    rules,
    names: places.map(({ name }) => calledOr(name)),
    bots: places.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
    entries,
    outcome,
  };
}
