import { readFile } from 'node:fs/promises';
import { type Game, must } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import * as all from '../all.js';
import type { Crew } from '../crew.js';
import { Coach, opened } from './coach.js';
import { gradedAnswer } from './puzzle.js';

const crews: { readonly [id in GameId]: () => Promise<unknown> } = all;
const coach = new Coach({
  engineOf: async (id) => ({
    game: games[id] as unknown as Game,
    crew: (await crews[id]()) as Crew<unknown>,
  }),
  loadWeights: (name) => readFile(new URL(`../../weights/${name}`, import.meta.url)),
});
const table = { game: 'skull-king-dice', seats: 3, options: {}, seed: 'coach' } as const;
const rules = games['skull-king-dice'] as unknown as Game;

describe('a coach', () => {
  it('makes a puzzle of the kind that is wanted, the same from the same chance', async () => {
    const puzzle = await coach.puzzle({ ...table, kind: 'bid' });
    expect(puzzle.kind).toBe('bid');
    const { legal } = opened(rules, puzzle.position)!.view(
      puzzle.position.entries.length,
      puzzle.position.seat,
    );
    expect(puzzle.answers.map(({ word }) => word).sort()).toEqual([...legal].sort());
    for (const { word } of puzzle.answers.slice(1))
      expect(gradedAnswer(puzzle, word)!.grade).not.toBe('good');
    expect(await coach.puzzle({ ...table, kind: 'bid' })).toEqual(puzzle);
    // Asked again from the position alone, as a mistake that comes back, it says the same of the best answer.
    const verdict = await coach.verdict(table.game, puzzle.position);
    expect(verdict!.answers[0].word).toBe(puzzle.answers[0].word);
  });

  it('deals a hand to bid on, and tells how likely each number of tricks is with a bid', async () => {
    const position = await coach.hand(table);
    const { legal } = opened(rules, position)!.view(position.entries.length, position.seat);
    expect(legal.every((word) => word.startsWith('bid:'))).toBe(true);
    expect(legal.length).toBeGreaterThanOrEqual(4);
    const chances = must({ ok: true, value: await coach.chances(table.game, position, legal) });
    expect(chances).toHaveLength(legal.length);
    for (const one of chances!) {
      expect(one).toHaveLength(legal.length);
      expect(one.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });

  it('says nothing of what does not fit the rules, or asks nothing', async () => {
    const position = await coach.hand(table);
    const broken = { ...position, entries: [{ seat: 0, action: 'roll:yellow' }] };
    expect(await coach.verdict(table.game, broken)).toBeNull();
    expect(await coach.chances(table.game, broken, ['bid:1'])).toBeNull();
    const others = { ...position, entries: [], seat: 2 };
    expect(await coach.chances('skull', { ...others, rules: 1 }, ['pass'])).toBeNull();
  });
});
