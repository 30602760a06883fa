import { describe, expect, it } from 'vitest';
import { isKey, keyFrom, rngAt } from './key.js';

const stream = (key: string, name: string, n = 1000): number[] => {
  const rng = rngAt(key, name);
  return Array.from({ length: 200 }, () => rng.below(n));
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

  it('throws away words past the last whole multiple, so no value is favoured', () => {
    // With this range a third of all words is thrown away; without rejection the lower half would come twice as often.
    const n = 0x1_0000_0000 - 0x5555_5555;
    const low = stream(key, 'rejection', n).filter((value) => value < 0x5555_5555).length;
    expect(low).toBeGreaterThan(70);
    expect(low).toBeLessThan(130);
    expect(stream(key, 'one', 1).every((value) => value === 0)).toBe(true);
  });
});
