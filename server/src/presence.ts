import type { World } from '@crossbones/core';
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

  /** Forgets who was there long ago, and who was signed in while another node took the table away. */
  private async prune(): Promise<void> {
    const { db } = this.store;
    const old = this.world.now() - KEPT_MS;
    const query = db.deleteFrom('presence').where(({ or, eb, not, exists, selectFrom }) => {
      const table = selectFrom('match').select('match.id').whereRef('match.id', '=', 'presence.match');
      return or([eb('until', '<', old), not(exists(table))]);
    });
    await this.store.commit([{ query }]);
  }
}

const turnOf = (id: string): number => (id.charCodeAt(0) * 31 + id.charCodeAt(1)) % TURNS;
