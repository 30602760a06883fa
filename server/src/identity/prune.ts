import { setImmediate as breath } from 'node:timers/promises';
import type { Store } from '../storage/store.js';
import { NOBODY } from './person.js';
import { UNSEEN_MS } from './session.js';

const AT_ONCE = 500;

/**
 * Deletes sessions that nobody has used for long, ceremonies that nobody has finished, and guests who can never come
 * back.
 */
export async function prune(store: Store, now: number): Promise<void> {
  const { db } = store;
  await store.commit([
    { query: db.deleteFrom('session').where('seen', '<=', now - UNSEEN_MS) },
    { query: db.deleteFrom('challenge').where('expires', '<=', now) },
    { query: db.deleteFrom('newcomer').where('expires', '<=', now) },
  ]);
  for (let after = ''; ; ) {
    const page = db.selectFrom('person').select('id').where('id', '>', after).orderBy('id').limit(AT_ONCE);
    const ids = (await page.execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    const lost = await lostAmong(store, ids);
    if (lost.length > 0)
      await store.commit([
        { query: db.deleteFrom('mute').where('person', 'in', lost) },
        { query: db.deleteFrom('daily_play').where('person', 'in', lost) },
        { query: db.deleteFrom('person').where('id', 'in', lost) },
      ]);
    after = ids.at(-1)!;
    // Reading may hold the thread: others have their turn between two pages.
    await breath();
  }
}

/** Guests without a session have no way back. They stay known if they are at a table, or somebody has muted them. */
async function lostAmong({ db }: Store, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', ids)
    .where('name', '<>', NOBODY)
    .where('recovery_hash', 'is', null)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('session').select('hash').whereRef('session.person', '=', 'person.id'))),
        not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person', '=', 'person.id'))),
      ]),
    )
    .execute();
  if (rows.length === 0) return [];
  const candidates = rows.map(({ id }) => id);
  const muted = await db.selectFrom('mute').select('other').where('other', 'in', candidates).execute();
  const seated = await db.selectFrom('member').select('person').where('person', 'in', candidates).execute();
  const known = new Set([...muted.map(({ other }) => other), ...seated.map(({ person }) => person)]);
  return candidates.filter((id) => !known.has(id));
}
