import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crossbones, lines } from '../test/child.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'match.json');
let log: Log;

beforeAll(async () => {
  const { code } = await crossbones([
    'play',
    'skull-king',
    '--people',
    '0',
    '--seed',
    'replay',
    '--log',
    file,
  ]);
  expect(code).toBe(0);
  log = JSON.parse(readFileSync(file, 'utf8'));
});

const changed = (change: (log: Log) => unknown): string => {
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(change(log)));
  return path;
};

describe('replay', () => {
  it('shows the start and every entry with all hands open', async () => {
    const { code, out } = await crossbones(['replay', file]);
    const steps = lines(out).map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(steps).toHaveLength(log.entries.length + 1);
    expect(steps[0]).toMatchObject({ step: 0, entry: null });
    expect(steps.slice(1).map(({ entry }) => entry)).toEqual(log.entries);
    expect(steps[5].step).toBe(5);
    expect(steps[0].view.hands).toHaveLength(4);
  });

  it('shows what a seat saw, and what spectators saw', async () => {
    const [seat, spectator] = await Promise.all([
      crossbones(['replay', file, '--seat', '2']),
      crossbones(['replay', file, '--seat', 'spectator']),
    ]);
    const first = (text: string) => JSON.parse(lines(text)[0]).view;
    expect(first(seat.out)).toMatchObject({ viewer: 2 });
    expect(first(seat.out).hand).toHaveLength(1);
    expect(first(spectator.out)).toMatchObject({ viewer: 'spectator', hand: [] });
  });

  it('takes a log with a byte order mark', async () => {
    const path = join(folder, 'bom.json');
    writeFileSync(path, `\ufeff${JSON.stringify(log)}`);
    expect((await crossbones(['replay', path])).code).toBe(0);
  });

  const wrong: [name: string, change: (log: Log) => unknown, says: RegExp, shown?: number][] = [
    [
      'an action that was not legal',
      (l) => ({ ...l, entries: l.entries.with(1, { seat: 0, action: 'g1' }) }),
      /^entries\[1\]: .+\.$/,
      2,
    ],
    [
      'a word of no game',
      (l) => ({ ...l, entries: l.entries.with(3, { seat: 0, action: 'jump' }) }),
      /^entries\[3\]: “jump” is not a word of this game\.$/,
      4,
    ],
    [
      'an entry too many',
      (l) => ({ ...l, entries: [...l.entries, { seat: 0, action: 'bid:0' }] }),
      /^entries\[\d+\]: .*over/,
    ],
    ['an entry without form', (l) => ({ ...l, entries: [{ seat: 0 }] }), /^entries\[0\]/, 0],
    ['another game', (l) => ({ ...l, game: 'skull-kign' }), /did you mean skull-king/, 0],
    ['other rules', (l) => ({ ...l, rules: 99 }), /version 99 of the rules/, 0],
    ['a bad key', (l) => ({ ...l, key: 'XYZ' }), /^key must be/, 0],
    ['bad options', (l) => ({ ...l, options: { kraken: 7 } }), /^options\.kraken must be one of/, 0],
    ['bad seats', (l) => ({ ...l, seats: 20 }), /^seats must be/, 0],
    ['a field too many', (l) => ({ ...l, winner: 0 }), /unknown field “winner”/, 0],
  ];
  it.each(wrong)('refuses %s in one sentence', async (_, change, says, shown) => {
    const { code, out, err } = await crossbones(['replay', changed(change)]);
    expect(err.trimEnd()).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    if (shown !== undefined) expect(lines(out)).toHaveLength(shown);
  });

  it.each(['4', '-1', 'x', '1.0', ''])('refuses seat %j', async (seat) => {
    const { code, out, err } = await crossbones(['replay', file, '--seat', seat]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/--seat wants a seat from 0 to 3, or the word spectator/);
  });
});
