import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossbones, lines } from '../test/child.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'match.json');

beforeAll(async () => {
  const played = ['play', 'skull-king', '--seats', '3', '--people', '0', '--bots', 'deckhand', '--seed', 's'];
  const { code } = await crossbones([...played, '--options', '{"schedule":[1,4]}', '--log', file]);
  expect(code).toBe(0);
});

describe('review', () => {
  it('tells what was best, the bids, and luck apart from skill', async () => {
    const { code, out, err } = await crossbones(['review', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Skull King, 3 seats: \d+ decisions reviewed\njudged by a trained network/);
    expect(out).toMatch(/seat +decisions +good +inaccurate +mistake +blunder +given away/);
    expect(
      lines(out).filter((line) => /^ {2}Round [12], seat [0-2]: bid \d, took \d/.test(line)),
    ).toHaveLength(6);
    expect(out).toMatch(/Luck and skill\nseat +result +average +luck +own play +others’ play/);
  });

  it('tells everything as one line of JSON, the same for the same seed', async () => {
    const [one, again, other] = await Promise.all(
      [[], [], ['--seed', 'other']].map((more) => crossbones(['review', file, '--json', ...more])),
    );
    expect(again.out).toBe(one.out);
    const [told, otherwise] = [one, other].map(({ out }) => JSON.parse(out));
    expect(lines(one.out)).toHaveLength(1);
    expect(told).toMatchObject({ game: 'skull-king', seats: 3, unit: 'points', depth: 1, seed: 'review' });
    expect(told.decisions.map(({ step }: { step: number }) => step)).toEqual(
      otherwise.decisions.map(({ step }: { step: number }) => step),
    );
    for (const { result, par, luck, own, others } of told.luck)
      expect(par + luck + own + others).toBeCloseTo(result, 8);
  });

  it('looks at one seat', async () => {
    const { out } = await crossbones(['review', file, '--seat', '1', '--json']);
    const { decisions } = JSON.parse(out);
    expect(new Set(decisions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
  });

  it('speaks the language of the terminal', async () => {
    const { out } = await crossbones(['review', file, '--seat', '0', '--language', 'de']);
    expect(out).toMatch(/Entscheidungen besprochen\n/);
    expect(out).toMatch(/Glück und Können/);
  });

  it.each([
    [['--seat', '3'], /--seat wants a whole number, 0 to 2/],
    [['--depth', '0'], /--depth wants/],
    [['--width', '2'], /no option “--width”/],
  ])('refuses %j in one sentence', async (more, says) => {
    const { code, out, err } = await crossbones(['review', file, ...more]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });

  it('wants a file, and entries that could have happened', async () => {
    expect((await crossbones(['review'])).err).toMatch(/wants the name of a log file/);
    const log: Log = JSON.parse(readFileSync(file, 'utf8'));
    const changed = join(folder, 'changed.json');
    writeFileSync(
      changed,
      JSON.stringify({ ...log, entries: log.entries.with(1, { seat: 0, action: 'g1' }) }),
    );
    expect(await crossbones(['review', changed])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^entries\[1\]: /),
    });
  });
});
