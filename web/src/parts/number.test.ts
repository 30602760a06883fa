import { expect, it } from 'vitest';
import { plain, rounded, signed } from './number.js';

it('nothing has no sign', () => {
  expect([plain(-0), signed(-0), rounded(-0, 'en'), rounded(-0.04, 'de')]).toEqual(['0', '0', '0', '0']);
  expect([plain(-10), signed(10), rounded(-3.26, 'de')]).toEqual(['−10', '+10', '−3,3']);
});

it('an average is written as other numbers are', () => {
  for (const language of ['en', 'fr', 'de', 'es']) expect(rounded(1050, language)).toBe(plain(1050));
});
