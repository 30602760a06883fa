import { describe, expect, it } from 'vitest';
import { chaptersOf, nextChapter, previousChapter } from './chapter.js';

const headings = ['Round 1', 'Round 1', 'Round 1', 'Round 2', 'Round 2', 'Round 2', 'Round 3', 'Round 3'];
const last = headings.length - 1;
const headingAt = async (step: number) => headings[step];

describe('chapters', () => {
  it('begin where the heading changes', () => {
    expect(chaptersOf(headings).map(({ from }) => from)).toEqual([0, 3, 6]);
  });

  it('begin nowhere in what is not known yet', () => {
    const known = ['Round 1', 'Round 1', undefined, undefined, 'Round 1', 'Round 2'];
    expect(chaptersOf(known)).toEqual([
      { heading: 'Round 1', from: 0 },
      { heading: 'Round 2', from: 5 },
    ]);
  });

  it.each([
    [0, 3],
    [2, 3],
    [3, 6],
    [6, 7],
    [7, 7],
  ])('go on from step %i to %i', async (step, to) => {
    expect(await nextChapter(headingAt, step, last)).toBe(to);
  });

  it.each([
    [7, 6],
    [6, 3],
    [5, 3],
    [3, 0],
    [1, 0],
    [0, 0],
  ])('go back from step %i to %i', async (step, to) => {
    expect(await previousChapter(headingAt, step)).toBe(to);
  });

  it('fetch no more than is needed', async () => {
    const asked = new Set<number>();
    await nextChapter(
      (step) => {
        asked.add(step);
        return headingAt(step);
      },
      3,
      last,
    );
    expect(Math.max(...asked)).toBe(6);
  });
});
