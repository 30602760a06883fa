import type { Outcome } from '@crossbones/core';
import type { Store, Write } from '../storage/store.js';
import { openingOf } from '../table/daily-table.js';
import type { Table } from '../table/table.js';

/** What an outcome is worth to a seat, so that more is better: points, or the place where the game has none. */
export const scoreOf = ({ points, places }: Outcome, seat: number): number =>
  points === null ? -places[seat] : points[seat];

/** Notes how a deal of the day ended for its player, unless they gave up or the deal has opened meanwhile. */
export function dailyResult({ db }: Store, table: Table, at: number): Write[] {
  const { day, outcome, places } = table;
  const { person } = places[0];
  if (day === null || outcome === null || person === null || table.resigned(0) || at >= openingOf(day))
    return [];
  const result = { score: scoreOf(outcome, 0), place: outcome.places[0], finished: at };
  const query = db.updateTable('daily_play').set(result).where('match', '=', table.id);
  return [{ query: query.where('finished', 'is', null) }];
}
