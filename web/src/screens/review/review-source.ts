import type { Recollection } from '@crossbones/bots/review';
import type { GameId } from '@crossbones/games';
import { isGameId } from '@crossbones/games/catalogue';
import { fetchReview, type KeptReview } from '../../play/local/kept-reviews.js';
import type { ReviewedLog, ReviewOrder } from '../../play/local/review-message.js';
import { fetchOne } from '../../play/local/saved-matches.js';
import { crewOf } from '../../play/online/crew-at-end.js';
import { hereAt } from '../../shell/server-clock.js';
import { connection } from '../../shell/server-connection.js';
import { learnVolume } from '../../shell/words.js';

/** A finished match that may be looked into, and who played it. */
export interface ReviewSource extends Pick<KeptReview, 'id' | 'where' | 'game' | 'names' | 'own'> {
  readonly match: ReviewOrder['match'];
  /** What was found in it before. */
  readonly kept: KeptReview | null;
}

/** Why there is nothing to review; `why` says it in words. */
export interface NoReview {
  readonly is: 'lost' | 'closed';
  readonly why: string | null;
}

/** A match of this device. As long as it is played nobody looks into it, whatever was found in it before. */
export async function deviceSource(id: string): Promise<ReviewSource | NoReview> {
  const [match, kept] = await Promise.all([fetchOne(id), fetchReview(id)]);
  if (match === undefined) return { is: 'lost', why: null };
  const { setup, names, rules, entries, outcome } = match;
  if (outcome === null) return { is: 'closed', why: null };
  const { game, seats, options, key, bots } = setup;
  return {
    id,
    where: 'device',
    game,
    names,
    own: names.flatMap((_, seat) => (bots.includes(seat) ? [] : [seat])),
    match: { game, seats, options, key, rules, entries },
    // Somebody alone may have taken the end back and played on.
    kept: kept !== undefined && isOf(kept, entries) ? kept : null,
  };
}

const isOf = ({ log }: KeptReview, entries: ReviewedLog['entries']): boolean =>
  JSON.stringify(log.entries) === JSON.stringify(entries);

/** A match that a server dealt: it hands the log out when the match is over, and not before. */
export async function serverSource(table: string, signal: AbortSignal): Promise<ReviewSource | NoReview> {
  const kept = await fetchReview(table);
  if (kept !== undefined) return { ...kept, match: kept.log, kept };
  const [seen, me] = await Promise.all([
    connection.call('table', { table }, undefined, { signal }),
    connection.call('me', {}, undefined, { signal }),
    learnVolume('together'),
  ]);
  if (!seen.ok) return { is: 'lost', why: seen.error.message };
  const { phase, daily, duplicate } = seen.value.table;
  if (phase === 'gathering' || phase === 'sealing' || phase === 'playing') return { is: 'closed', why: null };
  const { game, places } = seen.value.table;
  if (!isGameId(game)) return { is: 'lost', why: null };
  const isOpen =
    daily !== undefined
      ? Date.now() >= hereAt(daily.opens)
      : duplicate === undefined || (await hasFinished(table, signal));
  const match = await (isOpen ? wholeMatch : ownPart)(table, game, signal);
  if ('is' in match) return match;
  const person = me.ok ? me.value?.person : undefined;
  return {
    id: table,
    where: 'server',
    game,
    names: crewOf(places).map(({ name }) => name),
    own: places.flatMap((place, seat) => (person !== undefined && place.person === person ? [seat] : [])),
    match,
    kept: null,
  };
}

/** Whether all tables that play the same deal have. */
async function hasFinished(table: string, signal: AbortSignal): Promise<boolean> {
  const duplicate = await connection.call('duplicate', { table }, undefined, { signal });
  return duplicate.ok && duplicate.value.tables !== null;
}

type Find = (table: string, game: GameId, signal: AbortSignal) => Promise<ReviewOrder['match'] | NoReview>;

const wholeMatch: Find = async (table, game, signal) => {
  const log = await connection.call('log', { table }, undefined, { signal });
  if (!log.ok)
    return log.error.code === 'not-over'
      ? { is: 'closed', why: null }
      : { is: 'lost', why: log.error.message };
  const { seats, key, rules, entries, options } = log.value;
  return {
    game,
    seats,
    key,
    rules,
    options,
    entries: entries as unknown as ReviewedLog['entries'],
  } as ReviewedLog;
};

/** What one's own seat saw of a match whose deal others still play. */
const ownPart: Find = async (table, game, signal) => {
  const own = await connection.call('recollection', { table }, undefined, { signal });
  if (!own.ok) return { is: 'lost', why: own.error.message };
  const { rules, options, ...recollection } = own.value;
  const seats = recollection.sides.length;
  return { game, seats, rules, options, recollection: recollection as unknown as Recollection };
};
