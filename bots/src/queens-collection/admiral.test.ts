import { readFile } from 'node:fs/promises';
import { must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { Arena } from '../arena/arena.js';
import { type Player, playerOf, readBot } from '../player.js';
import { crew } from './crew.js';

const game = games['queens-collection'];
const FILE = 'queens-collection-1.bin';
type Mode = 'competitive' | 'cooperative';
const tableOf = (mode: Mode) => ({ seats: 3, options: must(game.options.check({ mode }, 3)) });

/** The player of that name, and the files it fetched. */
async function seat(
  name: string,
  mode: Mode = 'competitive',
): Promise<{ readonly player: Player; readonly fetched: string[] }> {
  const fetched: string[] = [];
  const load = (file: string): Promise<Uint8Array> => {
    fetched.push(file);
    return readFile(new URL(`../../weights/${file}`, import.meta.url));
  };
  const player = await playerOf(game, crew, readBot(name)!, load, tableOf(mode));
  return { player: player as Player, fetched };
}

it.each([
  ['admiral', [FILE], 100, 100],
  ['captain', [FILE], 20, 20],
  ['admiral:1000', [FILE], 1000, 100],
  ['admiral@1', [], 1500, 7500],
  ['captain@1', [], 400, 2000],
  ['bosun', [], 0, 0],
])('%s fetches %j; it takes %d playouts, and at a table at most %d', async (name, files, usual, most) => {
  const { player, fetched } = await seat(name);
  expect(fetched).toEqual(files);
  expect([player.playouts, player.playoutsAtMost ?? player.playouts]).toEqual([usual, most]);
});

it('where all play together nothing is fetched', async () => {
  const { fetched } = await seat('admiral', 'cooperative');
  expect(fetched).toEqual([]);
});

it('captain and admiral are far ahead of deckhands', async () => {
  const deckhand = await seat('deckhand');
  for (const name of ['captain', 'admiral']) {
    const one = await seat(name);
    const players = [one, deckhand, deckhand].map(({ player }) => player);
    const bots = [name, 'deckhand', 'deckhand'];
    const arena = new Arena(game as never, { ...tableOf('competitive'), bots, seed: name }, players, () => 0);
    let ahead = 0;
    for (let rotation = 0; rotation < 3; rotation++) {
      const [mine, ...others] = (await arena.bout(0, rotation)).points!;
      ahead += (mine - others.reduce((sum, points) => sum + points) / others.length) / 3;
    }
    expect(ahead).toBeGreaterThan(25);
  }
});
