import { agree, comeBack, enter } from './away-and-back.js';
import type { Happening } from './happening.js';
import { succeed } from './host.js';
import type { Person } from './request.js';
import type { Table } from './table.js';

/** Changes that happen to a person, not at one table: the same change is made at each of their tables. */

const here = (table: Table, person: string): boolean =>
  table.people.has(person) || table.seatOf(person) !== null;

/** A finished match keeps the names it was played under. */
export function rename(table: Table, { id, name }: Person, at: number): void {
  if (table.phase === 'over' || table.phase === 'closed') return;
  if (here(table, id) && table.names.get(id) !== name) table.happen({ is: 'named', person: id, name }, at);
}

/** A guest has signed in. Where the account has a seat of its own, the guest stays a guest. */
export function become(table: Table, guest: string, account: Person, at: number): void {
  if (guest === account.id) return;
  if (table.seatOf(guest) !== null && table.seatOf(account.id) !== null) return;
  if (!here(table, guest) && !table.kicked.has(guest)) return;
  table.happen({ is: 'became', person: guest, now: account.id, name: account.name }, at);
}

/** Somebody has deleted themselves: their seat is nobody's, and a bosun plays it to the end. */
export function forget(table: Table, person: string, at: number): void {
  if (!table.names.has(person)) return;
  const seat = table.seatOf(person);
  if (table.phase === 'playing' && seat !== null && table.places[seat].away) comeBack(table, seat, at);
  table.happen({ is: 'forgot', person }, at);
  if (table.phase === 'playing' && seat !== null) {
    if (table.match!.control(seat) === 'owner') enter(table, 'bot', seat, at);
    agree(table, at);
  }
  if (table.phase !== 'closed') succeed(table, at);
}

/** A happening as it is kept when somebody has deleted themselves: without their name and what they said. */
export const scrubbed = (what: Happening, person: string): Happening =>
  what.is === 'said' && what.person === person ? { ...what, said: null } : calledOtherwise(what, person, '');

/** The same happening, as if the person had been called by this name from the beginning. */
export function calledOtherwise(what: Happening, person: string, name: string): Happening {
  switch (what.is) {
    case 'opened':
      return what.host === person ? { ...what, name } : what;
    case 'joined':
    case 'taken':
    case 'named':
      return what.person === person ? { ...what, name } : what;
    case 'became':
      return what.now === person || what.person === person ? { ...what, name } : what;
    default:
      return what;
  }
}
