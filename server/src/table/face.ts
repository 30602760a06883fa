import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, type Result } from '@crossbones/core';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { atTable, notClosed } from './right.js';
import type { Table } from './table.js';

/** Chooses one's face at this table; no two people have the same. */
export function face(table: Table, request: Request, { face }: Body<'face'>): Result<Reply<'face'>, Fault> {
  const { by, at } = request;
  const open = notClosed(table);
  if (!open.ok) return open;
  const here = atTable(table, by.id);
  if (!here.ok) return here;
  const { people, faces } = table;
  if ((faces.get(by.id) ?? null) === face) return alreadyDone(table);
  if (face !== null && [...people].some((person) => person !== by.id && faces.get(person) === face))
    return fail(fault('face-taken'));
  return done(table, table.happen({ is: 'faced', person: by.id, face }, at, request));
}
