import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, must, type Result, type TableWord } from '@crossbones/core';
import type { StoredHappening } from './happening.js';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { holding } from './right.js';
import type { Table } from './table.js';

/**
 * Makes an entry, also while the match is paused. A paused match takes only a resume, so it is resumed for the entry
 * and paused again.
 */
export function enter(
  table: Table,
  entry: TableWord,
  seat: number | null,
  at: number,
  request?: Request,
): StoredHappening {
  const { pause } = table;
  if (pause === null || entry === 'resume')
    return must(table.attempt({ is: 'table', entry, seat }, at, request));
  must(table.attempt({ is: 'table', entry: 'resume', seat }, at));
  const kept = must(table.attempt({ is: 'table', entry, seat }, at, request));
  if (entry !== 'abort') must(table.attempt({ is: 'table', entry: 'pause', seat: pause.absent }, at));
  return kept;
}

/** The owner of a seat is absent: does what the table's settings say for that. */
export function goAway(table: Table, seat: number, at: number): void {
  table.happen({ is: 'away', seat }, at);
  if (table.settings.away === 'pause' && table.pause === null) enter(table, 'pause', seat, at);
  if (table.settings.away === 'bot' && !table.botPlays(seat)) enter(table, 'bot', seat, at);
  agree(table, at);
}

/** The owner is back and has the seat again. */
export function comeBack(table: Table, seat: number, at: number, request?: Request): StoredHappening {
  const kept = table.happen({ is: 'returned', seat }, at, request);
  endAbsence(table, at);
  if (table.botPlays(seat)) enter(table, 'back', seat, at);
  return kept;
}

/** Whether the match is running, or paused only because this seat is absent. */
export const waitsOnlyFor = (table: Table, seat: number): boolean =>
  table.pause === null || (table.pause.absent !== null && missed(table).every((other) => other === seat));

/** Seats whose owners are away, and nobody plays for them. */
const missed = (table: Table): number[] =>
  table.places.flatMap(({ away }, seat) => (away && !table.botPlays(seat) ? [seat] : []));

/** A pause that came from an absence ends with the last absence. */
export function endAbsence(table: Table, at: number): void {
  const { pause } = table;
  if (pause === null || pause.absent === null || missed(table).length > 0) return;
  enter(table, 'resume', null, at);
}

export function back(table: Table, request: Request): Result<Reply<'back'>, Fault> {
  const seat = holding(table, request.by.id);
  if (!seat.ok) return seat;
  if (!table.places[seat.value].away) return alreadyDone(table);
  return done(table, comeBack(table, seat.value, request.at, request));
}

export function wish(table: Table, request: Request, { wish }: Body<'wish'>): Result<Reply<'wish'>, Fault> {
  const { at } = request;
  const seat = holding(table, request.by.id);
  if (!seat.ok) return seat;
  const place = table.places[seat.value];
  if (place.away) return returnWishing(table, seat.value, request, wish);
  const refused = wishRefusal(table, wish);
  if (refused !== null) return fail(refused);
  if (place.wish === wish) return alreadyDone(table);
  const wished = table.happen({ is: 'wished', seat: seat.value, wish }, at, request);
  agree(table, at);
  return done(table, wished);
}

/** Somebody who wishes something is back, and that alone may end the pause. */
function returnWishing(
  table: Table,
  seat: number,
  request: Request,
  wish: Body<'wish'>['wish'],
): Result<Reply<'wish'>, Fault> {
  const returned = comeBack(table, seat, request.at, request);
  if (wish === null || wishRefusal(table, wish) !== null) return done(table, returned);
  table.happen({ is: 'wished', seat, wish }, request.at);
  agree(table, request.at);
  return done(table, returned);
}

function wishRefusal(table: Table, wish: Body<'wish'>['wish']): Fault | null {
  if (wish === 'pause' && table.pause !== null) return fault('paused');
  return wish === 'resume' && table.pause === null ? fault('not-paused') : null;
}

/** Does what all wish who are there and still play for themselves, if they wish the same. */
export function agree(table: Table, at: number): void {
  if (table.phase !== 'playing') return;
  const voices = table.places.filter(
    ({ person, away, outOfTime }, seat) => person !== null && !away && !outOfTime && !table.resigned(seat),
  );
  const [first] = voices;
  if (first === undefined || first.wish === null || voices.some((voice) => voice.wish !== first.wish)) return;
  if (wishRefusal(table, first.wish) === null) enter(table, first.wish, null, at);
}
