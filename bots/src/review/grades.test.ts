import { readFileSync } from 'node:fs';
import { type GameId, gameIds } from '@crossbones/games';
import { expect, it } from 'vitest';
import { tableOf } from './fixture.js';

/** What the page calls the games. */
const named: { readonly [id in GameId]: string } = {
  'skull-king': 'Skull King',
  'skull-king-dice': 'the dice game',
  'skull-queen': 'Skull Queen',
  skull: 'Skull',
  'queens-collection': "The Queen's Collection",
};
const page = readFileSync(new URL('../../../docs/review.md', import.meta.url), 'utf8');

it.each(gameIds)('the thresholds of %s are those that docs/review.md tells', async (id) => {
  const { crew, seats, options } = await tableOf(id, 3);
  const { thresholds, unit } = await crew.review!(() => Promise.reject(new Error('none')), {
    seats,
    options,
  });
  const { inaccurate, mistake, blunder } = thresholds;
  expect([0 < inaccurate, inaccurate < mistake, mistake < blunder]).toEqual([true, true, true]);
  const told = [inaccurate, mistake, blunder].map((least) => (unit === 'wins' ? 100 * least : least));
  const of = unit === 'wins' ? '% of the game' : 'points';
  expect(page).toContain(`| ${named[id]} | ${told[0]} ${of} | ${told[1]} | ${told[2]} |`);
});
