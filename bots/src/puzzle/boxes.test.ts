import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Game, Match, must } from '@crossbones/core';
import { counted } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { type PuzzleKind, puzzleKinds } from '@crossbones/games/crew';
import { describe, expect, it } from 'vitest';
import * as all from '../all.js';
import type { Crew } from '../crew.js';
import { recollect } from '../review/recollection.js';
import { PuzzleMaker } from './maker.js';
import { gradedAnswer, type PuzzleBox, puzzleId, unboxed, unboxedEntries } from './puzzle.js';

const MOST_BYTES = 60 * 1024;
const LEAST_PUZZLES = 200;
/** Every so many-th puzzle is found again. */
const SAMPLED = process.env.DEEP ? 3 : 1000;

const file = (name: string): URL => new URL(`../../puzzles/${name}.json`, import.meta.url);
const text = (name: string): string => readFileSync(file(name), 'utf8');
const boxOf = (id: GameId): PuzzleBox => JSON.parse(text(id));
const crews: { readonly [id in GameId]: () => Promise<unknown> } = all;

describe.each(gameIds)('the box of %s', (id) => {
  const box = boxOf(id);
  const game = games[id] as unknown as Game;

  it('has a few hundred puzzles, weighs little, and tells what is in it', () => {
    expect(box.puzzles.length).toBeGreaterThanOrEqual(LEAST_PUZZLES);
    expect(gzipSync(text(id), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
    const contents = JSON.parse(text('contents'))[id] as { readonly [kind in PuzzleKind]?: number };
    for (const kind of puzzleKinds)
      expect(contents[kind] ?? 0).toBe(box.puzzles.filter((one) => one.kind === kind).length);
    const ids = box.puzzles.map(({ match, step }) => puzzleId(box.matches[match].key, step));
    expect(new Set(ids).size).toBe(ids.length);
    counted({ [`puzzles of ${id}`]: box.puzzles.length });
  });

  it('poses questions that the rules allow, and weighs every answer they allow', () => {
    for (const [number, { seats, options, key, entries }] of box.matches.entries()) {
      const posed = box.puzzles.filter(({ match }) => match === number);
      expect(posed.length).toBeGreaterThan(0);
      const match = must(Match.open(game, { seats, options, key }));
      for (const [step, entry] of [...unboxedEntries(entries), null].entries()) {
        for (const { seat, answers } of posed.filter((one) => one.step === step)) {
          expect(match.actors).toContain(seat);
          const { legal } = match.view(step, seat);
          expect(answers.map(({ word }) => word).sort()).toEqual([...legal].sort());
        }
        if (entry !== null) must(match.enter(entry, { recorded: true }));
      }
    }
  });

  it('has one clearly best answer to each, at ten times the usual depth', () => {
    expect(box.depth).toBe(10);
    for (const boxed of box.puzzles) {
      const puzzle = unboxed(box, boxed);
      const [best, ...others] = puzzle.answers;
      expect(gradedAnswer(puzzle, best.word)).toEqual({ loss: 0, grade: 'good' });
      for (const { word } of others) expect(gradedAnswer(puzzle, word)!.grade).not.toBe('good');
    }
  });

  it('is found again by the reviewer', async () => {
    const crew = (await crews[id]()) as Crew<unknown>;
    const loadWeights = (name: string): Promise<Uint8Array> =>
      readFile(new URL(`../../weights/${name}`, import.meta.url));
    const again = box.puzzles.flatMap(({ match, step, ...boxed }) => {
      const { seats, key, options, entries } = box.matches[match];
      const played = { rules: box.rules, seats, options, key, entries: unboxedEntries(entries) };
      // A box keeps no more of a match than it needs: what was done at its last puzzle is not known.
      return step < played.entries.length ? [{ played, step, boxed }] : [];
    });
    const sample = again.filter((_, i) => i % SAMPLED === 0);
    for (const { played, step, boxed } of sample) {
      const { seats } = played;
      const options = must(game.options.check(played.options, seats));
      const maker = await PuzzleMaker.of({ game, crew, seats, options }, loadWeights, box.seed);
      const { decisions } = recollect(game, { ...played, entries: played.entries.slice(0, step + 1) });
      const found = (await maker.at(played, decisions.find((one) => one.step === step)!))!;
      expect(found).toMatchObject({ kind: boxed.kind, difficulty: boxed.difficulty });
      // A reviewer of today may look at more worlds than the one that made the box: its verdicts are the same.
      expect(found.answers[0].word).toBe(boxed.answers[0].word);
      for (const [i, { word }] of boxed.answers.entries())
        expect(gradedAnswer(found, word)!.grade === 'good').toBe(i === 0);
    }
    counted({ [`puzzles found again of ${id}`]: sample.length });
  });
});

it('there is a box for every game', () => {
  for (const id of gameIds) expect(existsSync(file(id))).toBe(true);
});
