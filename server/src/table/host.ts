import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, type Result } from '@crossbones/core';
import { later } from './clock.js';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { hosting, notClosed } from './right.js';
import type { Table } from './table.js';

/** When a host has been gone so long, anybody with a seat can become host. */
const HOSTLESS_MS = 30_000;

/** A table has a host as long as anybody is there; before the match has begun it closes when the last one leaves. */
export function succeed(table: Table, at: number): void {
  if (table.host !== null) return;
  const [next] = table.people;
  if (next !== undefined) table.happen({ is: 'hosted', person: next }, at);
  else if (table.phase === 'gathering') table.happen({ is: 'closed' }, at);
}

/** Makes somebody the host: the host says so, or somebody with a seat takes over from a host who is gone. */
export function host(table: Table, request: Request, { person }: Body<'host'>): Result<Reply<'host'>, Fault> {
  const open = notClosed(table);
  if (!open.ok) return open;
  const hosts = hosting(table, request.by.id);
  if (!hosts.ok && !mayFollow(table, request, person)) return hosts;
  if (!table.people.has(person)) return fail(fault('nobody-there'));
  if (person === table.host) return alreadyDone(table);
  return done(table, table.happen({ is: 'hosted', person }, request.at, request));
}

/** Whether somebody with a seat may take over from a host who is not there. */
function mayFollow(table: Table, { by, at }: Request, person: string): boolean {
  const since = table.host === null ? undefined : table.unseen.get(table.host);
  if (person !== by.id || table.seatOf(by.id) === null || since === undefined) return false;
  return later(table.served, since, HOSTLESS_MS) <= at;
}
