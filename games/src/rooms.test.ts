import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameIds } from './catalogue.js';

/** Every rulebook has these; further files have names from its game. */
const rooms = [
  'arbiter',
  'index',
  'ledger',
  'legal',
  'notation',
  'options',
  'reasons',
  'refusal',
  'rules',
  'sample',
  'score',
  'state',
  'view',
];
/** What it is played with. */
const pieces = ['cards', 'dice', 'discs'];

it.each(gameIds)('%s has the same files as every rulebook', (id) => {
  const names = readdirSync(new URL(`./${id}/`, import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  expect(rooms.filter((room) => !names.includes(room))).toEqual([]);
  expect(pieces.filter((piece) => names.includes(piece))).toHaveLength(1);
});

it.each(gameIds)('%s makes, copies and numbers its states as every rulebook does', async (id) => {
  const at = new URL(`./${id}/state.ts`, import.meta.url);
  const { State, Phase, phases } = (await import(at.href)) as {
    readonly State: { copy(from: unknown, to: unknown): void };
    readonly Phase: { readonly [name: string]: number };
    readonly phases: readonly string[];
  };
  expect(State.copy).toHaveLength(2);
  // A view's word for a phase stands where its number says.
  expect(Object.values(Phase)).toEqual([...phases.keys()]);
  expect(readFileSync(at, 'utf8')).toMatch(
    /constructor\(\s+readonly seats: number,\s+readonly options: GameOptions,\s+(?:(?:readonly )?box: Box,\s+)?\)/,
  );
});

it.each(gameIds)('%s keeps of an older rulebook only what differs', (id) => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const before = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, name] = /^before[\\/]\d+[\\/](.+\.ts)$/.exec(path) ?? [];
    return name === undefined ? [] : [{ path, name }];
  });
  const read = (path: string): string => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8');
  const files = readdirSync(folder);
  expect(before.filter(({ path, name }) => !files.includes(name) || read(path) === read(name))).toEqual([]);
});
