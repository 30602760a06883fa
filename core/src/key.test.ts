import { createCipheriv, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isKey, keyFrom, rngAt } from './key.js';

const DRAWS = 200;
const stream = (key: string, name: string, n = 1000): number[] => {
  const rng = rngAt(key, name);
  return Array.from({ length: DRAWS }, () => rng.below(n));
};

describe('key', () => {
  const key = keyFrom('seed');

  it('is 64 lower-case hex digits', () => {
    expect(isKey(key)).toBe(true);
    for (const text of ['', key.toUpperCase(), key.slice(1), `${key}0`, `g${key.slice(1)}`, `${key}\n`]) {
      expect(isKey(text)).toBe(false);
    }
    expect(keyFrom('seed')).toBe(key);
    expect(keyFrom('seed ')).not.toBe(key);
  });

  it('gives one name one stream and other names others', () => {
    expect(stream(key, 'deal/1')).toEqual(stream(key, 'deal/1'));
    expect(stream(key, 'deal/1')).not.toEqual(stream(key, 'deal/2'));
    expect(stream(key, 'deal/1')).not.toEqual(stream(keyFrom('other'), 'deal/1'));
  });

  it('stays the same for ever: logs depend on it', () => {
    expect(stream(keyFrom('crossbones'), 'deal/1', 70).slice(0, 12)).toMatchInlineSnapshot(`
      [
        24,
        54,
        59,
        57,
        49,
        15,
        8,
        3,
        16,
        19,
        24,
        57,
      ]
    `);
  });

  it('is ChaCha20 under HMAC-SHA-256 of the name, word by word, as anybody can have it', () => {
    const own = createHmac('sha256', Buffer.from(key, 'hex')).update('deal/1').digest();
    const bytes = createCipheriv('chacha20', own, Buffer.alloc(16)).update(Buffer.alloc(4 * DRAWS));
    const words = Array.from({ length: DRAWS }, (_, i) => bytes.readUInt32LE(4 * i));
    expect(stream(key, 'deal/1', 2 ** 32)).toEqual(words);
  });

  it('throws away words past the last whole multiple, so no value is favoured', () => {
    const words = stream(key, 'rejection', 2 ** 32);
    // With the first of these a third of all words is thrown away; the last whole multiple of the other is a word that came.
    for (const n of [2 ** 32 - 0x5555_5555, words.find((word) => word > 2 ** 31)!]) {
      const kept = words.filter((word) => word < n);
      expect(kept.length).toBeLessThan(DRAWS);
      expect(stream(key, 'rejection', n).slice(0, kept.length)).toEqual(kept);
    }
    expect(stream(key, 'one', 1).every((value) => value === 0)).toBe(true);
  });
});
