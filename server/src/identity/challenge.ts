import type { World } from '@crossbones/core';
import type { Store } from '../storage/store.js';

export const CHALLENGE_MS = 5 * 60_000;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Ceremonies that have begun. Each can be ended once, whether that succeeds or not. */
export class Challenges {
  constructor(
    private readonly store: Store,
    private readonly world: World,
  ) {}

  /** `person`: who adds a passkey; null when somebody signs in. */
  async begin(
    person: string | null,
  ): Promise<{ readonly id: string; readonly value: Uint8Array<ArrayBuffer> }> {
    const { db } = this.store;
    const now = this.world.now();
    const id = base64(this.world.random(16));
    const value = new Uint8Array(this.world.random(32));
    const row = { id, person, value: base64(value), expires: now + CHALLENGE_MS };
    await this.store.commit([
      { query: db.deleteFrom('challenge').where('expires', '<=', now) },
      { query: db.insertInto('challenge').values(row), rows: 1 },
    ]);
    return { id, value };
  }

  /** The value of the challenge, for the first one who asks for it. */
  async take(id: string, person: string | null): Promise<string | null> {
    const { db } = this.store;
    const row = await db
      .selectFrom('challenge')
      .select('value')
      .where('id', '=', id)
      .where('person', person === null ? 'is' : '=', person)
      .where('expires', '>', this.world.now())
      .executeTakeFirst();
    if (row === undefined) return null;
    const taken = await this.store.commit([
      { query: db.deleteFrom('challenge').where('id', '=', id), rows: 1 },
    ]);
    return taken ? row.value : null;
  }
}
