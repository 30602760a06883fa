import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { gameIds } from '../games/ids.js';
import { crowds } from './crowd.js';

/** Every way to set the game up, one option changed at a time. */
const ways = (id: (typeof gameIds)[number]): readonly object[] => {
  const { names, fields, defaults } = games[id].options;
  return names.flatMap((name) =>
    (fields as { readonly [name: string]: { readonly values: readonly unknown[] } })[name].values.map(
      (value) => ({ ...defaults, [name]: value }),
    ),
  );
};

it.each(gameIds)('the door of %s names as many players as the rules allow', (id) => {
  const allowed = ways(id).flatMap((options) => games[id].options.seats(options as never));
  expect([Math.min(...allowed), Math.max(...allowed)]).toEqual(crowds[id]);
});
