import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, type Result, saltHashOf, secretHashOf } from '@crossbones/core';
import { isAlone } from './duplicate.js';
import { isFree } from './place.js';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { gathering, hosting, notClosed, seated } from './right.js';
import type { Table } from './table.js';

export function ready(table: Table, request: Request, body: Body<'ready'>): Result<Reply<'ready'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  const { saltHash } = body;
  if (table.places[seat.value].saltHash === saltHash) return alreadyDone(table);
  return done(table, table.happen({ is: 'ready', seat: seat.value, saltHash }, request.at, request));
}

export function unready(table: Table, request: Request): Result<Reply<'unready'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  if (table.places[seat.value].saltHash === null) return alreadyDone(table);
  return done(table, table.happen({ is: 'unready', seat: seat.value }, request.at, request));
}

/** Fixes seats, options and rules, and commits the server to a secret that nobody has influenced. */
export function start(
  table: Table,
  request: Request,
  deal: { readonly id: string; readonly secret: string },
): Result<Reply<'start'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const host = hosting(table, request.by.id);
  if (!host.ok) return host;
  const free = table.places.filter(isFree).length;
  if (free > 0) return fail(fault('not-filled', { free }));
  const waiting = table.places.filter(({ person, saltHash }) => person !== null && saltHash === null);
  if (waiting.length > 0)
    return fail(fault('not-ready', { who: waiting.map(({ person }) => table.nameOf(person)).join(', ') }));
  if (isAlone(table)) return fail(fault('table-without-people'));
  table.secret = deal.secret;
  const sealed = table.happen(
    { is: 'sealed', deal: deal.id, secretHash: secretHashOf(deal.secret) },
    request.at,
    request,
  );
  if (table.tables === 1 && allSalted(table)) table.happen({ is: 'dealt' }, request.at);
  return done(table, sealed);
}

export function salt(table: Table, request: Request, { salt }: Body<'salt'>): Result<Reply<'salt'>, Fault> {
  const open = notClosed(table);
  if (!open.ok) return open;
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  const place = table.places[seat.value];
  if (place.salt === salt) return alreadyDone(table);
  if (table.phase !== 'sealing') return fail(fault(table.phase === 'gathering' ? 'not-sealed' : 'salt-late'));
  if (saltHashOf(salt) !== place.saltHash) return fail(fault('wrong-salt'));
  const salted = table.happen({ is: 'salted', seat: seat.value, salt }, request.at, request);
  if (table.tables === 1 && allSalted(table)) table.happen({ is: 'dealt' }, request.at);
  return done(table, salted);
}

export const allSalted = (table: Pick<Table, 'places'>): boolean =>
  table.places.every(({ saltHash, salt }) => saltHash === null || salt !== null);
