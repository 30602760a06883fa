import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Browser } from '../../test/clients/push-service.js';
import { canRead, sealed } from './sealed-message.js';

const to = (browser: Browser) => browser.subscription('https://push.example/1');

it('the browser it is for can read a letter, and no other', () => {
  const browser = new Browser();
  for (const text of ['', '{"kind":"turn"}', 'Ahoy, ☠!', 'x'.repeat(159)]) {
    const letter = sealed(text, to(browser), randomBytes);
    expect(browser.read(letter)).toBe(text);
    expect(() => new Browser(9).read(letter)).toThrow();
    letter[letter.length - 20] ^= 1;
    expect(() => browser.read(letter)).toThrow();
  }
});

it('two letters of the same text have nothing in common but their length', () => {
  const [one, other] = [1, 2].map(() => sealed('same', to(new Browser()), randomBytes));
  expect(one).toHaveLength(other.length);
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
  expect(one.subarray(86)).not.toEqual(other.subarray(86));
  expect(sealed('x'.repeat(150), to(new Browser()), randomBytes)).toHaveLength(one.length);
});

it('a text that is too long is our own mistake', () => {
  expect(() => sealed('x'.repeat(160), to(new Browser()), randomBytes)).toThrow('too long');
});

it('the example of RFC 8291 comes out as it stands there', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const drawn = [bytes('DGv6ra1nlYgDCS1FRnbzlw'), bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')];
  const letter = sealed(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    () => drawn.shift()!,
  );
  // Ours is padded, so only what comes before the text and the text itself are the same.
  const theirs = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const head = 86 + 'When I grow up, I want to be a watermelon'.length;
  expect(letter.subarray(0, head)).toEqual(theirs.subarray(0, head));
});

it('keys that are none are found out', () => {
  const good = to(new Browser());
  expect(canRead(good)).toBe(true);
  const point = Buffer.from(good.p256dh, 'base64url');
  point[64] ^= 1;
  expect(canRead({ ...good, p256dh: point.toString('base64url') })).toBe(false);
  expect(canRead({ ...good, p256dh: createHash('sha256').digest('base64url') })).toBe(false);
  expect(canRead({ ...good, auth: 'short' })).toBe(false);
});
