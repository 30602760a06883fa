import { readFileSync } from 'node:fs';
import type { Options } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { catalogue, type GameId, gameIds, isGameId } from './catalogue.js';
import { games } from './index.js';

/** Every way to set the game up, one option changed at a time. */
const ways = (id: GameId): readonly Options[] => {
  const { names, fields, defaults } = games[id].options;
  return names.flatMap((name) =>
    (fields as { readonly [name: string]: { readonly values: readonly unknown[] } })[name].values.map(
      (value): Options => ({ ...defaults, [name]: value }),
    ),
  );
};

describe.each(gameIds)('the catalogue of %s', (id) => {
  const { seats, usualSeats, rulePrefix } = catalogue[id];

  it('names as many players as the rules allow', () => {
    const allowed = ways(id).flatMap((options) => games[id].options.seats(options as never));
    expect([Math.min(...allowed), Math.max(...allowed)]).toEqual(seats);
  });

  it('seats as many as may play it as it comes', () => {
    expect(games[id].options.seats(games[id].options.defaults as never)).toContain(usualSeats);
  });

  it('knows how its rules are numbered', () => {
    const page = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8');
    expect(page).toMatch(new RegExp(`\\*\\*${rulePrefix}-1\\*\\*`));
  });
});

it.each(['chess', 'toString', '__proto__', ''])('%j is no game', (word) => {
  expect(isGameId(word)).toBe(false);
});
