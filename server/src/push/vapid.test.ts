import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ground, postgresGround, sqliteGround } from '../../test/storage/ground.js';
import { realWorld } from '../http/real-world.js';
import type { Store } from '../storage/store.js';
import { Vapid } from './vapid.js';

describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])('%s', (_, prepare) => {
  let ground: Ground;
  let store: Store;
  beforeEach(async () => {
    ground = await prepare();
    store = await ground.open();
  });
  afterEach(async () => {
    await store.close();
    await ground.leave();
  });

  it('keeps one key for ever, whoever starts first', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => Vapid.keep(store, realWorld)));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    await store.close();
    store = await ground.open();
    expect((await Vapid.keep(store, realWorld)).publicKey).toBe(keys[0].publicKey);
  });

  it('says who calls, to whom and until when, under its own name', async () => {
    const vapid = await Vapid.keep(store, realWorld);
    const said = vapid.authorization(
      'https://push.example/abc/def',
      'https://bones.example',
      1_700_000_000_500,
    );
    const [, head, claims, signature, key] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(said) ?? [];
    expect(key).toBe(vapid.publicKey);
    const point = Buffer.from(key, 'base64url');
    expect(point).toHaveLength(65);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const text = Buffer.from(`${head}.${claims}`);
    const signed = Buffer.from(signature, 'base64url');
    expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed)).toBe(true);
    const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
    expect(parsed(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(parsed(claims)).toEqual({
      aud: 'https://push.example',
      exp: 1_700_000_000 + 12 * 3_600,
      sub: 'https://bones.example',
    });
  });
});
