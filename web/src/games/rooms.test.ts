import { existsSync, readdirSync } from 'node:fs';
import { gameIds } from '@crossbones/games/catalogue';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);

/** Where each room of a game is entered. */
const doors = [
  'art.svg',
  'arbiter/index.tsx',
  'lesson/index.ts',
  'pad/index.ts',
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
