import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

it('what was built of a source that is gone is removed, and all else stays', () => {
  const stale = ['js', 'js.map', 'd.ts', 'd.ts.map'].map((ending) =>
    here(`core/dist/renamed-away.${ending}`),
  );
  mkdirSync(here('core/dist'), { recursive: true });
  for (const file of stale) writeFileSync(file, '');
  execFileSync(process.execPath, [here('scripts/sweep.js')]);
  expect(stale.filter((file) => existsSync(file))).toEqual([]);
  expect(existsSync(here('core/dist/match.js'))).toBe(true);
});
