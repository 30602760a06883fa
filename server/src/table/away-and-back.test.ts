import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, finish, gathered, type TestTable } from '../../test/test-table.js';
import { back, wish } from './away-and-back.js';
import { absent, chores } from './deadlines.js';
import { join } from './gathering.js';
import { resign, submit, undo } from './playing.js';
import { showTable } from './show.js';

type Away = 'wait' | 'pause' | 'bot';
const table = { game: 'skull-king', seats: 3 } as const;
const played = (away: Away): TestTable => begun({ ...table, settings: { away } }, [ann, ben, cat]);
const wishes = (scene: TestTable, by: typeof ann, what: 'pause' | 'resume' | null) =>
  scene.ask(by, (t, r) => wish(t, r, { wish: what }));

/** The seat's owner was looked for and was not there. */
function missing(scene: TestTable, seat: number): TestTable {
  scene.attend(scene.chore('absence', seat)!);
  expect(scene.table.places[seat].away).toBe(true);
  return scene;
}

describe('absence', () => {
  it('is looked for after a minute and a half where it matters', () => {
    const scene = played('bot');
    expect(scene.chore('absence', 1)).toEqual({ is: 'absence', at: scene.at + 90_000, seat: 1 });
    expect(chores(played('wait').table).map(({ is }) => is)).toEqual(['close']);
    must(scene.submit(ben));
    expect(scene.chore('absence', 1)).toBeUndefined();
  });

  it('is not believed too early, nor of somebody who acted, nor where the table waits', () => {
    const scene = played('bot');
    scene.pass(89_999);
    scene.self((t, at) => absent(t, 1, at));
    must(scene.submit(cat));
    scene.pass(1);
    scene.self((t, at) => absent(t, 2, at));
    expect(scene.table.places.some(({ away }) => away)).toBe(false);
    const waits = played('wait');
    waits.pass(1_000_000);
    waits.self((t, at) => absent(t, 1, at));
    expect(waits.table.places[1].away).toBe(false);
  });

  it('stops the table where that was agreed, until everybody is back', () => {
    const scene = played('pause');
    const { seq } = scene.table;
    missing(scene, 1);
    expect(scene.since(seq)).toEqual(['away', 'pause']);
    expect(showTable(scene.table)).toMatchObject({ paused: true, places: [{}, { away: true }, {}] });
    expect(scene.submit(ann)).toMatchObject({ error: { key: 'paused' } });
    expect(chores(scene.table).map(({ is }) => is)).toEqual(['close']);
    const then = scene.table.seq;
    scene.do(ben, back);
    expect(scene.since(then)).toEqual(['returned', 'resume']);
    expect(scene.table.match!.log().entries).toEqual([{ table: 'pause' }, { table: 'resume' }]);
    must(scene.submit(ann));
  });

  it('lets a bosun play where that was agreed, until the owner is back', () => {
    const scene = played('bot');
    const { seq } = scene.table;
    missing(scene, 1);
    expect(scene.since(seq)).toEqual(['away', 'bot']);
    expect(showTable(scene.table).places[1]).toMatchObject({ away: true, control: 'bot' });
    scene.attend(scene.chore('bot', 1)!);
    const then = scene.table.seq;
    expect(scene.do(ben, back)).toEqual({ seq: then + 1 });
    expect(scene.since(then)).toEqual(['returned', 'back']);
    expect(showTable(scene.table).places[1]).toMatchObject({ away: false, control: 'owner' });
  });

  it('is not found again at once in somebody who came back without a word', () => {
    const scene = missing(played('bot'), 1);
    scene.do(ben, back);
    expect(scene.chore('absence', 1)!.at).toBe(scene.at + 90_000);
  });

  it('ends by acting', () => {
    const scene = missing(played('bot'), 1);
    const { seq } = scene.table;
    must(scene.submit(ben));
    expect(scene.since(seq)).toEqual(['returned', 'back', 'acted']);
    const paused = missing(played('pause'), 1);
    const then = paused.table.seq;
    must(paused.submit(ben));
    expect(paused.since(then)).toEqual(['returned', 'resume', 'acted']);
  });

  it('does not end by acting against the rules', () => {
    const scene = missing(played('pause'), 1);
    const { seq } = scene.table;
    expect(scene.submit(ben, 'bid:99').ok).toBe(false);
    expect(scene.submit(ben, 'nonsense').ok).toBe(false);
    expect(scene.table.seq).toBe(seq);
    expect(scene.table.pause).toEqual({ absent: 1 });
  });

  it('keeps the table stopped as long as anybody else is away', () => {
    const scene = begun({ ...table, settings: { away: 'pause', clock: { per: 'move', ms: 5_000 } } }, [
      ann,
      ben,
      cat,
    ]);
    // With everything waiting for both, both run out twice in a row; the second of them finds it stopped already.
    for (let i = 0; i < 60 && scene.table.pause === null; i++) {
      const clock = scene.chore('clock', 1) ?? scene.chore('clock', 2);
      if (scene.table.actors.includes(0)) must(scene.submit(ann));
      else if (clock !== undefined) scene.attend(clock);
    }
    expect(scene.table.pause).not.toBeNull();
    const first = scene.table.pause!.absent!;
    const other = first === 1 ? 2 : 1;
    for (const one of [ann, first === 1 ? cat : ben]) must(wishes(scene, one, 'resume'));
    expect(scene.table.pause).toBeNull();
    for (let i = 0; i < 60 && !scene.table.places[other].away; i++) {
      const clock = scene.chore('clock', 1) ?? scene.chore('clock', 2);
      if (scene.table.actors.includes(0)) must(scene.submit(ann));
      else if (clock !== undefined) scene.attend(clock);
    }
    expect(scene.table.pause).toEqual({ absent: other });
    scene.do(other === 1 ? ben : cat, back);
    expect(scene.table.pause).not.toBeNull();
    expect(scene.submit(first === 1 ? cat : ben)).toMatchObject({ error: { key: 'paused' } });
    scene.do(first === 1 ? ben : cat, back);
    expect(scene.table.pause).toBeNull();
  });

  it('is not for those who resigned, nor without a seat', () => {
    const scene = missing(played('pause'), 1);
    scene.do(ben, resign);
    expect(scene.table.pause).toBeNull();
    expect(scene.table.places[1].away).toBe(false);
    expect(scene.refused(ben, back)).toBe('resigned');
    expect(gathered(table, [ann]).refused(ann, back)).toBe('not-started');
    const { seq } = scene.table;
    expect(scene.do(ann, back)).toEqual({ seq });
  });
});

