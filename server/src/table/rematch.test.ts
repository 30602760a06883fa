import { must, versionOf } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, finish, gathered, type TestTable } from '../../test/test-table.js';
import { face } from './face.js';
import { join, leave } from './gathering.js';
import { rematch } from './rematch.js';
import type { Person } from './request.js';
import { showTable } from './show.js';
import { Table } from './table.js';

const skull = { game: 'skull', seats: 4, settings: { undo: false } } as const;

/** What the directory does. */
function again(
  scene: TestTable,
  by: Person,
  id = 'next0000000000000000',
): { table: string; next: Table | null } {
  const request = scene.request(by);
  const way = must(rematch(scene.table, request));
  if (way.table !== null) return { table: way.table, next: null };
  const next = new Table(id, null, scene.served);
  must(way.open(next));
  let named = '';
  scene.self(() => {
    named = must(way.name(id)).table;
  });
  return { table: named, next };
}

describe('rematch', () => {
  it('brings the same people together, each one place further down, nobody ready', () => {
    const scene = finish(begun(skull, [ann, ben, cat]));
    const bot = scene.table.places[3].bot!.name;
    const { table, next } = again(scene, ben);
    expect(table).toBe('next0000000000000000');
    expect(showTable(scene.table).rematch).toBe(table);
    const shown = showTable(next!);
    expect(shown).toMatchObject({
      game: 'skull',
      phase: 'gathering',
      host: ann.id,
      options: scene.table.options,
      settings: scene.table.settings,
      sealed: null,
    });
    expect(shown.places.map(({ name }) => name)).toEqual(['Ben', 'Cat', bot, 'Ann']);
    expect(shown.places.map(({ ready }) => ready)).toEqual([false, false, true, false]);
    // Whether the others come shows when they do.
    expect(shown.places.map(({ unseen }) => unseen !== null)).toEqual([false, true, false, true]);
    expect(next!.fresh[0]).toMatchObject({
      seq: 1,
      by: ben.id,
      key: `~${scene.id}`,
      what: { is: 'opened' },
    });
    expect(next!.before).toBe(scene.id);
  });

  it('lets everybody keep the face they chose', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(ben, (t, r) => face(t, r, { face: 7 }));
    expect(scene.ask(ann, (t, r) => face(t, r, { face: 7 }))).toMatchObject({ error: { key: 'face-taken' } });
    const { next } = again(finish(scene), ann);
    expect(showTable(next!).places.map((place) => place.face)).toEqual([7, null, null, null]);
  });

  it('goes by the rules of today, whichever the match before was begun under', () => {
    const yesterday = { ...games, skull: versionOf(games.skull, 1)! };
    const scene = finish(begun(skull, [ann, ben], undefined, undefined, yesterday));
    // Its deal was sealed with these options and no others.
    expect(scene.table.match!.log()).toMatchObject({ rules: 1, options: scene.table.options });
    expect(scene.table.options).toEqual({ gangs: 1 });
    const { next } = again(scene, ann);
    expect(next!.game.rules).toBe(games.skull.rules);
    expect(showTable(next!).options).toEqual({ gangs: 1, lastSkull: 'challenger' });
  });

  it('has the same bots, as strong as they were', () => {
    const { next } = again(finish(begun(skull, [ann, ben], undefined, 'captain')), ann);
    expect(showTable(next!).places.map(({ bot }) => bot)).toEqual([null, 'captain', 'captain', null]);
  });

  it('is one table, whoever asks again', () => {
    const scene = finish(begun(skull, [ann, ben]));
    const first = again(scene, ann);
    const second = again(scene, ben, 'other000000000000000');
    expect(second).toEqual({ table: first.table, next: null });
    const { seq } = scene.table;
    const way = must(rematch(scene.table, scene.request(ben)));
    expect(must(way.name('other000000000000000'))).toEqual({ table: first.table, seq: 1 });
    expect(scene.table.seq).toBe(seq);
  });

  it('leaves out who has left, and makes the one who asks host if the host is gone', () => {
    const scene = finish(begun(skull, [ann, ben]));
    scene.do(ann, leave);
    const { next } = again(scene, ben);
    expect(next!.host).toBe(ben.id);
    expect(next!.seatOf(ann.id)).toBeNull();
    expect(next!.places[0].person).toBe(ben.id);
    expect(next!.free).toBe(1);
  });

  it('is for those who had a seat, when it is over', () => {
    const scene = begun(skull, [ann, ben]);
    expect(rematch(scene.table, scene.request(ann))).toMatchObject({ error: { key: 'not-over' } });
    scene.do(dan, join);
    finish(scene);
    expect(rematch(scene.table, scene.request(dan))).toMatchObject({ error: { key: 'not-seated' } });
    const closed = gathered(skull, [ann]);
    closed.do(ann, leave);
    expect(rematch(closed.table, closed.request(ann))).toMatchObject({ error: { key: 'table-closed' } });
  });
});
