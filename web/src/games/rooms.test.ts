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
  'rooms.ts',
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
  'the table of %s names no rule: what a rule says comes with its number from the rulebook',
  (id) => {
    const rule = new RegExp(`['"\`]${catalogue[id].rulePrefix}-\\d`);
    const table = new URL(`${id}/table/`, here);
    const files = readdirSync(table).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
    expect(files.filter((name) => rule.test(readFileSync(new URL(name, table), 'utf8')))).toEqual([]);
  },
);
