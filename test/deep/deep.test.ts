import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWith, progress, readRecord } from '../../scripts/deep.js';
import { parts } from './parts.js';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/promises.md', root), 'utf8');
const record = readRecord(readFileSync(new URL('./record.jsonl', import.meta.url), 'utf8'));

describe('how far a part has come', () => {
  const part = { ...parts[0], name: 'walks', goal: { steps: 100 }, most: ['longest'] };
  const row = (seed: number, steps: number, more: object = {}) => ({
    part: 'walks',
    seed,
    commit: 'c',
    counts: { steps, longest: steps },
    seconds: 1,
    date: '2026-01-01',
    ...more,
  });

  it('is nowhere at first, and goes on with the next number', () => {
    expect(progress(part, [])).toMatchObject({ sums: {}, slices: 0, isDone: false, next: 1 });
    expect(progress(part, [row(1, 40), { ...row(9, 40), part: 'runs' }, row(2, 50)])).toMatchObject({
      sums: { steps: 90, longest: 50 },
      slices: 2,
      isDone: false,
      next: 3,
    });
    expect(progress(part, [row(1, 40), row(2, 60)]).isDone).toBe(true);
  });

  it('counts no slice that failed, takes it again first, and counts no slice twice', () => {
    const failed = [row(1, 40), row(2, 60, { failed: true }), row(3, 40)];
    expect(progress(part, failed)).toMatchObject({
      sums: { steps: 80 },
      isDone: false,
      failed: [2],
      next: 2,
    });
    const mended = [...failed, row(2, 30), row(3, 40)];
    expect(progress(part, mended)).toMatchObject({ sums: { steps: 110 }, isDone: true, failed: [], next: 4 });
  });
});

it('every part has a name of its own, tests that are there, and a goal', () => {
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  for (const { command, goal } of parts) {
    expect(Object.keys(goal)).not.toEqual([]);
    for (const word of command)
      if (word.includes('.test.ts')) expect(existsSync(new URL(word, root)), word).toBe(true);
  }
});

it('the record is of parts there are', () => {
  const names = parts.map(({ name }) => name);
  expect(record.filter((row) => !names.includes(row.part))).toEqual([]);
});

it('the page of promises says what was run, and names parts that are there', () => {
  expect(pageWith(page, record)).toBe(page);
  const [promises] = page.split('## What was run');
  const named = [...promises.matchAll(/\| ((?:`[a-z-]+`(?:, )?)+) \|$/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
});
