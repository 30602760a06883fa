import type { Reply } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';
import { filled } from './gathering.js';
import { done, openedAs } from './reply.js';
import type { Request } from './request.js';
import { seated } from './right.js';
import type { Table } from './table.js';

/** The way from a table that is over to the next one. */
interface Rematch {
  /** The next table, if somebody has opened it already. */
  readonly table: string | null;
  /** Opens an empty table for the same people, each one place further down. */
  open(next: Table): Result<null, Fault>;
  /** Names the next table at the old one, and answers which it is: the first that was named. */
  name(next: string): Result<Reply<'rematch'>, never>;
}

export function rematch(table: Table, request: Request): Result<Rematch, Fault> {
  if (table.phase !== 'over') return fail(fault(table.phase === 'closed' ? 'table-closed' : 'not-over'));
  const seat = seated(table, request.by.id);
  if (!seat.ok) return seat;
  const places = table.places.map(({ person, bot }) => ({
    person: person !== null && table.people.has(person) ? person : null,
    bot,
  }));
  const names = new Map(table.names);
  const faces = new Map(table.faces);
  const { game, options, seats, settings } = table;
  const host = table.host ?? request.by.id;
  return ok({
    table: table.rematch,
    open(next) {
      const { at } = request;
      // By today's rules, which may need more than those of the table before.
      const today = next.rulebook(game.id);
      const checked = today.options.check(options, seats);
      if (!checked.ok) return checked;
      next.happen(
        {
          is: 'opened',
          host,
          name: names.get(host) ?? request.by.name,
          game: game.id,
          rules: today.rules,
          seats,
          options: checked.value,
          settings,
          rematch: table.id,
        },
        at,
        // No request has such a key, so it cannot collide with a key by which somebody opened another table.
        { ...request, key: `~${table.id}` },
      );
      for (let place = 0; place < seats; place++) {
        const { person, bot } = places[(place + 1) % seats];
        if (bot !== null) next.happen(filled(place, bot), at);
        if (person === null) continue;
        if (!next.people.has(person)) next.happen({ is: 'joined', person, name: names.get(person)! }, at);
        next.happen({ is: 'sat', person, seat: place }, at);
        const face = faces.get(person);
        if (face !== undefined) next.happen({ is: 'faced', person, face }, at);
        // They have a seat, but have not come yet.
        if (person !== request.by.id) next.happen({ is: 'unseen', person }, at);
      }
      return ok(null);
    },
    name: (next) =>
      table.rematch === null
        ? done(table, table.happen({ is: 'rematched', table: next }, request.at, request))
        : ok(openedAs(table.rematch)),
  });
}
