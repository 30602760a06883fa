import { saltHashesOf, saltsOf } from './deal-key.js';
import { filled } from './gathering.js';
import type { Place } from './place.js';
import type { Table } from './table.js';

/**
 * Friends who want to compare play the same deal at several tables. They gather at one, where all of them give their
 * salts and the server commits itself once; so nobody, not even the server, could choose the deal for any of them.
 */

/** The places of one of the tables for which people have gathered. */
const placesOf = ({ places, seats }: Table, at: number): readonly Place[] =>
  places.slice(at * seats, (at + 1) * seats);

/** Whether at one of the tables nobody but bots would play. */
export const isAlone = (table: Table): boolean =>
  table.tables > 1 &&
  Array.from({ length: table.tables }, (_, at) => placesOf(table, at)).some((places) =>
    places.every(({ person }) => person === null),
  );

/** Opens one of the tables for which people have gathered, and deals. */
export function openPart(hall: Table, at: number, next: Table): void {
  const { id, game, seats, options, settings, names, faces, seal, secret, touched } = hall;
  const places = placesOf(hall, at);
  // Whoever gathered everybody is host of their own table, and else the first who sits there.
  const people = places.flatMap(({ person }) => person ?? []);
  const host = people.find((person) => person === hall.host) ?? people[0];
  const named = (person: string): string => names.get(person) ?? '';
  next.secret = secret;
  next.happen(
    {
      is: 'opened',
      host,
      name: named(host),
      game: game.id,
      rules: game.rules,
      seats,
      options,
      settings,
      rematch: null,
      duplicate: { hall: id, tables: hall.parted!, at, saltHashes: saltHashesOf(hall), salts: saltsOf(hall) },
    },
    touched,
    // No request has such a key, so it cannot collide with a key by which somebody opened another table.
    { by: { id: host, name: named(host) }, at: touched, key: `~${id}/${at}`, digest: '' },
  );
  for (const [seat, { person, bot }] of places.entries()) {
    if (bot !== null) next.happen(filled(seat, bot), touched);
    if (person === null) continue;
    if (!next.people.has(person)) next.happen({ is: 'joined', person, name: named(person) }, touched);
    next.happen({ is: 'sat', person, seat }, touched);
    const face = faces.get(person);
    if (face !== undefined) next.happen({ is: 'faced', person, face }, touched);
    // They have a seat, but have not come yet.
    next.happen({ is: 'unseen', person }, touched);
  }
  next.happen({ is: 'sealed', deal: seal!.deal, secretHash: seal!.secretHash }, touched);
  next.happen({ is: 'dealt' }, touched);
}
