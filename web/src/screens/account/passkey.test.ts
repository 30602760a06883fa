import { expect, it } from 'vitest';
import { bytes, text } from './passkey.js';

it('bytes survive the way through JSON', () => {
  for (let length = 0; length < 70; length++) {
    const some = Uint8Array.from({ length }, (_, i) => (i * 89 + length * 31) % 256);
    const wire = text(some.buffer);
    expect(wire).toMatch(/^[\w-]*$/);
    expect(wire).toBe(Buffer.from(some).toString('base64url'));
    expect([...bytes(wire)]).toEqual([...some]);
  }
});
