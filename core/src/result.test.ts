import { expect, it } from 'vitest';
import { fail } from './result.js';

it('fail is no success', () => {
  expect(fail('x')).toEqual({ ok: false, error: 'x' });
});
