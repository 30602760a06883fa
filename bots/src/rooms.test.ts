import { readdirSync } from 'node:fs';
import { gameIds } from '@crossbones/games';
import { expect, it } from 'vitest';

/** Every crew has these; further files are its game's own. */
const rooms = ['bosun', 'captain', 'crew', 'deckhand', 'load-crew', 'reason', 'review', 'stake', 'value'];

it.each(gameIds)('%s has the same files as every crew', (id) => {
  const names = readdirSync(new URL(`./${id}/`, import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
  expect(rooms.filter((room) => !names.includes(room))).toEqual([]);
});
