import { readFile } from 'node:fs/promises';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { Arena } from '../arena/arena.js';
import { type Player, playerOf, readBot } from '../player.js';
import { crew } from './crew.js';

const game = games['skull-queen'];
const FILE = 'skull-queen-1.bin';
const table = { seats: 4, options: { middle: 3 } } as const;

/** The player of that name, and the files it fetched. */
async function seat(name: string): Promise<{ readonly player: Player; readonly fetched: string[] }> {
  const fetched: string[] = [];
  const load = (file: string): Promise<Uint8Array> => {
    fetched.push(file);
    return readFile(new URL(`../../weights/${file}`, import.meta.url));
  };
  const player = await playerOf(game, crew, readBot(name)!, load, table);
  return { player: player as Player, fetched };
}

it.each([
  ['admiral', [FILE], 250, 250],
  ['captain', [FILE], 60, 60],
  ['admiral:1000', [FILE], 1000, 250],
  ['admiral@1', [], 3300, 16_500],
  ['captain@1', [], 600, 3000],
  ['bosun', [], 0, 0],
])('%s fetches %j; it takes %d playouts, and at a table at most %d', async (name, files, usual, most) => {
  const { player, fetched } = await seat(name);
  expect(fetched).toEqual(files);
  expect([player.playouts, player.playoutsAtMost ?? player.playouts]).toEqual([usual, most]);
});

it('captain and admiral are ahead of bosuns', async () => {
  const bosun = await seat('bosun');
  for (const name of ['captain', 'admiral']) {
    const one = await seat(name);
    const players = [one, bosun, bosun, bosun].map(({ player }) => player);
    const bots = [name, 'bosun', 'bosun', 'bosun'];
    const arena = new Arena(game as never, { ...table, bots, seed: name }, players, () => 0);
    let ahead = 0;
    for (let rotation = 0; rotation < 2; rotation++) {
      const [mine, ...others] = (await arena.bout(0, rotation)).points!;
      ahead += mine - others.reduce((sum, points) => sum + points) / others.length;
    }
    expect(ahead / 2).toBeGreaterThan(3);
  }
});
