import { later } from './clock.js';
import type { Table } from './table.js';

/**
 * Somebody who is not there should be told: it is their turn, half of their time is over, or others have reminded them.
 */
export interface Notice {
  readonly is: 'turn' | 'reminder' | 'nudge';
  readonly at: number;
  readonly seat: number;
  readonly decision: number;
}

/** Long enough that people who only look away for a moment are not called. */
export const TURN_MS = 20_000;
const DAY = 86_400_000;

/** Whom the table waits for, and when each of them should be told. */
export function notices(table: Table): Notice[] {
  const { tableMatch, settings, pause } = table;
  if (table.phase !== 'playing' || tableMatch === null || pause !== null) return [];
  const slow = settings.clock.per !== 'none' && settings.clock.ms >= DAY;
  return table.actors.flatMap((seat): Notice[] => {
    if (table.botPlays(seat) || table.places[seat].person === null) return [];
    const { since, step: decision } = tableMatch.turns[seat]!;
    const turn: Notice = { is: 'turn', at: later(table.served, since, TURN_MS), seat, decision };
    const { left, since: running } = tableMatch.clocks.seats[seat];
    if (!slow || left === null || running === null) return [turn];
    const half = later(table.served, running, Math.floor(left / 2));
    return [turn, { is: 'reminder', at: half, seat, decision }];
  });
}

/** The notice for the owner of a seat whom somebody has just reminded. */
export function nudgeOf(table: Table, seat: number): Notice | null {
  const { nudged } = table.places[seat];
  const decision = table.tableMatch?.turns[seat]?.step;
  return nudged === null || decision === undefined ? null : { is: 'nudge', at: nudged.at, seat, decision };
}

/** Whom a notice is for, and until when it is useful; null if the seat is no longer asked this. */
export function noticed(
  table: Table,
  { seat, decision }: Notice,
): { readonly person: string; readonly until: number | null } | null {
  const waits = table.phase === 'playing' && table.pause === null && table.actors.includes(seat);
  if (!waits || table.botPlays(seat) || table.tableMatch!.turns[seat]?.step !== decision) return null;
  const { person } = table.places[seat];
  return person === null ? null : { person, until: table.tableMatch!.clocks.due(seat) };
}
