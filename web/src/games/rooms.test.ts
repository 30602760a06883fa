import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue, gameIds } from '@crossbones/games/catalogue';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);

/** Where each room of a game is entered. */
const doors = [
  'art.svg',
  'arbiter/index.tsx',
  'emblem.css',
  'emblem.svg',
  'lesson/index.ts',
  'pad/index.ts',
  'palette.css',
  'page-parts.ts',
  'rules/drawing.tsx',
  'table/index.ts',
];

it('every game has a folder here, and nothing else has', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...gameIds].sort());
});

it.each(gameIds)('%s has the same rooms as the others', (id) => {
  const rooms = new Set(doors.map((door) => door.split('/')[0]));
  expect(readdirSync(new URL(`${id}/`, here)).sort()).toEqual([...rooms].sort());
  expect(doors.filter((door) => !existsSync(new URL(`${id}/${door}`, here)))).toEqual([]);
});

it.each(gameIds)(
  'the page of %s names no rule: what a rule says comes with its number from the rulebook',
  (id) => {
    const rule = new RegExp(`['"\`]${catalogue[id].rulePrefix}-[\\d$]`);
    const folder = new URL(`${id}/`, here);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      // Where options are chosen, each leads to the page of its rule.
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && path !== 'page-parts.ts');
    expect(files).toContain('arbiter/index.tsx');
    expect(files.filter((path) => rule.test(readFileSync(new URL(path, folder), 'utf8')))).toEqual([]);
  },
);
