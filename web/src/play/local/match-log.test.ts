import { Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { expect, test } from 'vitest';
import { logOf } from './match-log.js';
import type { SavedMatch } from './saved-matches.js';

const kept: SavedMatch = {
  id: 'k',
  setup: { game: 'skull', seats: 3, options: {}, key: 'a'.repeat(64), bots: [1, 2], level: 'bosun' },
  names: ['a', 'b', 'c'],
  entries: [],
  outcome: null,
  begun: 0,
  touched: 0,
};

test.each([
  [undefined, { gangs: 1, lastSkull: 'challenger' }],
  [2, { gangs: 1, lastSkull: 'challenger' }],
  [1, { gangs: 1 }],
])(
  'a match under rulebook %s is written with the options that it knows, and can be read again',
  async (rules, options) => {
    const log = await logOf(rules === undefined ? kept : { ...kept, rules });
    expect(log).toMatchObject({ rules: rules ?? 2, options });
    expect(Object.keys(log.options)).toEqual(Object.keys(options));
    expect(must(Match.replay(games.skull, log)).log()).toEqual(log);
  },
);
