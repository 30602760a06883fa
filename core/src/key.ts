import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rng } from './random.js';

/** 256 bits as 64 lower-case hex digits. Together with options and entries it is the whole match. */
export type Key = string;

export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The key that a seed text stands for. */
export const keyFrom = (seed: string): Key => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * The generator of one chance event of a real match. The name says where in the game the event stands, never
 * how many steps led there, so one key gives every table the same deals, whatever was played or undone.
 */
export function rngAt(key: Key, name: string): Rng {
  return new SecretRng(hmac(sha256, hexToBytes(key), utf8ToBytes(name)));
}

const NONCE = new Uint8Array(12);
const BLOCK = 256;

class SecretRng implements Rng {
  private readonly zeros = new Uint8Array(BLOCK);
  private readonly stream = new Uint8Array(BLOCK);
  private readonly words = new DataView(this.stream.buffer);
  private at = BLOCK;
  private counter = 0;

  constructor(private readonly key: Uint8Array) {}

  below(n: number): number {
    // Rejection keeps every value equally likely: words past the last whole multiple of n are thrown away.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % n;
  }

  private next(): number {
    if (this.at === BLOCK) {
      chacha20(this.key, NONCE, this.zeros, this.stream, this.counter);
      this.counter += BLOCK / 64;
      this.at = 0;
    }
    const word = this.words.getUint32(this.at, true);
    this.at += 4;
    return word;
  }
}
