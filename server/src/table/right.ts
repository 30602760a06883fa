import { type Fault, fail, fault, type Match, ok, type Result } from '@crossbones/core';
import type { Table } from './table.js';

/** Who may do what, and when. Each function answers what its caller needs to go on, or why not. */

export const atTable = (table: Table, person: string): Result<null, Fault> =>
  table.people.has(person) ? ok(null) : fail(fault(table.kicked.has(person) ? 'kicked' : 'not-at-table'));

export function seated(table: Table, person: string): Result<number, Fault> {
  const seat = table.seatOf(person);
  return seat === null ? fail(fault('not-seated')) : ok(seat);
}

export const hosting = (table: Table, person: string): Result<null, Fault> =>
  table.host === person ? ok(null) : fail(fault('not-host'));

const closed = ({ closedBy }: Table): Result<never, Fault> =>
  fail(fault(closedBy === 'operator' ? 'closed-by-operator' : 'table-closed'));

export const notClosed = (table: Table): Result<null, Fault> =>
  table.phase === 'closed' ? closed(table) : ok(null);

export function gathering(table: Table): Result<null, Fault> {
  const open = notClosed(table);
  return open.ok && table.phase !== 'gathering' ? fail(fault('already-started')) : open;
}

export function playing(table: Table): Result<Match, Fault> {
  switch (table.phase) {
    case 'gathering':
    case 'sealing':
      return fail(fault('not-started'));
    case 'playing':
      return ok(table.match!);
    case 'over':
      return fail(fault('over'));
    case 'closed':
      return closed(table);
  }
}

export const seatExists = (table: Table, seat: number): Result<null, Fault> =>
  Number.isInteger(seat) && seat >= 0 && seat < table.places.length
    ? ok(null)
    : fail(fault('no-such-seat', { seat, seats: table.places.length }));

/** The seat of a person in the running match, if they still decide for it. */
export function holding(table: Table, person: string): Result<number, Fault> {
  const running = playing(table);
  if (!running.ok) return running;
  const seat = seated(table, person);
  if (!seat.ok) return seat;
  if (table.resigned(seat.value)) return fail(fault('resigned', { seat: seat.value }));
  return table.places[seat.value].outOfTime ? fail(fault('out-of-time')) : seat;
}
