import type { Json } from '../json.js';
import type { Rng } from '../random.js';

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];

/** Texts that code may not be ready for: names that every object has, marks that reverse a line, halves of letters. */
export const awkwardTexts: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'length',
  '\u0000',
  '\u0007\u001b[2J',
  '\u202e\u2066abc',
  '\u200b\u200d\ufeff',
  '\ud800',
  'a\u0301'.repeat(40),
  '☠'.repeat(30),
  '%00%2e%2e',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; drop table person; --",
  'NaN',
  '-0',
  '1e309',
  'x'.repeat(3_000),
];

/** Something of every type, and values that code may not expect. */
export const awkwardValues: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  [null],
  { a: { a: {} } },
];

/** The same JSON with one thing changed: a value, a name, or how many there are. */
export function mutatedJson(value: Json, rng: Rng): Json {
  // Usually goes down to a leaf.
  if (typeof value === 'object' && value !== null && rng.below(5) > 0) {
    if (Array.isArray(value)) {
      if (value.length > 0) {
        const at = rng.below(value.length);
        const way = rng.below(8);
        if (way === 0) return value.filter((_, i) => i !== at);
        if (way === 1) return [...value, ...value];
        return value.map((one, i) => (i === at ? mutatedJson(one, rng) : one));
      }
    } else {
      const names = Object.keys(value);
      const way = rng.below(8);
      if (way === 0) return { ...value, [pick(rng, awkwardTexts)]: pick(rng, awkwardValues) };
      if (names.length > 0) {
        const name = pick(rng, names);
        const { [name]: gone, ...rest } = value as { readonly [name: string]: Json };
        if (way === 1) return rest;
        if (way === 2) return { ...rest, [pick(rng, awkwardTexts)]: gone };
        return { ...value, [name]: mutatedJson(gone, rng) };
      }
    }
  }
  if (typeof value === 'number' && rng.below(2) === 0)
    return pick(rng, [value + 1, value - 1, -value, value * 1e9]);
  if (typeof value === 'string' && rng.below(2) === 0) return mutatedText(value, rng);
  return rng.below(3) === 0 ? pick(rng, awkwardTexts) : pick(rng, awkwardValues);
}

/** The same text with something cut, doubled, put in or changed. */
export function mutatedText(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + rng.below(8));
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return text.slice(0, at) + pick(rng, awkwardTexts) + text.slice(at);
    default:
      return (
        text.slice(0, at) +
        String.fromCharCode(rng.below(rng.below(4) === 0 ? 65_536 : 128)) +
        text.slice(at + 1)
      );
  }
}
