import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstWeights, readWeights } from './weights.js';

const bytes = new Uint8Array(readFileSync(new URL('../../weights/skull-admiral-1.bin', import.meta.url)));

const changed = (at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = value;
  return copy;
};

describe('the weight file of Skull', () => {
  it('is small enough for a page, and reads from the middle of a buffer', () => {
    expect(bytes.length).toBeLessThan(300_000);
    const wide = new Uint8Array(bytes.length + 7);
    wide.set(bytes, 3);
    expect(readWeights(wide.subarray(3, 3 + bytes.length))).toEqual(readWeights(bytes));
  });

  it.each([
    ['with another magic', changed(0, 0x54), 'not a weight file'],
    ['of another format', changed(4, 2), 'format 2'],
    ['for other inputs', changed(8, 56), 'sizes 56'],
    ['with a layer too large', changed(19, 1), 'sizes 57'],
    ['of other sizes than its own', changed(16, 65), 'expected'],
    ['cut short', bytes.subarray(0, bytes.length - 1), 'expected'],
    ['cut in its head', bytes.subarray(0, 10), 'cut short'],
  ])('%s is refused', (_, given, why) => {
    expect(() => readWeights(given)).toThrow(why);
  });

  it('is not the first one, which stays as it was', async () => {
    expect((await firstWeights()).sizes).toMatchObject({ own: 56, hidden: 64 });
    expect(readWeights(bytes).sizes).toMatchObject({ own: 57 });
  });
});
