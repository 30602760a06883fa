import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { expect, it } from 'vitest';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { statisticsOf } from './game-statistics.js';

let time = 0;
const match = (
  game: GameId,
  level: Level,
  place: number | null,
  { bots = [1, 2], seats = 3, grade = null }: { bots?: number[]; seats?: number; grade?: number | null } = {},
): SavedMatch => ({
  id: `${++time}`,
  setup: { game, seats, options: {}, key: '', bots, level },
  names: [],
  entries: [],
  outcome: place === null ? null : { places: [place, 2, 3].slice(0, seats), points: null, grade },
  begun: time,
  touched: time,
});

it('counts wins by game and level, and how many in a row', () => {
  const all = [
    match('skull', 'bosun', 1),
    match('skull-king', 'bosun', 1),
    match('skull-king', 'captain', 1),
    match('skull-king', 'captain', 2),
    match('skull-king', 'captain', 1),
  ];
  expect(statisticsOf([...all].reverse())).toEqual([
    {
      game: 'skull-king',
      played: 4,
      won: 3,
      levels: [
        { level: 'bosun', played: 1, won: 1 },
        { level: 'captain', played: 3, won: 2 },
      ],
      streak: 1,
      longest: 2,
    },
    {
      game: 'skull',
      played: 1,
      won: 1,
      levels: [{ level: 'bosun', played: 1, won: 1 }],
      streak: 1,
      longest: 1,
    },
  ]);
});

it('counts neither a branch, whose cards were known, nor what somebody else has played', () => {
  const won = match('skull', 'bosun', 1);
  const { names, entries, outcome } = won;
  const origin = { match: '', step: 0, moves: 0, name: '', names, bots: [], entries, outcome: outcome! };
  expect(
    statisticsOf([
      { ...won, origin },
      { ...won, foreign: true },
    ]),
  ).toEqual([]);
});

it('counts nothing that is not over, that several played, or that had nobody to beat', () => {
  expect(
    statisticsOf([
      match('skull', 'bosun', null),
      match('skull', 'bosun', 1, { bots: [2] }),
      match('queens-collection', 'bosun', 1, { bots: [], seats: 1, grade: 4 }),
    ]),
  ).toEqual([]);
});
