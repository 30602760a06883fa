import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = (kind: RegExp): [string, string][] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name) && !name.includes('.test.'))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]);
const styles = files(/\.css$/);
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
    'parts/points-chart.css: font: 500 11.5px var(--text);',
    // A table is read from further away on a large screen, and grows with the room it has.
    'play/play.css: font-size: clamp(17px, calc(0.6vw + 0.95vh), 26px);',
    'play/round-table.css: font-size: calc(17px * clamp(0.88, var(--scale), 2.4));',
    'play/round-table.css: font-size: max(11px, 0.7em);',
    // Numbers on a badge and beside a curve, as small as can be read.
    'play/seat.css: font-size: 11px;',
    // A screen for a whole room, read from afar.
    'screens/middle/middle.css: font-size: max(17px, calc(2.5 * var(--m)));',
    // What all others go by.
    'shell/styles/base.css: font: 400 17px / 1.4 var(--text);',
  ]);
});

test('what stands apart does so by one scale', () => {
  // Less than four pixels is a hairline; what is in em, of a card or on paper goes by what it stands in.
  const stray =
    /(?<![\w-])(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap): [^;]*?(?:(?<![\w.])(?:[4-9]|\d\d)[\d.]*px|\drem)\b[^;]*;/g;
  expect(linesWith(stray)).toEqual(
    [
      // Room for what stands over it or hangs down: an arrow, a lamp, a label, a face.
      'games/queens-collection/pad/stepper.css: margin-right: 54px;',
      'games/skull-king-dice/table/table.css: margin: 6px auto 22px;',
      'play/arbiter/piece-row.css: margin-bottom: 22px;',
      'play/arbiter/piece-row.css: padding-bottom: 22px;',
      'play/arbiter/piece-picker.css: padding-bottom: 22px;',
      'screens/after/result.css: padding-top: 70px;',
      'screens/after/result.css: padding-top: 76px;',
      'screens/home.css: padding-right: 120px;',
      'screens/home.css: padding-right: 84px;',
      'screens/middle/ending.css: padding-top: calc(76px + 6 * var(--m));',
      'screens/replay/replay-view.css: padding: 0 8px 0 40px;',
      'screens/rules/search.css: padding-right: 48px;',
      'shell/styles/parts.css: padding-right: 36px;',
      // How far pieces cover each other, and how thick their edges are.
      'games/queens-collection/pad/shelves.css: padding: 5px;',
      'games/skull-king/table/table.css: margin-left: -12px;',
      'games/skull/arbiter/skull.css: margin-left: -14px;',
      'play/round-table.css: padding-right: calc(12px * var(--scale));',
      'play/rules/chip.css: padding-inline: 5px;',
      'screens/after/result.css: margin-left: -18px;',
      'screens/replay/replay-controls.css: margin-top: -8px;',
      // A row of a score sheet: a pixel here is twenty in ten rounds.
      'play/play.css: padding: 5px 6px;',
      // Chapters stand further apart than anything else.
      'screens/history.css: padding: 48px 24px;',
      'screens/rules/rules.css: column-gap: 48px;',
      'screens/rules/rules.css: gap: 40px;',
    ].sort(),
  );
});

test('what lies over the screen has a layer of its own', () => {
  expect(linesWith(/z-index: [2-9]\d+;/g)).toEqual([]);
});

test('screens differ by the conditions that the tokens name, and by each of them', () => {
  const [, tokens] = styles.find(([name]) => name === 'shell/styles/tokens.css')!;
  const [list] = /\/\*\s*\* Where screens differ[\s\S]*?\*\//.exec(tokens)!;
  const named = new Set(list.match(/\([a-z-]+: [^)]+\)|(?<= {2})print\b/g));
  const asked = [...styles, ...files(/\.tsx?$/)].flatMap(([name, text]) =>
    [...text.matchAll(/@media ([^{]+) \{|matchMedia\('([^']+)'\)/g)].flatMap(([, media, watched]) =>
      (media ?? watched).split(/,\s+|\s+and\s+/).map((one) => ({ name, one })),
    ),
  );
  expect(asked.filter(({ one }) => !named.has(one))).toEqual([]);
  expect([...named].filter((one) => !asked.some((other) => other.one === one))).toEqual([]);
});

test('a colour is mixed once, and those of a game in its palette', () => {
  const mixed = styles.flatMap(([name, text]) =>
    [...text.toLowerCase().matchAll(/#([\da-f]{3,8})\b/g)].map(([, hex]) => ({
      name,
      colour: hex.length < 6 ? hex.slice(0, 3).replaceAll(/./g, '$&$&') : hex.slice(0, 6),
    })),
  );
  // Light and shadow are no colours.
  const colours = mixed.filter(({ colour }) => !/^(?:0{6}|f{6})$/.test(colour));
  const palettes = colours.filter(({ name }) => /^games\/.*\/palette\.css$/.test(name));
  expect(colours.filter((one) => one.name.startsWith('games/') && !palettes.includes(one))).toEqual([]);
  expect(palettes).not.toEqual([]);
  expect(linesWith(/\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g)).toEqual([]);
  // What tokens mix and thin themselves is near enough.
  const twice = colours.filter((one) =>
    colours.some((other) => other !== one && other.colour === one.colour),
  );
  expect(twice.filter(({ name }) => name !== 'shell/styles/tokens.css')).toEqual([]);
});
