import { readFileSync } from 'node:fs';
import { FastRng, type Game, keyFrom, Match, must, type Options } from '@crossbones/core';
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

  it('knows whether it counts points', () => {
    const match = must(
      Match.open(games[id] as unknown as Game, {
        seats: usualSeats,
        options: games[id].options.defaults,
        key: keyFrom(id),
      }),
    );
    const rng = new FastRng(keyFrom(id));
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
    expect(match.outcome()!.points === null).toBe(catalogue[id].placesOnly === true);
  });

  it('knows how its rules are numbered', () => {
    const page = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8');
    expect(page).toMatch(new RegExp(`\\*\\*${rulePrefix}-1\\*\\*`));
  });
});

it.each(['chess', 'toString', '__proto__', ''])('%j is no game', (word) => {
  expect(isGameId(word)).toBe(false);
});
