import { createHmac } from 'node:crypto';
import type { World } from '@crossbones/core';
import type { Store } from './storage/store.js';

/** A secret of this database: what is made of something with it tells nobody what that was. */
export class Pepper {
  private constructor(private readonly secret: string) {}

  /** The secret that the first start has made; of nodes that start at once, one makes it for all. */
  static async keep(store: Store, { random }: Pick<World, 'random'>): Promise<Pepper> {
    const { db } = store;
    for (;;) {
      const row = await db.selectFrom('pepper').select('secret').where('id', '=', 1).executeTakeFirst();
      if (row !== undefined) return new Pepper(row.secret);
      const made = { id: 1, secret: Buffer.from(random(32)).toString('hex') };
      await store.commit([{ query: db.insertInto('pepper').values(made) }]);
    }
  }

  digest(text: string): Buffer {
    return createHmac('sha256', this.secret).update(text).digest();
  }
}
