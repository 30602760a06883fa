import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, type Result } from '@crossbones/core';
import { agree, comeBack, enter } from './away-and-back.js';
import { done } from './reply.js';
import type { Request } from './request.js';
import { holding, playing } from './right.js';
import { hashOf, tokenOf } from './seat-link.js';
import type { Table } from './table.js';

/** Makes a link that hands the seat over, once. A new link voids the one before. */
export function seatLink(table: Table, request: Request): Result<Reply<'seatLink'>, Fault> {
  const { by, at, key } = request;
  const seat = holding(table, by.id);
  if (!seat.ok) return seat;
  // Whoever took it over might know the cards from a table of their own.
  if (table.day !== null || table.duplicate !== null) return fail(fault('deal-yours'));
  const tokenHash = hashOf(tokenOf(table, { by: by.id, key }));
  return done(table, table.happen({ is: 'offered', seat: seat.value, tokenHash }, at, request));
}

export function takeSeat(
  table: Table,
  request: Request,
  { token }: Body<'takeSeat'>,
): Result<Reply<'takeSeat'>, Fault> {
  const { by, at } = request;
  const running = playing(table);
  if (!running.ok) return running;
  if (table.kicked.has(by.id)) return fail(fault('kicked'));
  if (table.seatOf(by.id) !== null) return fail(fault('already-seated'));
  const hash = hashOf(token);
  const seat = table.places.findIndex(({ tokenHash }) => tokenHash === hash);
  if (seat === -1) return fail(fault('link-void'));
  if (!table.people.has(by.id)) table.happen({ is: 'joined', person: by.id, name: by.name }, at);
  if (table.places[seat].away) comeBack(table, seat, at);
  enter(table, 'handover', seat, at);
  const taken = table.happen({ is: 'taken', seat, person: by.id, name: by.name }, at, request);
  agree(table, at);
  return done(table, taken);
}
