import type { Body, Reply, TableSettings } from '@crossbones/api';
import { canonical, type Fault, fail, fault, type Json, ok, type Result } from '@crossbones/core';
import { freeBotNames } from './free-bot-names.js';
import type { Happening } from './happening.js';
import { succeed } from './host.js';
import { isFree, type SeatedBot } from './place.js';
import { alreadyDone, done } from './reply.js';
import type { Request } from './request.js';
import { atTable, gathering, hosting, notClosed, seatExists, seated } from './right.js';
import type { Table } from './table.js';

const CODE_MS = 86_400_000;
/** Whether two settings are the same, in whichever order their fields stand. */
const alike = (one: object, other: object): boolean => canonical(one as Json) === canonical(other as Json);

const usual: TableSettings = { public: false, clock: { per: 'none' }, undo: true, away: 'wait', odds: true };

export function open(table: Table, request: Request, body: Body<'open'>): Result<Reply<'open'>, Fault> {
  const { by, at } = request;
  const game = table.rulebook(body.game);
  const options = game.options.check(body.options ?? {}, body.seats);
  if (!options.ok) return options;
  const opened = table.happen(
    {
      is: 'opened',
      host: by.id,
      name: by.name,
      game: body.game,
      rules: game.rules,
      seats: body.seats,
      options: options.value,
      settings: { ...usual, ...body.settings },
      rematch: null,
    },
    at,
    request,
  );
  table.happen({ is: 'sat', person: by.id, seat: 0 }, at);
  return done(table, opened);
}

/** Seats are numbered up to this, through all tables that share a deal. */
const MOST_PLACES = 32;

function fitting(seats: number, tables: number): Result<null, Fault> {
  const max = Math.floor(MOST_PLACES / seats);
  return tables > max ? fail(fault('wants-int', { at: 'tables', min: 1, max })) : ok(null);
}

/** Tables that share a deal are for friends: strangers could look at one and play at another. */
const settingsOf = (settings: TableSettings, tables: number): TableSettings =>
  tables === 1 ? settings : { ...settings, public: false };

/** The host sets the table otherwise: seats, options, settings, tables, or all of them. */
export function change(
  table: Table,
  request: Request,
  { seats = table.seats, options = table.options, settings, tables = table.tables }: Body<'change'>,
): Result<Reply<'change'>, Fault> {
  const { at } = request;
  const open = gathering(table);
  if (!open.ok) return open;
  const hosts = hosting(table, request.by.id);
  if (!hosts.ok) return hosts;
  const checked = table.game.options.check(options, seats);
  if (!checked.ok) return checked;
  const fits = fitting(seats, tables);
  if (!fits.ok) return fits;
  const seated = table.places.filter(({ person }) => person !== null).length;
  if (seated > seats * tables) return fail(fault('too-many-seated', { seated, seats: seats * tables }));
  const now = {
    seats,
    options: checked.value,
    settings: settingsOf({ ...table.settings, ...settings }, tables),
    ...(tables === 1 ? {} : { tables }),
  };
  const { public: _shown, ...shared } = now.settings;
  const { public: _before, ...before } = table.settings;
  const same = alike(now.options, table.options) && alike(shared, before) && tables === table.tables;
  if (same && seats === table.seats && now.settings.public === table.settings.public)
    return alreadyDone(table);
  const changed = table.happen({ is: 'changed', ...now }, at, request);
  // People who were ready had agreed to the game as it was before.
  if (!same)
    for (const [seat, { saltHash }] of table.places.entries())
      if (saltHash !== null) table.happen({ is: 'unready', seat }, at);
  return done(table, changed);
}

export function join(table: Table, request: Request): Result<{ seq: number }, Fault> {
  const { by, at } = request;
  const welcome = mayCome(table, by.id);
  if (!welcome.ok) return welcome;
  if (table.people.has(by.id)) return alreadyDone(table);
  return done(table, table.happen({ is: 'joined', person: by.id, name: by.name }, at, request));
}

export function leave(table: Table, request: Request): Result<Reply<'leave'>, Fault> {
  const { by, at } = request;
  const here = atTable(table, by.id);
  if (!here.ok) return here;
  const seat = table.seatOf(by.id);
  const fixed = table.phase === 'sealing' || table.phase === 'playing';
  if (fixed && seat !== null && !table.resigned(seat)) return fail(fault('still-playing'));
  const left = table.happen({ is: 'left', person: by.id }, at, request);
  succeed(table, at);
  return done(table, left);
}

