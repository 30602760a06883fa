import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** A time that the setting “motion” cannot shorten. */
const fixed = /^(?!.*var\(--speed\))[^{\n]*(?<![\w.-])\d[\d.]*m?s\b.*;$/gm;

test('everything that moves goes by the setting, and stands still where nobody wants motion', () => {
  const styles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const found = styles.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(fixed)].map(([line]) => `${name}: ${line.trim()}`),
  );
  // What fades in where nothing moves.
  expect(found).toEqual(['games/skull/table/moments.css: animation: heart-in 300ms;']);
});
