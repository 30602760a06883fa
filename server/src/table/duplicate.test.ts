import { checkProof, type Log, saltHashOf } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, ben, cat, finish, gathered, SECRET, saltOf, TestTable } from '../../test/test-table.js';
import { Followers } from '../room/followers.js';
import { openPart } from './duplicate.js';
import { change, fill, join, sit } from './gathering.js';
import type { Person } from './request.js';
import { seatLink } from './seat-handover.js';
import { finishedOf, mayOpen, resultOf, showLog, showStep, showTable, viewerOf } from './show.js';
import { ready, salt, start } from './start.js';

const skull = { game: 'skull', seats: 3 } as const;

/** Anne at one table and Ben at another, each with bots, gathered and ready. */
function hall(people: readonly (readonly [Person, number])[] = [[ben, 4]]): TestTable {
  const scene = gathered(skull, [ann, ...people.map(([one]) => one)]);
  scene.do(ann, (table, request) => change(table, request, { tables: 2 }));
  for (const [one, seat] of people) scene.do(one, (table, request) => sit(table, request, { seat }));
  scene.do(ann, (table, request) => fill(table, request, {}));
  for (const one of [ann, ...people.map(([one]) => one)])
    scene.do(one, (table, request) => ready(table, request, { saltHash: saltHashOf(saltOf(one)) }));
  return scene;
}

const starts = (scene: TestTable): void =>
  void scene.do(ann, (table, request) => start(table, request, { id: 'deal', secret: SECRET }));

/** One of the tables that came of it, as the storage makes it. */
function part(scene: TestTable, at: number): TestTable {
  const next = new TestTable(scene.table.parted![at]);
  next.at = scene.at;
  openPart(scene.table, at, next.table);
  next.kept.push(...next.table.takeFresh());
  return next;
}

describe('a duplicate', () => {
  it('is one deal at several tables, sealed once with the salts of all their people', () => {
    const scene = hall();
    expect(showTable(scene.table)).toMatchObject({ tables: 2, settings: { public: false } });
    expect(scene.table.places).toHaveLength(6);
    starts(scene);
    for (const one of [ann, ben]) {
      expect(scene.table.phase).toBe('sealing');
      scene.do(one, (table, request) => salt(table, request, { salt: saltOf(one) }));
    }
    scene.attend(scene.chore('deal')!);
    const { parted, phase } = showTable(scene.table);
    expect([phase, parted?.length]).toEqual(['closed', 2]);
    expect(scene.reloaded().parted).toEqual(parted);
    const [one, other] = [part(scene, 0), part(scene, 1)];
    expect(one.table.match!.key).toBe(other.table.match!.key);
    expect(one.reloaded().match!.key).toBe(one.table.match!.key);
    expect(one.table.deal).toBe(other.table.deal);
    // The same seat is dealt the same, whoever sits there.
    expect(one.table.sight(1)!.view).toEqual(other.table.sight(1)!.view);
    expect([one, other].map(({ table }) => [table.host, table.seatOf(ann.id), table.seatOf(ben.id)])).toEqual(
      [
        [ann.id, 0, null],
        [ben.id, null, 1],
      ],
    );
    expect(showTable(other.table)).toMatchObject({
      phase: 'playing',
      duplicate: { hall: scene.id, at: 1, of: 2 },
      sealed: { saltHashes: showTable(scene.table).sealed!.saltHashes },
    });
  });

  it('is dealt without the salts that do not come in time, as every deal is', () => {
    const scene = hall();
    starts(scene);
    scene.do(ann, (table, request) => salt(table, request, { salt: saltOf(ann) }));
    scene.attend(scene.chore('deal')!);
    const other = finish(part(scene, 1)).table;
    const log = showLog(other, null, false) as unknown as Log;
    expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [4] } });
    expect(log.proof).toMatchObject({ match: scene.id, tables: { at: 1, of: 2 } });
  });

  it('has somebody at each of its tables, and not more places than there are numbers', () => {
    const scene = hall([[ben, 1]]);
    expect(
      scene.refused(ann, (table, request) => start(table, request, { id: 'deal', secret: SECRET })),
    ).toBe('table-without-people');
    expect(scene.refused(ann, (table, request) => change(table, request, { seats: 12, tables: 3 }))).toBe(
      'wants-int',
    );
    // People who were ready had agreed to another game.
    scene.do(ann, (table, request) => change(table, request, { tables: 1 }));
    expect(scene.table.places.map(({ saltHash }) => saltHash)).toEqual([null, null, null]);
    expect(scene.table.places.map(({ person }) => person)).toEqual([ann.id, ben.id, null]);
  });

  it('shows nothing of it as long as it is played at any table', () => {
    const scene = hall();
    starts(scene);
    for (const one of [ann, ben])
      scene.do(one, (table, request) => salt(table, request, { salt: saltOf(one) }));
    scene.attend(scene.chore('deal')!);
    const one = part(scene, 0);
    expect(one.refused(ann, seatLink)).toBe('deal-yours');
    // Whoever sits at another table sees nothing here, neither at once nor by following it.
    one.do(ben, join);
    expect(showStep(one.table, viewerOf(one.table, ann.id))).not.toBeNull();
    for (const who of [ben.id, cat.id, null])
      expect(showStep(one.table, viewerOf(one.table, who))).toBeNull();
    const told: string[] = [];
    const followers = new Followers();
    const follow = (person: string | null): void =>
      void followers.admit(one.table, { person, tell: (event) => told.push(`${person} ${event}`) }, null);
    follow(ben.id);
    follow(ann.id);
    const before = one.kept.length;
    one.attend(one.chore('bot') ?? one.chore('deal')!);
    followers.publish(one.table, one.kept.slice(before));
    expect(told.filter((line) => line.endsWith('step'))).toEqual([`${ann.id} step`, `${ann.id} step`]);

    const { table } = finish(one);
    expect([mayOpen(table), showLog(table), finishedOf(table), resultOf(table)!.open]).toEqual([
      false,
      null,
      null,
      null,
    ]);
    expect(mayOpen(table, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(showStep(table, viewerOf(table, null))).toBeNull();
    expect(mayOpen(table, null, false)).toBe(true);
    expect(finishedOf(table, null, false)).not.toBeNull();
  });
});
