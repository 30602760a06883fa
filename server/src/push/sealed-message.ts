import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { World } from '@crossbones/core';

/** The keys of a browser: a point on P-256, and a secret it shares with us. Both in base64url. */
export interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

/** Every message has this length before it is encrypted, so that its size tells nothing. */
const LENGTH = 160;
const RECORD = 4_096;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (salt: Uint8Array, secret: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A random private key; the few numbers that are no valid key are drawn again. */
export function privateKey(random: World['random']): { readonly secret: Buffer; readonly point: Buffer } {
  for (;;) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(Buffer.from(random(32)));
    } catch {
      continue;
    }
    return { secret: pair.getPrivateKey(), point: pair.getPublicKey() };
  }
}

/** Whether a browser could read a message with these keys. */
export function canRead({ p256dh, auth }: Recipient): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.alloc(32, 1));
    pair.computeSecret(bytes(p256dh));
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

/** Encrypts a text for one browser as RFC 8291 says, in one record of aes128gcm. */
export function sealed(text: string, { p256dh, auth }: Recipient, random: World['random']): Buffer {
  const plain = Buffer.from(text);
  if (plain.length >= LENGTH) throw new Error(`a letter of ${plain.length} bytes is too long`);
  const salt = random(16);
  const { secret, point } = privateKey(random);
  const reader = bytes(p256dh);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, point]);
  const key = derive(bytes(auth), pair.computeSecret(reader), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  // A 2 ends the last record's text; what follows is padding.
  const padded = Buffer.concat([plain, Buffer.from([2]), Buffer.alloc(LENGTH - plain.length - 1)]);
  const body = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(21);
  head.set(salt, 0);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(point.length, 20);
  return Buffer.concat([head, point, body]);
}
