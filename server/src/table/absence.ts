import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { agree, comeBack, endAbsence, enter } from './away-and-back.js';
import { later } from './clock.js';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { holding, seatExists } from './right.js';
import type { Table } from './table.js';

/** Somebody must have been gone so long before the others may let a bot play for them. */
const GONE_MS = 120_000;
/** The same person is not reminded more often than this. */
const NUDGE_MS = 30_000;

/** Notes that somebody no longer follows the table, with no page and no terminal. */
export function disappear(table: Table, person: string, at: number): Result<null, Fault> {
  const on = table.phase === 'gathering' || table.phase === 'sealing' || table.phase === 'playing';
  if (!on || table.seatOf(person) === null || table.unseen.has(person)) return ok(null);
  table.happen({ is: 'unseen', person }, at);
  // With one voter less, the votes that are there may be enough.
  recount(table, at);
  return ok(null);
}

/** Notes that somebody follows the table again. */
export function appear(table: Table, person: string, at: number): Result<null, Fault> {
  if (!table.unseen.has(person) || table.phase === 'closed') return ok(null);
  table.happen({ is: 'seen', person }, at);
  // The votes that they gave before count again.
  recount(table, at);
  return ok(null);
}

function recount(table: Table, at: number): void {
  for (let seat = 0; seat < table.seats; seat++) standInIfAgreed(table, seat, at);
}

/** When the others may let a bot play for the owner of a seat; null: the owner is there. */
function standInDue(table: Table, seat: number): number | null {
  const { person } = table.places[seat];
  const since = person === null ? undefined : table.unseen.get(person);
  return since === undefined ? null : later(table.served, since, GONE_MS);
}

/** Reminds somebody that everybody waits for them. */
export function nudge(
  table: Table,
  request: Request,
  { seat }: Body<'nudge'>,
): Result<Reply<'nudge'>, Fault> {
  const { at } = request;
  const other = otherSeat(table, request, seat);
  if (!other.ok) return other;
  if (table.pause !== null) return fail(fault('paused'));
  if (!table.actors.includes(seat) || table.botPlays(seat)) return fail(fault('not-awaited'));
  const wait = (table.places[seat].nudged?.at ?? -NUDGE_MS) + NUDGE_MS - at;
  if (wait > 0) return fail(fault('too-fast', { seconds: Math.ceil(wait / 1_000) }));
  return done(table, table.happen({ is: 'nudged', seat, by: other.value }, at, request));
}

/** Agrees that a bot plays for somebody who is gone, until they are back. */
export function standIn(
  table: Table,
  request: Request,
  { seat, agreed }: Body<'standIn'>,
): Result<Reply<'standIn'>, Fault> {
  const { at } = request;
  const other = otherSeat(table, request, seat);
  if (!other.ok) return other;
  if (table.botPlays(seat)) return alreadyDone(table);
  const due = standInDue(table, seat);
  if (due === null) return fail(fault('still-there'));
  if (due > at) return fail(fault('too-early', { seconds: Math.ceil((due - at) / 1_000) }));
  if (table.places[seat].votes.includes(other.value) === agreed) return alreadyDone(table);
  if (table.places[other.value].away) comeBack(table, other.value, at);
  const voted = table.happen({ is: 'voted', seat, by: other.value, agreed }, at, request);
  // Somebody who votes is there, even if no page of theirs follows the table; otherwise their own vote would not count.
  appear(table, request.by.id, at);
  standInIfAgreed(table, seat, at);
  return done(table, voted);
}

/** A bot plays from now on if more than half of those agree who are there and play for themselves. */
function standInIfAgreed(table: Table, seat: number, at: number): void {
  if (table.phase !== 'playing') return;
  const { votes, away } = table.places[seat];
  const due = standInDue(table, seat);
  if (votes.length === 0 || due === null || due > at || table.botPlays(seat)) return;
  const voices = table.places.flatMap((place, one) => {
    const plays = place.person !== null && !place.outOfTime && !table.resigned(one);
    return plays && !place.away && !table.unseen.has(place.person!) ? [one] : [];
  });
  const yes = voices.filter((one) => votes.includes(one)).length;
  if (yes * 2 <= voices.length) return;
  if (!away) table.happen({ is: 'away', seat }, at);
  enter(table, 'bot', seat, at);
  endAbsence(table, at);
  agree(table, at);
}

/** The seat of the asker. Refused if they ask about their own seat, or about one that is not a person's. */
function otherSeat(table: Table, { by }: Request, seat: number): Result<number, Fault> {
  const mine = holding(table, by.id);
  if (!mine.ok) return mine;
  const exists = seatExists(table, seat);
  if (!exists.ok) return exists;
  if (seat === mine.value) return fail(fault('still-there'));
  return table.places[seat].person === null ? fail(fault('nobody-there')) : mine;
}
