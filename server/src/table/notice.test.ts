import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, type TestTable } from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { noticed, notices, TURN_MS } from './notice.js';
import { resign } from './playing.js';

const DAY = 86_400_000;
const table = { game: 'skull-king', seats: 2 } as const;
const playing = (settings: object = {}): TestTable => begun({ ...table, settings }, [ann, ben]);
const listed = (scene: TestTable) =>
  notices(scene.table).map(({ is, seat, at }) => [is, seat, at - scene.at]);

describe('a turn', () => {
  it('is told of a while after the game began to wait, to everybody it waits for', () => {
    const scene = playing();
    expect(listed(scene)).toEqual([
      ['turn', 0, TURN_MS],
      ['turn', 1, TURN_MS],
    ]);
    scene.pass(5_000);
    must(scene.submit(ann));
    expect(listed(scene)).toEqual([['turn', 1, TURN_MS - 5_000]]);
  });

  it('is no longer one once it is taken', () => {
    const scene = playing();
    const [mine, theirs] = notices(scene.table);
    must(scene.submit(ann));
    expect(noticed(scene.table, mine)).toBeNull();
    expect(noticed(scene.table, theirs)).toEqual({ person: ben.id, until: null });
  });

  it('waits while the service is not there', () => {
    const scene = playing();
    scene.outages.push({ start: scene.at + 1_000, until: scene.at + 61_000 });
    expect(listed(scene)[0]).toEqual(['turn', 0, TURN_MS + 60_000]);
  });

  it('is nobody’s in a pause, nor where a bosun plays', () => {
    const scene = playing();
    for (const one of [ann, ben]) scene.do(one, (open, request) => wish(open, request, { wish: 'pause' }));
    expect(listed(scene)).toEqual([]);
    const given = playing();
    const [before] = notices(given.table);
    given.do(ann, (open, request) => resign(open, request));
    expect(notices(given.table).map(({ seat }) => seat)).toEqual([1]);
    expect(noticed(given.table, before)).toBeNull();
  });
});

describe('a reminder', () => {
  it('comes at half the time, where that is days', () => {
    const scene = playing({ clock: { per: 'move', ms: 2 * DAY } });
    expect(listed(scene)).toEqual([
      ['turn', 0, TURN_MS],
      ['reminder', 0, DAY],
      ['turn', 1, TURN_MS],
      ['reminder', 1, DAY],
    ]);
    expect(noticed(scene.table, notices(scene.table)[1])).toEqual({
      person: ann.id,
      until: scene.at + 2 * DAY,
    });
  });

  it('comes at half of what is left of the whole match', () => {
    const scene = playing({ clock: { per: 'match', ms: 4 * DAY } });
    scene.pass(DAY);
    must(scene.submit(ann));
    // Ben has used a day; of the other three half is left at noon of the third.
    expect(listed(scene)).toEqual([
      ['turn', 1, TURN_MS - DAY],
      ['reminder', 1, 1.5 * DAY],
    ]);
  });

  it('does not come where time is short or none', () => {
    for (const clock of [{ per: 'none' }, { per: 'move', ms: DAY - 1 }, { per: 'match', ms: DAY / 2 }])
      expect(listed(playing({ clock })).filter(([is]) => is === 'reminder')).toEqual([]);
  });
});
