import type { Store } from './store.js';

/** One node does a chore at a time; if it dies during it, another one takes over after so long. */
const LEASE_MS = 1_800_000;

/** Whether this node has taken on a chore now. */
export function claimed(store: Store, name: string, now: number): Promise<boolean> {
  const query = store.db
    .insertInto('chore')
    .values({ name, at: now })
    .onConflict((known) =>
      known
        .column('name')
        .doUpdateSet({ at: now })
        .where('chore.at', '<=', now - LEASE_MS),
    );
  return store.commit([{ query, rows: 1 }]);
}
