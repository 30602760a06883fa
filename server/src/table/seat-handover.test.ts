import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import {
  ann,
  begun,
  ben,
  cat,
  dan,
  finish,
  gathered,
  person,
  type TestTable,
} from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { fill, join, kick, leave, sit } from './gathering.js';
import { resign } from './playing.js';
import { seatLink, takeSeat } from './seat-handover.js';
import { showStep, showTable, viewerOf } from './show.js';
import { ready, salt, start } from './start.js';

const table = { game: 'skull-king', seats: 3 } as const;
const link = (scene: TestTable, by = ben) => scene.ask(by, seatLink);
const take = (scene: TestTable, { token }: { token: string }, by = dan) =>
  scene.ask(by, (t, r) => takeSeat(t, r, { token }));

describe('a seat link', () => {
  it('hands the seat over, once', () => {
    const scene = begun(table, [ann, ben, cat]);
    const offer = must(link(scene));
    const { token } = offer;
    expect(offer).toEqual({ seq: scene.table.seq, token: expect.stringMatching(/^[0-9a-z]{32}$/) });
    expect(JSON.stringify([showTable(scene.table), scene.kept])).not.toContain(token);
    const seen = showStep(scene.table, 1)!.sight.view;
    const { seq } = scene.table;
    expect(must(take(scene, offer))).toEqual({ seq: seq + 3, seat: 1 });
    expect(scene.since(seq)).toEqual(['joined', 'handover', 'taken']);
    expect(showTable(scene.table).places[1]).toMatchObject({ person: dan.id, name: 'Dan', control: 'owner' });
    expect(viewerOf(scene.table, ben.id)).toBe('spectator');
    expect(viewerOf(scene.table, dan.id)).toBe(1);
    expect(showStep(scene.table, 1)!.sight.view).toEqual(seen);
    expect(scene.table.people.has(ben.id)).toBe(true);
    expect(take(scene, offer, person('Eve'))).toMatchObject({ error: { key: 'link-void' } });
    must(scene.submit(dan));
    scene.do(ben, leave);
    expect(finish(scene).table.phase).toBe('over');
  });

  it('is its owner’s alone, and not of those who gave up', () => {
    const scene = begun(table, [ann, ben, cat]);
    scene.do(dan, join);
    expect(link(scene, dan)).toMatchObject({ error: { key: 'not-seated' } });
    const offer = must(link(scene));
    scene.do(ben, resign);
    expect(take(scene, offer)).toMatchObject({ error: { key: 'link-void' } });
    expect(link(scene)).toMatchObject({ error: { key: 'resigned' } });
    expect(link(gathered(table, [ann]), ann)).toMatchObject({ error: { key: 'not-started' } });
  });

  it('is void when a new one is made', () => {
    const scene = begun(table, [ann, ben, cat]);
    const [old, offer] = [must(link(scene)), must(link(scene))];
    expect(take(scene, old)).toMatchObject({ error: { key: 'link-void' } });
    must(take(scene, offer));
  });

  it('is not for those who sit here, nor for those sent away', () => {
    const scene = gathered({ ...table, seats: 4 }, [ann, ben, cat]);
    scene.do(dan, join);
    scene.do(ann, (t, r) => kick(t, r, { person: dan.id }));
    for (const one of [ann, ben, cat]) scene.do(one, (t, r) => ready(t, r, { saltHash: 'c0'.repeat(32) }));
    scene.do(ann, (t, r) => start(t, r, { id: 'deal', secret: 'ab'.repeat(32) }));
    expect(scene.refused(ann, (t, r) => salt(t, r, { salt: 'x'.repeat(20) }))).toBe('wrong-salt');
    scene.attend(scene.chore('deal')!);
    const offer = must(link(scene));
    expect(take(scene, offer)).toMatchObject({ error: { key: 'kicked' } });
    expect(take(scene, offer, ann)).toMatchObject({ error: { key: 'already-seated' } });
    expect(scene.refused(ann, (t, r) => fill(t, r, {}))).toBe('already-started');
    expect(scene.refused(ann, (t, r) => sit(t, r, {}))).toBe('already-started');
  });

  it('is of a match that is going on', () => {
    const offer = { token: 'x'.repeat(32) };
    expect(take(gathered(table, [ann]), offer)).toMatchObject({ error: { key: 'not-started' } });
    expect(take(finish(begun(table, [ann])), offer)).toMatchObject({ error: { key: 'over' } });
    const closed = gathered(table, [ann]);
    closed.self((t, at) => void t.happen({ is: 'closed' }, at));
    expect(take(closed, offer)).toMatchObject({ error: { key: 'table-closed' } });
  });

  it('brings the seat of somebody away back to life', () => {
    for (const [away, entries] of [
      ['pause', ['returned', 'resume', 'handover', 'taken']],
      ['bot', ['returned', 'back', 'handover', 'taken']],
    ] as const) {
      const scene = begun({ ...table, settings: { away } }, [ann, ben, cat]);
      const offer = must(link(scene));
      scene.do(dan, join);
      scene.attend(scene.chore('absence', 1)!);
      const { seq } = scene.table;
      must(take(scene, offer));
      expect(scene.since(seq)).toEqual(entries);
      must(scene.submit(dan));
    }
  });

  it('works during a pause and leaves it a pause', () => {
    const scene = begun(table, [ann, ben]);
    const offer = must(link(scene));
    scene.do(dan, join);
    for (const one of [ann, ben]) scene.do(one, (t, r) => wish(t, r, { wish: 'pause' }));
    const { seq } = scene.table;
    must(take(scene, offer));
    expect(scene.since(seq)).toEqual(['resume', 'handover', 'pause', 'taken']);
    expect(scene.table.pause).toEqual({ absent: null });
  });
});
