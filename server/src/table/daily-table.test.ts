import { createHash } from 'node:crypto';
import { checkProof, DAY_MS, dailyKey, dailyName, dateOf, dayOf, isLinkOf, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { ann, ben, finish, TestTable } from '../../test/test-table.js';
import { dailyResult } from '../daily/daily-result.js';
import { type DailyDeal, openDaily, openingOf } from './daily-table.js';
import { close } from './deadlines.js';
import { resign } from './playing.js';
import type { Person } from './request.js';
import { seatLink } from './seat-handover.js';
import { finishedOf, mayOpen, resultOf, showLog, showStep, showTable } from './show.js';

const hashed = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const link = 'cd'.repeat(32);
const first = '2026-11-18';
const day = dayOf(first)!;
const chain = { anchor: hashed(link), first, link };
const deal = (on = day): DailyDeal => {
  const name = dailyName(dateOf(on), 'skull');
  return { name, game: 'skull', rules: 2, seats: 3, options: {}, key: dailyKey(link, name), chain };
};
const noon = day * DAY_MS + DAY_MS / 2;

function begun(who: Person, id?: string): TestTable {
  const scene = new TestTable(id);
  scene.at = noon;
  scene.do(who, (table, request) => openDaily(table, request, deal()));
  return scene;
}

it('everybody plays the same deal, each alone with bosuns, and it begins at once', () => {
  const one = begun(ann);
  const other = begun(ben, 'other000000000000000');
  expect(one.table.match!.key).toBe(deal().key);
  expect(other.table.match!.key).toBe(one.table.match!.key);
  expect(showStep(other.table, 0)!.sight).toEqual(showStep(one.table, 0)!.sight);
  expect(one.table.places.map(({ bot }) => bot?.level ?? null)).toEqual([null, 'bosun', 'bosun']);
  expect(showTable(one.table)).toMatchObject({
    phase: 'playing',
    settings: { public: false, undo: false },
    daily: { day: first, opens: (day + 1) * DAY_MS + 3_600_000 },
  });
  // What is published of the deal leads to no link.
  expect(one.table.seal!.secretHash).not.toBe(chain.anchor);
  expect(one.refused(ann, seatLink)).toBe('deal-yours');
});

it('the deal stays closed until its day is over, and an hour more', () => {
  const { table } = finish(begun(ann));
  expect(table.phase).toBe('over');
  const opens = openingOf(day);
  for (const closed of [undefined, noon, (day + 1) * DAY_MS, opens - 1]) {
    expect(mayOpen(table, closed)).toBe(false);
    expect(showLog(table, closed)).toBeNull();
    expect(finishedOf(table, closed)).toBeNull();
  }
  // What is kept of the result is shown to its owner at any time.
  expect(resultOf(table)).toMatchObject({ open: null, outcome: table.outcome });
  expect(mayOpen(table, opens)).toBe(true);
  expect(finishedOf(table, opens)).not.toBeNull();
  const log = showLog(table, opens)!;
  expect(log.proof).toMatchObject({ match: deal().name, chain });
  expect(isLinkOf(day, log.proof.chain!)).toBe(true);
  expect(checkProof(log, log.proof)).toEqual({ ok: true, value: { missing: [] } });
});

it('a match that was broken off stays as closed', () => {
  const scene = begun(ann);
  scene.pass(40 * DAY_MS);
  scene.self((table, at) => must(close(table, at)));
  expect(scene.table.phase).toBe('closed');
  expect(mayOpen(scene.table, openingOf(day) - 1)).toBe(false);
  expect(mayOpen(scene.table, openingOf(day))).toBe(true);
});

it('counts what is finished before it opens, and not what was given up', () => {
  const store = {
    db: { updateTable: () => ({ set: () => ({ where: () => ({ where: () => 'written' }) }) }) },
  };
  const written = (scene: TestTable, at: number): number =>
    dailyResult(store as never, scene.table, at).length;
  const over = finish(begun(ann));
  expect(written(over, openingOf(day) - 1)).toBe(1);
  expect(written(over, openingOf(day))).toBe(0);
  const scene = begun(ann);
  scene.do(ann, (table, request) => resign(table, request));
  expect(written(finish(scene), noon)).toBe(0);
});
