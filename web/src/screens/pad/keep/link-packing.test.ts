import type { Json } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './link-packing.js';

/** As JSON has them: there is no minus nothing. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('a parcel', () => {
  it('holds anything, deflated or plain, in letters of an address', async () => {
    await fc.assert(
      fc.asyncProperty(json, fc.boolean(), async (value, deflates) => {
        const letters = await pack(value, deflates);
        expect(letters).toMatch(/^[\w-]+$/);
        expect(await unpack(letters)).toEqual(value);
      }),
      { numRuns: 60 },
    );
  });

  it('that is broken opens to nothing, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[zp][\w-]{0,40}$/)), async (letters) => {
        expect(['object', 'string', 'number', 'boolean', 'undefined']).toContain(
          typeof (await unpack(letters)),
        );
      }),
      { numRuns: 60 },
    );
    const whole = await pack({ a: [1, 2, 3], b: 'x' }, true);
    for (let cut = 0; cut < whole.length - 1; cut++) expect(await unpack(whole.slice(0, cut))).toBeNull();
  });

  it('is not opened when it would fill the house', async () => {
    expect(await unpack(await pack('x'.repeat(3_000_000), true))).toBeNull();
  });
});
