import type { Room } from './room.js';
import type { Store } from './storage/store.js';
import type { World } from './world.js';

export const SIGN_MS = 20_000;
/** A node that died leaves its people there for this long. */
const LASTS_MS = 50_000;
const AT_ONCE = 200;

/** Who follows which table, known to every node. */
export class Presence {
  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {}

  async has(match: string, person: string): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('presence')
      .select('until')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('until', '>', this.world.now())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Signs for everybody who follows one of these rooms. */
  async sign(rooms: readonly Room[]): Promise<void> {
    const until = this.world.now() + LASTS_MS;
    const rows = rooms.flatMap((room) =>
      room.followedBy().map((person) => ({ match: room.id, person, until })),
    );
    for (let i = 0; i < rows.length; i += AT_ONCE) {
      const query = this.store.db
        .insertInto('presence')
        .values(rows.slice(i, i + AT_ONCE))
        .onConflict((taken) => taken.columns(['match', 'person']).doUpdateSet({ until }));
      await this.store.commit([{ query }]);
    }
  }

  /** Forgets who was there long ago. */
  async prune(): Promise<void> {
    const query = this.store.db.deleteFrom('presence').where('until', '<', this.world.now() - LASTS_MS);
    await this.store.commit([{ query }]);
  }
}
