import { createHmac } from 'node:crypto';
import type { World } from '@crossbones/core';
import type { Store } from './storage/store.js';

/**
 * Turns an address into a mark that tells two households apart and names neither. It is made with a key that the first
 * start makes, and that is never kept together with an address.
 */
export class Households {
  private constructor(private readonly secret: string) {}

  /** The key that is kept; of nodes that start at once, one makes it for all. */
  static async keep(store: Store, { random }: World): Promise<Households> {
    const { db } = store;
    for (;;) {
      const row = await db.selectFrom('pepper').select('secret').where('id', '=', 1).executeTakeFirst();
      if (row !== undefined) return new Households(row.secret);
      const made = { id: 1, secret: Buffer.from(random(32)).toString('hex') };
      await store.commit([{ query: db.insertInto('pepper').values(made) }]);
    }
  }

  mark(household: string): string {
    return createHmac('sha256', this.secret).update(household).digest('base64url').slice(0, 22);
  }
}