export function sit(table: Table, request: Request, { seat }: Body<'sit'>): Result<Reply<'sit'>, Fault> {
  const { by, at } = request;
  const open = gathering(table);
  if (!open.ok) return open;
  const welcome = mayCome(table, by.id);
  if (!welcome.ok) return welcome;
  const mine = table.seatOf(by.id);
  if (mine !== null && (seat === undefined || seat === mine)) return ok({ seq: table.seq, seat: mine });
  const wanted = freeSeat(table, seat);
  if (!wanted.ok) return wanted;
  if (!table.people.has(by.id)) table.happen({ is: 'joined', person: by.id, name: by.name }, at);
  return done(table, table.happen({ is: 'sat', person: by.id, seat: wanted.value }, at, request));
}

export function stand(table: Table, request: Request): Result<Reply<'stand'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  return done(table, table.happen({ is: 'stood', seat: seat.value }, request.at, request));
}

export function kick(table: Table, request: Request, { person }: Body<'kick'>): Result<Reply<'kick'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const host = hosting(table, request.by.id);
  if (!host.ok) return host;
  if (person === request.by.id) return fail(fault('not-yourself'));
  if (!table.people.has(person)) return fail(fault('nobody-there'));
  return done(table, table.happen({ is: 'kicked', person }, request.at, request));
}

/** Somebody who was sent away may come again. */
export function readmit(
  table: Table,
  request: Request,
  { person }: Body<'readmit'>,
): Result<Reply<'readmit'>, Fault> {
  const open = notClosed(table);
  if (!open.ok) return open;
  const hosts = hosting(table, request.by.id);
  if (!hosts.ok) return hosts;
  if (!table.kicked.has(person)) return fail(fault('nobody-there'));
  return done(table, table.happen({ is: 'readmitted', person }, request.at, request));
}

/** A bosun is written without a level, so that versions from before there were levels can read it. */
export const filled = (seat: number, { name, level }: SeatedBot): Extract<Happening, { is: 'filled' }> =>
  level === 'bosun' ? { is: 'filled', seat, name } : { is: 'filled', seat, name, level };

export function fill(
  table: Table,
  request: Request,
  { seat, level = 'bosun' }: Body<'fill'>,
): Result<Reply<'fill'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const hosts = hosting(table, request.by.id);
  if (!hosts.ok) return hosts;
  const first = freeSeat(table, seat);
  if (!first.ok) return first;
  const seats =
    seat === undefined ? table.places.flatMap((place, at) => (isFree(place) ? [at] : [])) : [first.value];
  const names = freeBotNames(table, seats.length);
  const last = seats.length - 1;
  for (let i = 0; i < last; i++) table.happen(filled(seats[i], { name: names[i], level }), request.at);
  return done(table, table.happen(filled(seats[last], { name: names[last], level }), request.at, request));
}

export function clear(
  table: Table,
  request: Request,
  { seat }: Body<'clear'>,
): Result<Reply<'clear'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const hosts = hosting(table, request.by.id);
  if (!hosts.ok) return hosts;
  const exists = seatExists(table, seat);
  if (!exists.ok) return exists;
  const { bot, person } = table.places[seat];
  // A person who is not there can be moved out of the seat: they may come back and sit down again.
  if (person !== null && table.unseen.has(person))
    return done(table, table.happen({ is: 'stood', seat }, request.at, request));
  if (bot === null) return fail(fault('no-bot-there', { seat }));
  return done(table, table.happen({ is: 'cleared', seat }, request.at, request));
}

/** Gives the table a short code to read out; the caller has drawn it. */
export function code(table: Table, request: Request, word: string): Result<Reply<'code'>, Fault> {
  const open = gathering(table);
  if (!open.ok) return open;
  const here = atTable(table, request.by.id);
  if (!here.ok) return here;
  const expires = request.at + CODE_MS;
  return done(table, table.happen({ is: 'coded', code: word, expires }, request.at, request));
}

function mayCome(table: Table, person: string): Result<null, Fault> {
  const open = notClosed(table);
  return open.ok && table.kicked.has(person) ? fail(fault('kicked')) : open;
}

/** The seat that was asked for, or the first free one. */
function freeSeat(table: Table, seat: number | undefined): Result<number, Fault> {
  if (seat === undefined) {
    const first = table.places.findIndex(isFree);
    return first === -1 ? fail(fault('no-free-seat')) : ok(first);
  }
  const exists = seatExists(table, seat);
  if (!exists.ok) return exists;
  return isFree(table.places[seat]) ? ok(seat) : fail(fault('seat-taken', { seat }));
}
