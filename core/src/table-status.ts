import type { Outcome } from './game.js';
import type { TableEntry } from './log.js';
import { type Fault, fault } from './reason.js';
import { fail, ok, type Result } from './result.js';
import { isSeat } from './seats.js';

/** Who plays a seat now. */
export type Control = 'owner' | 'bot';

/** What the entries so far make of the table around the game. */
export interface TableStatus {
  readonly paused: boolean;
  readonly aborted: boolean;
  readonly resigned: readonly number[];
  /** By seat. */
  readonly control: readonly Control[];
}

export const statusAtFirst = (seats: number): TableStatus => ({
  paused: false,
  aborted: false,
  resigned: [],
  control: Array(seats).fill('owner'),
});

/** The status after one more entry, or why that entry is not possible. */
export function statusAfter(status: TableStatus, entry: TableEntry): Result<TableStatus, Fault> {
  switch (entry.table) {
    case 'pause':
      return ok({ ...status, paused: true });
    case 'resume':
      return ok({ ...status, paused: false });
    case 'abort':
      return ok({ ...status, aborted: true });
  }
  const { seat } = entry;
  const seats = status.control.length;
  if (!isSeat(seat, seats)) return fail(fault('no-such-seat', { seat: String(seat), seats }));
  const resigned = status.resigned.includes(seat);
  const playedBy = (control: Control): TableStatus => ({
    ...status,
    control: status.control.with(seat, control),
  });
  switch (entry.table) {
    case 'resign':
      if (resigned) return fail(fault('resigned', { seat }));
      return ok({ ...playedBy('bot'), resigned: [...status.resigned, seat] });
    case 'bot':
      return ok(playedBy('bot'));
    case 'back':
    case 'handover':
      return resigned ? fail(fault('resigned', { seat })) : ok(playedBy('owner'));
    case 'timeout':
    case 'undo':
      return ok(status);
  }
}

/** Those who resigned take the last places; the order of the others is the game's. */
export function withoutResigned(outcome: Outcome, resigned: readonly number[]): Outcome {
  if (resigned.length === 0 || outcome.grade !== null) return outcome;
  const last = outcome.places.length - resigned.length + 1;
  const places = outcome.places.map((place, seat) =>
    resigned.includes(seat)
      ? last
      : 1 + outcome.places.filter((other, rival) => !resigned.includes(rival) && other < place).length,
  );
  return { ...outcome, places };
}
