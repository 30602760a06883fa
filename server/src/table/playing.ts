import type { Body, Reply } from '@crossbones/api';
import { type Fault, fail, fault, type Result } from '@crossbones/core';
import { agree, comeBack, endAbsence, enter, waitsOnlyFor } from './away-and-back.js';
import type { Happening, StoredHappening } from './happening.js';
import { done } from './reply.js';
import type { Request } from './request.js';
import { holding, playing, seated } from './right.js';
import type { Table } from './table.js';

/** Actions of one seat; with the last of the game the table is over. */
export function act(
  table: Table,
  what: { readonly seat: number; readonly actions: readonly string[]; readonly bot: boolean },
  at: number,
  request?: Request,
): Result<StoredHappening<Extract<Happening, { is: 'acted' }>>, Fault> {
  const acted = table.attempt({ is: 'acted', ...what }, at, request);
  if (!acted.ok) return acted;
  const outcome = table.match!.outcome();
  if (outcome !== null) table.happen({ is: 'over', outcome }, at);
  return acted;
}

export function submit(
  table: Table,
  request: Request,
  { decision, actions }: Body<'submit'>,
): Result<Reply<'submit'>, Fault> {
  const { at } = request;
  const held = holding(table, request.by.id);
  if (!held.ok) return held;
  const seat = held.value;
  const match = table.match!;
  const asked = match.stillAsks(seat, decision);
  if (!asked.ok) return asked;
  if (table.places[seat].away) {
    // Coming back cannot be undone, so the actions are checked first.
    const fits = match.check(seat, actions, { resumed: waitsOnlyFor(table, seat) });
    if (!fits.ok) return fits;
    comeBack(table, seat, at);
  }
  const acted = act(table, { seat, actions, bot: false }, at, request);
  return acted.ok ? done(table, acted.value) : acted;
}

export function undo(
  table: Table,
  request: Request,
  { step }: Body<'undo'> = {},
): Result<Reply<'undo'>, Fault> {
  const seat = holding(table, request.by.id);
  if (!seat.ok) return seat;
  if (!table.settings.undo) return fail(fault('no-undo'));
  // A request that was given up may arrive late, when there is something newer that it did not mean.
  const isLate = step !== undefined && step !== table.match!.step;
  // What a bosun did in somebody's place cannot be undone by its owner.
  if (isLate || (table.pause === null && !table.tableMatch!.personMovedLast))
    return fail(fault('undo-not-last', { seat: seat.value }));
  if (table.tableMatch!.hasUndoneTooOften(seat.value)) return fail(fault('undo-too-often'));
  const undone = table.attempt({ is: 'table', entry: 'undo', seat: seat.value }, request.at, request);
  if (!undone.ok) return undone;
  if (table.places[seat.value].away) comeBack(table, seat.value, request.at);
  return done(table, undone.value);
}

export function resign(table: Table, request: Request): Result<Reply<'resign'>, Fault> {
  const { at } = request;
  const running = playing(table);
  if (!running.ok) return running;
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  if (table.resigned(seat.value)) return fail(fault('resigned', { seat: seat.value }));
  const waited = table.places[seat.value].away;
  const resigned = enter(table, 'resign', seat.value, at, request);
  if (waited) endAbsence(table, at);
  agree(table, at);
  return done(table, resigned);
}
