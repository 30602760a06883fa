import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const styles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name): [string, string] => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]);
const linesWith = (what: RegExp): string[] =>
  styles
    .flatMap(([name, text]) => [...text.matchAll(what)].map(([line]) => `${name}: ${line.trim()}`))
    .sort();

test('everything that moves goes by the setting, and stands still where nobody wants motion', () => {
  const fixed = /^(?!.*var\(--speed\))[^{\n]*(?<![\w.-])\d[\d.]*m?s\b.*;$/gm;
  // What fades in where nothing moves.
  expect(linesWith(fixed)).toEqual(['games/skull/table/moments.css: animation: heart-in 300ms;']);
});

test('letters have the sizes of one scale', () => {
  // Those in em, of a card or on paper go by what they stand in; behind a slash stands the height of a line.
  const stray = /\bfont(?:-size)?: [^;]*?(?<!\/ )(?<![\w.-])\d[\d.]*(?:rem|px)\b[^;]*;/g;
  expect(linesWith(stray)).toEqual([
    // Numbers on a badge and beside a curve, as small as can be read.
    'play/seat.css: font-size: 11px;',
    'screens/after/curve.css: font: 500 11.5px var(--text);',
    // A screen for a whole room, read from afar.
    'screens/middle/middle.css: font-size: max(17px, calc(2.5 * var(--m)));',
    // What all others go by.
    'shell/styles/base.css: font: 400 17px / 1.4 var(--text);',
  ]);
});

test('what lies over the screen has a layer of its own', () => {
  expect(linesWith(/z-index: [2-9]\d+;/g)).toEqual([]);
});
