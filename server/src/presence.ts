import type { World } from '@crossbones/core';
import { fixed } from './storage/fixed-query.js';
import type { Store } from './storage/store.js';

/** Rooms take turns at writing who is there, so that it never holds up anybody: each writes every twenty seconds. */
export const SIGN_MS = 1_000;
const TURNS = 20;
/** People at a node that died count as present for this long. */
const LASTS_MS = 50_000;
const AT_ONCE = 200;
/** A row that its node did not delete shows, for this long, that the node died. */
const KEPT_MS = 86_400_000;

/** The part of a room that matters here. */
interface Followed {
  readonly id: string;
  followedBy(): readonly string[];
}

/** Who follows which table, known to every node. */
export class Presence {
  private ticks = 0;
  private readonly present;

  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {
    const present = store.db
      .insertInto('presence')
      .values({ match: '', person: '', until: 0 })
      .onConflict((known) =>
        known.columns(['match', 'person']).doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
      );
    this.present = fixed(present);
  }

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

  /** For each person who has not signed off: until when they count as present, which may be long ago. */
  async signs(match: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.store.db
      .selectFrom('presence')
      .select(['person', 'until'])
      .where('match', '=', match)
      .execute();
    return new Map(rows.map(({ person, until }) => [person, until]));
  }

  /** Somebody has gone. */
  async signOff(match: string, person: string): Promise<void> {
    const query = this.store.db
      .deleteFrom('presence')
      .where('match', '=', match)
      .where('person', '=', person);
    await this.store.commit([{ query }]);
  }

  /** Writes for the rooms whose turn it is. */
  async signInTurn(rooms: Iterable<Followed>): Promise<void> {
    this.ticks++;
    const turn = this.ticks % TURNS;
    await this.sign([...rooms].filter(({ id }) => turnOf(id) === turn));
    if (turn === 0) await this.prune();
  }

  /** Writes that everybody who follows one of these rooms is there. */
  async sign(rooms: readonly Followed[]): Promise<void> {
    const until = this.world.now() + LASTS_MS;
    const followed = rooms.flatMap((room) => {
      const people = room.followedBy();
      return people.length === 0
        ? []
        : [people.map((person) => ({ query: this.present(room.id, person, until) }))];
    });
    for (let i = 0; i < followed.length; i += AT_ONCE)
      await Promise.all(followed.slice(i, i + AT_ONCE).map((writes) => this.store.commit(writes)));
  }

  /** Forgets who was there long ago, and who was signed in while another node took the table away. */
  private async prune(): Promise<void> {
    const { db } = this.store;
    const now = this.world.now();
    const over = await db
      .selectFrom('presence')
      .select(({ fn }) => ['match', fn.min('until').as('first')])
      .where('until', '<', now)
      .groupBy('match')
      .execute();
    for (let i = 0; i < over.length; i += AT_ONCE) {
      const some = over.slice(i, i + AT_ONCE);
      const ids = some.map(({ match }) => match);
      const rows = await db.selectFrom('match').select('id').where('id', 'in', ids).execute();
      const there = new Set(rows.map(({ id }) => id));
      for (const { match, first } of some) {
        const until = there.has(match) ? now - KEPT_MS : now;
        if (first >= until) continue;
        const query = db.deleteFrom('presence').where('match', '=', match).where('until', '<', until);
        await this.store.commit([{ query }]);
      }
    }
  }
}

const turnOf = (id: string): number => (id.charCodeAt(0) * 31 + id.charCodeAt(1)) % TURNS;
