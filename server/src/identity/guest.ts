import type { World } from '@crossbones/core';
import { sql } from 'kysely';
import { type ListedEntry, rewrite } from '../storage/entry-list.js';
import type { Store, Write } from '../storage/store.js';
import { become, forget } from '../table/person-changes.js';
import { forgetFirstCommand } from './newcomer.js';
import { present } from './person.js';
import { tablesWith } from './trace.js';
import { type TableChanges, visit } from './visit.js';

/**
 * Gives the account what the guest had: tables, mutes, and the answers to requests. The guest's session lasts until all
 * of it is done, so that a sign-in that was cut off can be repeated.
 */
export async function merge(
  store: Store,
  world: World,
  tables: TableChanges,
  guest: string,
  account: { readonly id: string; readonly name: string },
): Promise<void> {
  const { db } = store;
  await visit(store, world, tables, new Set([guest]), (table, person, at) => {
    become(table, person, account, at);
    // Nobody plays two seats: where the account has one already, a bosun gets the guest's.
    if (table.seatOf(person) !== null) forget(table, person, at);
  });
  for (const table of await tablesWith(store, guest)) {
    // No request has such a key, so it cannot collide with a key of the account's own.
    const asked = (entry: ListedEntry): ListedEntry =>
      entry.person === guest
        ? { ...entry, person: account.id, key: entry.key === null ? null : `~${entry.seq}`, digest: null }
        : entry;
    await rewrite(store, table, asked, handedOver(store, table, guest, account.id));
  }
  const muting = db
    .selectFrom('mute')
    .select([sql.val(account.id).as('person'), 'other'])
    .where('person', '=', guest)
    .where('other', '<>', account.id);
  const mutedBy = db
    .selectFrom('mute')
    .select(['person', sql.val(account.id).as('other')])
    .where('other', '=', guest)
    .where('person', '<>', account.id);
  const mutes = [muting, mutedBy].map((moved) =>
    db
      .insertInto('mute')
      .columns(['person', 'other'])
      .expression(moved)
      .onConflict((known) => known.columns(['person', 'other']).doNothing()),
  );
  const daily = db
    .updateTable('daily_play')
    .set({ person: account.id })
    .where('person', '=', guest)
    // The account's own play of a deal stands: nobody has two.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('daily_play as own')
            .select('own.day')
            .where('own.person', '=', account.id)
            .whereRef('own.day', '=', 'daily_play.day')
            .whereRef('own.game', '=', 'daily_play.game'),
        ),
      ),
    );
  await store.commit([daily, ...mutes].map((query) => ({ query })));

  const passkey = db.selectFrom('passkey').select('passkey.id').where('passkey.person', '=', guest);
  const row = db
    .deleteFrom('person')
    .where('id', '=', guest)
    // A guest who has added a passkey meanwhile is an account now, and stays.
    .where(({ not, exists }) => not(exists(passkey)));
  await store.commit([
    present(store, guest),
    { query: row, rows: 1 },
    { query: db.deleteFrom('session').where('person', '=', guest) },
    forgetFirstCommand(store, guest),
    { query: db.deleteFrom('challenge').where('person', '=', guest) },
    { query: db.deleteFrom('subscription').where('person', '=', guest) },
    { query: db.deleteFrom('daily_play').where('person', '=', guest) },
    {
      query: db
        .deleteFrom('mute')
        .where(({ or, eb }) => or([eb('person', '=', guest), eb('other', '=', guest)])),
    },
  ]);
}

/** What one table still has of the guest. */
function handedOver({ db }: Store, table: string, guest: string, account: string): Write[] {
  const opened = db
    .updateTable('match')
    .set({ opener: account, opening_key: sql<string>`'~' || id`, opening_digest: '' })
    .where('id', '=', table)
    .where('opener', '=', guest);
  const known = db
    .selectFrom('arrival')
    .select('person')
    .where('match', '=', table)
    .where('person', '=', account);
  const came = db
    .updateTable('arrival')
    .set({ person: account })
    .where('match', '=', table)
    .where('person', '=', guest)
    .where(({ not, exists }) => not(exists(known)));
  const archived = db
    .insertInto('archived_person')
    .columns(['match', 'person'])
    .expression(
      db
        .selectFrom('archived_person')
        .select(['match', sql.val(account).as('person')])
        .where('match', '=', table)
        .where('person', '=', guest),
    )
    .onConflict((same) => same.columns(['match', 'person']).doNothing());
  const gone = (['presence', 'member', 'archived_person'] as const).map((relation) =>
    db.deleteFrom(relation).where('match', '=', table).where('person', '=', guest),
  );
  return [opened, came, archived, ...gone].map((query) => ({ query }));
}
