import { describe, expect, it } from 'vitest';
import { ann, ben, cat, gathered, type TestTable } from '../../test/test-table.js';
import { face } from './face.js';
import { join } from './gathering.js';
import { showTable } from './show.js';

const choose = (scene: TestTable, who: typeof ann, number: number | null) =>
  scene.ask(who, (t, r) => face(t, r, { face: number }));
const shown = ({ table }: TestTable) => showTable(table).places.map((place) => place.face);

describe('a face', () => {
  it('is for those who are at the table, while it is one', () => {
    const scene = gathered({ game: 'skull', seats: 3 }, [ann, ben]);
    expect(choose(scene, cat, 3)).toMatchObject({ error: { key: 'not-at-table' } });
    scene.do(cat, join);
    expect(choose(scene, cat, 3).ok).toBe(true);
    scene.self((t, at) => void t.happen({ is: 'closed' }, at));
    expect(choose(scene, ann, 4)).toMatchObject({ error: { key: 'table-closed' } });
  });

  it('is one’s own until it is given back, and chosen twice it is chosen once', () => {
    const scene = gathered({ game: 'skull', seats: 3 }, [ann, ben]);
    expect(choose(scene, ben, 7).ok).toBe(true);
    expect(choose(scene, ann, 7)).toEqual({ ok: false, error: { key: 'face-taken', args: {} } });
    const { seq } = scene.table;
    expect(choose(scene, ben, 7)).toEqual({ ok: true, value: { seq } });
    expect(choose(scene, ann, null)).toEqual({ ok: true, value: { seq } });
    expect(scene.since(seq)).toEqual([]);
    expect(choose(scene, ben, null)).toEqual({ ok: true, value: { seq: seq + 1 } });
    expect(choose(scene, ann, 7).ok).toBe(true);
    expect(shown(scene)).toEqual([7, null, null]);
    expect(choose(scene, ann, null).ok).toBe(true);
    expect(shown(scene)).toEqual([null, null, null]);
  });
});
