import { type Game, Match, must } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { catalogue } from '@crossbones/games/catalogue';
import { expect, it } from 'vitest';
import { standingOf } from './match-standing.js';

it.each(gameIds)('%s says how far it is', (id) => {
  const seats = catalogue[id].usualSeats;
  const match = must(Match.open(games[id] as Game, { seats, options: {}, key: 'ab'.repeat(32) }));
  const standing = standingOf(match.view(match.step, 0).view);
  expect(standing?.round).toBe(1);
  if (standing?.of !== null) expect(standing?.points).toHaveLength(seats);
});

it('is nothing where a view does not say it', () => {
  expect(standingOf({ viewer: 0 } as never)).toBeNull();
});
