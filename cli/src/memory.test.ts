import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gameIds } from '@crossbones/games';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Plays so many random games as `simulate` does and tells the heap before and after, garbage apart. */
const script = (id: string): string => `
  import { FastRng, playout } from '@crossbones/core';
  import { games } from '@crossbones/games';
  const game = games['${id}'];
  const [seats] = game.options.seats(game.options.defaults).slice(-1);
  const start = game.create(seats, game.options.defaults);
  const state = game.create(seats, game.options.defaults);
  const legal = new Uint16Array(game.actions);
  const rng = new FastRng('memory');
  const play = (count) => {
    for (let i = 0; i < count; i++) {
      game.copy(start, state);
      playout(game, state, rng, legal);
      game.outcome(state);
    }
    gc();
    return process.memoryUsage().heapUsed;
  };
  play(1000);
  const before = play(1000);
  console.log(play(10000) - before);
`;

it.each(gameIds)('%s: ten thousand games leave no more behind than a thousand', async (id) => {
  const { stdout } = await run(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', script(id)],
    { cwd: new URL('..', import.meta.url) },
  );
  expect(Number(stdout)).toBeLessThan(100_000);
});
