import { FastRng } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxOf } from './fixture.js';
import { afterAnswer, afterBid, type Training, trainingFrom, withMistakes } from './kept-training.js';
import { dueToday, newPuzzle } from './next-puzzle.js';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const fresh = trainingFrom(null);
const asked = { id: 'a/1', game: 'skull', from: 'box' } as const;
const mistake = { id: 'm@7', game: 'skull', from: 'own' } as const;

describe('how somebody stands with the trainer', () => {
  test('a puzzle that is found is solved; one that is missed comes back tomorrow', () => {
    const right = afterAnswer(fresh, asked, true, NOW);
    expect(right).toMatchObject({ solved: { skull: ['a/1'] }, recalls: [], streak: 1, best: 1 });
    const wrong = afterAnswer(right, { ...asked, id: 'b/2' }, false, NOW);
    expect(wrong).toMatchObject({ streak: 0, best: 1, solved: { skull: ['a/1'] } });
    expect(dueToday(wrong, NOW + DAY - 1)).toEqual([]);
    expect(dueToday(wrong, NOW + DAY, 'skull').map(({ id }) => id)).toEqual(['b/2']);
    expect(dueToday(wrong, NOW + DAY, 'skull-king')).toEqual([]);
  });

  test('what was missed is solved after three right answers in a row', () => {
    let now: Training = afterAnswer(fresh, asked, false, NOW);
    for (const day of [1, 4]) {
      now = afterAnswer(now, asked, true, NOW + day * DAY);
      expect(now.recalls).toHaveLength(1);
      expect(now.solved).toEqual({});
    }
    now = afterAnswer(now, asked, true, NOW + 11 * DAY);
    expect(now).toMatchObject({ recalls: [], solved: { skull: ['a/1'] } });
  });

  test('mistakes of one’s own come a day after they were found, once, and never again when they are mended', () => {
    const found = [{ id: mistake.id, game: 'skull', found: NOW }] as const;
    let now = withMistakes(fresh, found);
    expect(now.recalls).toMatchObject([{ ...mistake, right: 0, due: NOW + DAY }]);
    expect(withMistakes(now, found)).toBe(now);
    for (const day of [1, 4, 11]) now = afterAnswer(now, mistake, true, NOW + day * DAY);
    expect(now).toMatchObject({ recalls: [], mended: [mistake.id], solved: {} });
    expect(withMistakes(now, found)).toBe(now);
  });

  test('of many mistakes the newest come first, and none pushes another out', () => {
    const many = Array.from(
      { length: 150 },
      (_, i) => ({ id: `m@${i}`, game: 'skull', found: NOW + i }) as const,
    );
    const now = withMistakes(fresh, many);
    expect(now.recalls).toHaveLength(100);
    expect(now.recalls.map(({ due }) => due - DAY - NOW)).toEqual(
      Array.from({ length: 100 }, (_, i) => 149 - i),
    );
    expect(withMistakes(now, many)).toBe(now);
  });

  test('bids are counted with what they gave away', () => {
    const twice = afterBid(afterBid(fresh, 'skull-king', 0, true), 'skull-king', 6, false);
    expect(twice.bids).toEqual({ 'skull-king': { made: 2, best: 1, lost: 6 } });
  });

  test('is kept and comes back as it was, and whatever else stands there is read as far as it can be', () => {
    const position = { rules: 1, seats: 3, options: {}, key: '0', entries: [], seat: 0 };
    const made = { id: 'c/3', game: 'skull', from: 'made', position } as const;
    const all = [asked, made].reduce((now, one) => afterAnswer(now, one, false, NOW), fresh);
    const whole = afterBid(afterAnswer(all, { ...asked, id: 'd/4' }, true, NOW), 'skull-king', 3, false);
    expect(trainingFrom(JSON.stringify(whole))).toEqual(whole);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        expect(trainingFrom(text)).toEqual(fresh);
      }),
    );
    const broken = {
      recalls: [{ ...asked, right: 1 }, 7, null, { ...asked, game: 'x', due: 1 }],
      streak: -1,
    };
    expect(trainingFrom(JSON.stringify(broken))).toEqual(fresh);
  });
});

describe('a new puzzle', () => {
  const box = boxOf('skull-king-dice');
  const rng = new FastRng('new');

  test('is one that was never asked, of the kind that is wanted, until none is left', () => {
    let now: Training = fresh;
    const seen: string[] = [];
    for (;;) {
      const next = newPuzzle(now, 'skull-king-dice', box, 'bid', rng);
      if (next === null) break;
      expect(next.boxed.kind).toBe('bid');
      seen.push(next.id);
      now = afterAnswer(now, { ...asked, game: 'skull-king-dice', id: next.id }, seen.length % 2 === 0, NOW);
    }
    expect(new Set(seen).size).toBe(box.puzzles.filter(({ kind }) => kind === 'bid').length);
    expect(newPuzzle(now, 'skull-king-dice', box, null, rng)).not.toBeNull();
  });

  test('is easy at first, and hard for those who find one after the other', () => {
    const levels = box.puzzles.map(({ difficulty }) => difficulty);
    const at = (streak: number): number =>
      newPuzzle({ ...fresh, streak }, 'skull-king-dice', box, null, rng)!.boxed.difficulty;
    expect(at(0)).toBe(Math.min(...levels));
    expect(at(30)).toBe(Math.max(...levels));
  });
});
