import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { World } from '@crossbones/core';
import type { Store } from '../storage/store.js';
import { privateKey } from './sealed-message.js';

const HOURS = 12;

/** The key by which push services know this server: only its holder can call those who subscribed under it. */
export class Vapid {
  private readonly key: KeyObject;

  private constructor(
    secret: Buffer,
    /** In base64url, as browsers want it. */
    readonly publicKey: string,
  ) {
    const point = Buffer.from(publicKey, 'base64url');
    const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
    this.key = createPrivateKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: coordinate(1), y: coordinate(33) },
    });
  }

  /** The key that is kept, made at the first start; of nodes that start at once, one makes it for all. */
  static async keep(store: Store, { now, random }: World): Promise<Vapid> {
    const { db } = store;
    for (;;) {
      const row = await db.selectFrom('vapid').selectAll().where('id', '=', 1).executeTakeFirst();
      if (row !== undefined) return new Vapid(Buffer.from(row.private_key, 'base64url'), row.public_key);
      const { secret, point } = privateKey(random);
      const made = {
        id: 1,
        private_key: secret.toString('base64url'),
        public_key: point.toString('base64url'),
        created: now(),
      };
      await store.commit([{ query: db.insertInto('vapid').values(made) }]);
    }
  }

  /** Says to the push service at this endpoint who calls, for some hours. */
  authorization(endpoint: string, site: string, now: number): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1_000) + HOURS * 3_600,
      sub: site,
    };
    const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
