import { expect, it } from 'vitest';
import { keyFrom } from './key.js';
import { movesInForce, readLog } from './log.js';

const log = {
  format: 1,
  game: 'toy',
  rules: 1,
  seats: 2,
  options: { hand: 1 },
  key: keyFrom('log'),
  entries: [{ seat: 0, action: 'bid:1' }, { table: 'pause' }, { table: 'undo', seat: 1 }],
};
const read = (change: object) => readLog(JSON.stringify({ ...log, ...change }));

it('reads the form of a log', () => {
  expect(read({})).toEqual({ ok: true, value: log });
});

it('says where a log is malformed', () => {
  const cases: [object, string, string][] = [
    [{ format: 2 }, 'wants-choice', 'format'],
    [{ game: '' }, 'wants-text', 'game'],
    [{ rules: 0 }, 'wants-int', 'rules'],
    [{ seats: 33 }, 'wants-int', 'seats'],
    [{ key: 'abc' }, 'wants-text', 'key'],
    [{ key: 'g'.repeat(64) }, 'wants-key', 'key'],
    [{ entries: {} }, 'wants-list', 'entries'],
    [{ entries: [...log.entries, { table: 'dance' }] }, 'wants-choice', 'entries[3].table'],
    [{ entries: [{ table: 'undo', seat: -1 }] }, 'wants-int', 'entries[0].seat'],
    [{ entries: [7] }, 'wants-object', 'entries[0]'],
    [{ extra: 1 }, 'unknown-field', ''],
  ];
  for (const [change, key, at] of cases) {
    expect(read(change), JSON.stringify(change)).toMatchObject({ ok: false, error: { key, args: { at } } });
  }
});

it('complains of a game entry in the terms of a game entry', () => {
  expect(read({ entries: [{ seat: 99, action: 'bid:1' }] })).toMatchObject({
    error: { args: { at: 'entries[0].seat' } },
  });
  expect(read({ entries: [{ seat: 0, action: '' }] })).toMatchObject({
    error: { args: { at: 'entries[0].action' } },
  });
});

it('says when it is no JSON', () => {
  expect(readLog('{')).toEqual({ ok: false, error: { key: 'wants-json', args: { at: 'log' } } });
});

it('knows the moves in force: what was undone is no move, and what happened at the table is none', () => {
  const [one, two, three] = [0, 1, 0].map((seat, i) => ({ seat, action: `bid:${i}` }));
  expect(
    movesInForce([
      one,
      { table: 'pause' },
      two,
      { table: 'undo', seat: 1 },
      { table: 'resign', seat: 1 },
      three,
    ]),
  ).toEqual([one, three]);
});