describe('agreement', () => {
  it('pauses and goes on when everybody wishes it', () => {
    const scene = played('wait');
    must(wishes(scene, ann, 'pause'));
    must(wishes(scene, ben, 'pause'));
    expect(showTable(scene.table)).toMatchObject({
      paused: false,
      places: [{ wish: 'pause' }, {}, { wish: null }],
    });
    const { seq } = scene.table;
    expect(must(wishes(scene, cat, 'pause'))).toEqual({ seq: seq + 1 });
    expect(scene.since(seq)).toEqual(['wished', 'pause']);
    expect(showTable(scene.table).places.map((place) => place.wish)).toEqual([null, null, null]);
    expect(scene.submit(ann)).toMatchObject({ error: { key: 'paused' } });
    expect(scene.refused(ann, undo)).toBe('paused');
    for (const one of [ann, ben, cat]) must(wishes(scene, one, 'resume'));
    expect(scene.table.match!.paused).toBe(false);
    must(scene.submit(ann));
  });

  it('can be taken back, and makes sense', () => {
    const scene = played('wait');
    expect(wishes(scene, ann, 'resume')).toMatchObject({ error: { key: 'not-paused' } });
    must(wishes(scene, ann, 'pause'));
    must(wishes(scene, ann, null));
    const { seq } = scene.table;
    expect(must(wishes(scene, ann, null))).toEqual({ seq });
    for (const one of [ben, cat]) must(wishes(scene, one, 'pause'));
    expect(scene.table.pause).toBeNull();
    must(wishes(scene, ann, 'pause'));
    expect(wishes(scene, ann, 'pause')).toMatchObject({ error: { key: 'paused' } });
  });

  it('needs only those who are there and play', () => {
    const scene = begun({ ...table, seats: 4, settings: { away: 'bot' } }, [ann, ben, cat]);
    scene.do(cat, resign);
    missing(scene, 1);
    must(wishes(scene, ann, 'pause'));
    expect(scene.table.pause).toEqual({ absent: null });
    expect(wishes(scene, cat, 'resume')).toMatchObject({ error: { key: 'resigned' } });
  });

  it('is reached when the last one against it resigns or goes', () => {
    const scene = played('bot');
    for (const one of [ann, ben]) must(wishes(scene, one, 'pause'));
    missing(scene, 2);
    expect(scene.table.pause).toEqual({ absent: null });
    must(wishes(scene, ann, 'resume'));
    scene.do(ben, resign);
    expect(scene.table.pause).toBeNull();
  });

  it('stays when somebody comes back during a pause that was agreed', () => {
    const scene = missing(played('bot'), 1);
    for (const one of [ann, cat]) must(wishes(scene, one, 'pause'));
    expect(scene.submit(ben)).toMatchObject({ error: { key: 'paused' } });
    const { seq } = scene.table;
    scene.do(ben, back);
    expect(scene.since(seq)).toEqual(['returned', 'resume', 'back', 'pause']);
    expect(scene.table.pause).toEqual({ absent: null });
    expect(showTable(scene.table).places[1].control).toBe('owner');
  });

  it('counts whoever wishes as here again', () => {
    const scene = missing(played('pause'), 1);
    must(wishes(scene, ben, 'resume'));
    expect(scene.table.pause).toBeNull();
    missing(scene, 1);
    must(wishes(scene, ben, 'pause'));
    expect(scene.table.places[1]).toMatchObject({ away: false, wish: 'pause' });
  });

  it('is not asked of watchers', () => {
    const scene = played('wait');
    scene.do({ id: 'eve0000000000000', name: 'Eve' }, join);
    expect(wishes(scene, { id: 'eve0000000000000', name: 'Eve' }, 'pause')).toMatchObject({
      error: { key: 'not-seated' },
    });
  });
});

it('an undo by somebody away brings them back', () => {
  const scene = begun({ ...table, settings: { away: 'wait', clock: { per: 'move', ms: 5_000 } } }, [
    ann,
    ben,
  ]);
  while (!scene.table.places[1].away) {
    const clock = scene.chore('clock', 1);
    const bot = scene.chore('bot');
    if (scene.table.actors.includes(0)) must(scene.submit(ann));
    else scene.attend(bot ?? clock!);
  }
  scene.self((t, at) => t.happen({ is: 'away', seat: 0 }, at));
  while (!scene.table.actors.includes(0) && scene.table.phase === 'playing')
    scene.attend(scene.chore('bot') ?? scene.chore('clock', 1)!);
  expect(scene.table.phase).toBe('playing');
  const { decision } = scene.table.sight(0)!;
  expect(scene.ask(ann, (t, r) => submit(t, r, { decision, actions: [scene.word(0)] })).ok).toBe(true);
  expect(scene.table.places[0].away).toBe(false);
  finish(scene);
});
