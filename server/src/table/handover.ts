import { createHash } from 'node:crypto';
import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { agree, comeBack, enter } from './attendance.js';
import type { Request } from './request.js';
import { holding, playing } from './right.js';
import type { Table } from './table.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A link that hands the seat over, once; the caller made up its token. A new one voids the one before. */
export function seatLink(table: Table, request: Request, token: string): Result<Reply<'seatLink'>, Fault> {
  const seat = holding(table, request.by.id);
  if (!seat.ok) return seat;
  const offered = { is: 'offered', seat: seat.value, tokenHash: hashOf(token) } as const;
  return ok({ seq: table.happen(offered, request.at, request).seq, token });
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
  const { seq } = table.happen({ is: 'taken', seat, person: by.id, name: by.name }, at, request);
  agree(table, at);
  return ok({ seq, seat });
}
