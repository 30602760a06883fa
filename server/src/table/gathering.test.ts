import type { Body } from '@crossbones/api';
import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, gathered, TestTable } from '../../test/test-table.js';
import { close } from './deadlines.js';
import { change, clear, code, fill, join, kick, leave, open, sit, stand } from './gathering.js';
import { host } from './host.js';
import type { Person } from './request.js';
import { showTable } from './show.js';
import { ready } from './start.js';

const skull = { game: 'skull', seats: 3 } as const;
const hash = 'c0'.repeat(32);
const opened = (): TestTable => {
  const scene = new TestTable();
  scene.do(ann, (t, r) => open(t, r, skull));
  return scene;
};

describe('open', () => {
  it('makes the opener host, seats them first, and fills in what was not said', () => {
    const scene = new TestTable();
    expect(scene.do(ann, (t, r) => open(t, r, skull))).toEqual({ table: scene.id, seq: 1 });
    expect(showTable(scene.table)).toMatchObject({
      seq: 2,
      game: 'skull',
      options: { gangs: 1 },
      settings: { public: false, clock: { per: 'none' }, undo: true, away: 'wait' },
      phase: 'gathering',
      host: ann.id,
      places: [{ person: ann.id, name: 'Ann', ready: false }, { person: null }, { person: null }],
      people: [{ person: ann.id, name: 'Ann' }],
      opened: scene.at,
    });
  });

  it('refuses options and seats that the game does not know', () => {
    const scene = new TestTable();
    expect(scene.refused(ann, (t, r) => open(t, r, { game: 'skull', seats: 2 }))).toBe(
      'one-gang-each-needs-three-seats',
    );
    expect(scene.refused(ann, (t, r) => open(t, r, { ...skull, options: { wild: 1 } }))).toBe(
      'unknown-field',
    );
    expect(scene.refused(ann, (t, r) => open(t, r, { game: 'skull', seats: 30 }))).toBe('wants-int');
    expect(scene.table.seq).toBe(0);
  });

  it('keeps the settings that were said', () => {
    const scene = new TestTable();
    const settings = { public: true, clock: { per: 'move', ms: 30_000 }, away: 'bot' } as const;
    scene.do(ann, (t, r) => open(t, r, { ...skull, settings }));
    expect(scene.table.settings).toEqual({ ...settings, undo: true, odds: true });
  });
});

describe('join and sit', () => {
  it('lets anybody come and watch, once', () => {
    const scene = opened();
    expect(scene.do(ben, join)).toEqual({ seq: 3 });
    expect(scene.do(ben, join)).toEqual({ seq: 3 });
    expect(showTable(scene.table).people.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(scene.table.seatOf(ben.id)).toBeNull();
  });

  it('seats whoever comes on the first free seat or on the one they want', () => {
    const scene = opened();
    expect(scene.do(ben, (t, r) => sit(t, r, { seat: 2 }))).toEqual({ seq: 4, seat: 2 });
    expect(scene.since(2)).toEqual(['joined', 'sat']);
    expect(scene.do(cat, (t, r) => sit(t, r, {}))).toMatchObject({ seat: 1 });
    expect(scene.refused(dan, (t, r) => sit(t, r, {}))).toBe('no-free-seat');
    expect(scene.refused(dan, (t, r) => sit(t, r, { seat: 1 }))).toBe('seat-taken');
    expect(scene.refused(dan, (t, r) => sit(t, r, { seat: 3 }))).toBe('no-such-seat');
  });

  it('moves those who sit already, and they stay ready', () => {
    const scene = opened();
    scene.do(ann, (t, r) => ready(t, r, { saltHash: hash }));
    scene.do(ann, (t, r) => sit(t, r, { seat: 2 }));
    expect(scene.table.places.map(({ person, saltHash }) => [person, saltHash])).toEqual([
      [null, null],
      [null, null],
      [ann.id, hash],
    ]);
    expect(scene.do(ann, (t, r) => sit(t, r, {}))).toEqual({ seq: 4, seat: 2 });
  });

  it('keeps others ready when seats and bots change', () => {
    const scene = opened();
    scene.do(ann, (t, r) => ready(t, r, { saltHash: hash }));
    scene.do(ben, (t, r) => sit(t, r, {}));
    scene.do(ann, (t, r) => fill(t, r, {}));
    scene.do(ben, stand);
    expect(showTable(scene.table).places[0].ready).toBe(true);
  });

  it('lets people only watch once it has started, and nobody come once it is closed', () => {
    const scene = begun(skull);
    expect(scene.refused(ben, (t, r) => sit(t, r, {}))).toBe('already-started');
    scene.do(ben, join);
    scene.pass(86_400_000);
    scene.self((t, at) => close(t, at));
    expect(scene.refused(cat, join)).toBe('table-closed');
    expect(scene.refused(cat, (t, r) => sit(t, r, {}))).toBe('table-closed');
  });
});

describe('stand and leave', () => {
  it('frees the seat', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(ben, (t, r) => ready(t, r, { saltHash: hash }));
    scene.do(ben, stand);
    expect(scene.table.places[1]).toMatchObject({ person: null, saltHash: null });
    expect(scene.refused(ben, stand)).toBe('not-seated');
    scene.do(ben, leave);
    expect(scene.table.people.has(ben.id)).toBe(false);
    expect(scene.refused(ben, leave)).toBe('not-at-table');
  });

  it('hands hosting to the next by order of coming, and closes with the last', () => {
    const scene = gathered(skull, [ann, ben, cat]);
    scene.do(ann, leave);
    expect(scene.table.host).toBe(ben.id);
    scene.do(ann, join);
    scene.do(ben, leave);
    expect(scene.table.host).toBe(cat.id);
    scene.do(cat, leave);
    expect(scene.table.host).toBe(ann.id);
    scene.do(ann, leave);
    expect(scene.table.phase).toBe('closed');
    expect(scene.since(0).slice(-2)).toEqual(['left', 'closed']);
  });

  it('is not for those who play', () => {
    const scene = begun(skull, [ann, ben]);
    expect(scene.refused(ben, leave)).toBe('still-playing');
    expect(scene.refused(ben, stand)).toBe('already-started');
    scene.do(cat, join);
    scene.do(cat, leave);
  });
});

describe('kick', () => {
  it('sends somebody away for good', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(ann, (t, r) => kick(t, r, { person: ben.id }));
    expect(scene.table.places[1].person).toBeNull();
    expect(scene.refused(ben, join)).toBe('kicked');
    expect(scene.refused(ben, (t, r) => sit(t, r, {}))).toBe('kicked');
    expect(scene.refused(ben, leave)).toBe('kicked');
  });

  it('is the host’s alone, before the start, and not for themselves', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(scene.refused(ben, (t, r) => kick(t, r, { person: ann.id }))).toBe('not-host');
    expect(scene.refused(ann, (t, r) => kick(t, r, { person: ann.id }))).toBe('not-yourself');
    expect(scene.refused(ann, (t, r) => kick(t, r, { person: dan.id }))).toBe('nobody-there');
    const started = begun(skull, [ann, ben]);
    expect(started.refused(ann, (t, r) => kick(t, r, { person: ben.id }))).toBe('already-started');
  });
});

describe('hosting', () => {
  it('can be handed over to anybody there', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(scene.refused(ben, (t, r) => host(t, r, { person: ben.id }))).toBe('not-host');
    expect(scene.refused(ann, (t, r) => host(t, r, { person: dan.id }))).toBe('nobody-there');
    const { seq } = scene.table;
    expect(scene.do(ann, (t, r) => host(t, r, { person: ann.id }))).toEqual({ seq });
    scene.do(ann, (t, r) => host(t, r, { person: ben.id }));
    expect(scene.table.host).toBe(ben.id);
    expect(scene.refused(ann, (t, r) => fill(t, r, {}))).toBe('not-host');
  });
});

describe('bots', () => {
  it('fill one free seat or all of them, under names of their own', () => {
    const scene = new TestTable();
    scene.do(ann, (t, r) => open(t, r, { game: 'skull', seats: 12 }));
    scene.do(ann, (t, r) => fill(t, r, { seat: 7 }));
    const { seq } = scene.do(ann, (t, r) => fill(t, r, {}));
    expect(seq).toBe(scene.table.seq);
    const places = showTable(scene.table).places.slice(1);
    expect(places.every(({ bot, ready, control }) => bot === 'bosun' && ready && control === 'bot')).toBe(
      true,
    );
    expect(new Set(places.map(({ name }) => name)).size).toBe(11);
    expect(scene.refused(ann, (t, r) => fill(t, r, {}))).toBe('no-free-seat');
    expect(scene.refused(ann, (t, r) => fill(t, r, { seat: 0 }))).toBe('seat-taken');
  });

  it('have a level, and are bosuns where none was named', () => {
    const scene = gathered({ game: 'skull', seats: 4 }, [ann, ben]);
    scene.do(ann, (t, r) => clear(t, r, { seat: 3 }));
    scene.do(ann, (t, r) => fill(t, r, { seat: 3, level: 'admiral' }));
    const levels = showTable(scene.table).places.map(({ bot }) => bot);
    expect(levels).toEqual([null, null, 'bosun', 'admiral']);
    expect(showTable(scene.reloaded()).places.map(({ bot }) => bot)).toEqual(levels);
    const kept = scene.kept.flatMap(({ what }) => (what.is === 'filled' ? [Object.keys(what).length] : []));
    // What is kept of a bosun is what was kept of it when there was no other.
    expect(kept).toEqual([3, 3, 4]);
  });

  it('go when the host says so', () => {
    const scene = gathered(skull);
    expect(scene.refused(ben, (t, r) => clear(t, r, { seat: 1 }))).toBe('not-host');
    expect(scene.refused(ann, (t, r) => clear(t, r, { seat: 0 }))).toBe('no-bot-there');
    expect(scene.refused(ann, (t, r) => clear(t, r, { seat: 9 }))).toBe('no-such-seat');
    scene.do(ann, (t, r) => clear(t, r, { seat: 1 }));
    expect(scene.table.free).toBe(1);
  });
});

describe('code', () => {
  it('is for those who are there, lasts a day and ends with the start', () => {
    const scene = gathered(skull);
    expect(scene.refused(ben, (t, r) => code(t, r, 'ABCDEF'))).toBe('not-at-table');
    expect(scene.do(ann, (t, r) => code(t, r, 'ABCDEF'))).toEqual({
      seq: scene.table.seq,
      code: 'ABCDEF',
      expires: scene.at + 86_400_000,
    });
    expect(showTable(scene.table).code?.code).toBe('ABCDEF');
    const started = begun(skull);
    expect(started.table.code).toBeNull();
    expect(started.refused(ann, (t, r) => code(t, r, 'ABCDEF'))).toBe('already-started');
  });
});

describe('a table set otherwise', () => {
  const changes = (scene: TestTable, by: Person, body: Body<'change'>) =>
    scene.ask(by, (t, r) => change(t, r, body));
  const seats = (scene: TestTable) => showTable(scene.table).places.map(({ name }) => name);
  const king = { game: 'skull-king', seats: 4 } as const;

  it('has more seats or fewer; whoever sits beyond them moves up, people before bots', () => {
    const scene = gathered(king, [ann, ben]);
    const [, , bot] = seats(scene);
    scene.do(ben, (t, r) => stand(t, r));
    scene.do(ann, (t, r) => clear(t, r, { seat: 3 }));
    scene.do(ben, (t, r) => sit(t, r, { seat: 3 }));
    must(changes(scene, ann, { seats: 3 }));
    expect(seats(scene)).toEqual(['Ann', 'Ben', bot]);
    must(changes(scene, ann, { seats: 2 }));
    expect(seats(scene)).toEqual(['Ann', 'Ben']);
    must(changes(scene, ann, { seats: 6 }));
    expect(seats(scene)).toEqual(['Ann', 'Ben', null, null, null, null]);
    expect(showTable(scene.reloaded())).toEqual(showTable(scene.table));
  });

  it('keeps everybody who has a seat', () => {
    const scene = gathered(king, [ann, ben, cat, dan]);
    expect(changes(scene, ann, { seats: 3 })).toMatchObject({
      error: { key: 'too-many-seated', args: { seated: 4, seats: 3 } },
    });
  });

  it('is another game only where it is played otherwise: then nobody is ready', () => {
    const scene = gathered(king, [ann, ben]);
    scene.do(ben, (t, r) => ready(t, r, { saltHash: 'ab'.repeat(32) }));
    must(changes(scene, ann, { seats: 5, settings: { public: true } }));
    expect(showTable(scene.table).places[1].ready).toBe(true);
    const { seq } = scene.table;
    expect(must(changes(scene, ann, { seats: 5, options: { ...scene.table.options } }))).toEqual({ seq });
    must(changes(scene, ann, { options: { kraken: true } }));
    expect(showTable(scene.table).places[1].ready).toBe(false);
    expect(scene.table.options).toMatchObject({ kraken: true });
    scene.do(ben, (t, r) => ready(t, r, { saltHash: 'ab'.repeat(32) }));
    must(changes(scene, ann, { settings: { undo: false } }));
    expect(showTable(scene.table).places[1].ready).toBe(false);
  });

  it('is the host’s, before the start, and such as the game allows', () => {
    const scene = gathered(king, [ann, ben]);
    expect(changes(scene, ben, { seats: 3 })).toMatchObject({ error: { key: 'not-host' } });
    expect(changes(scene, ann, { seats: 9 }).ok).toBe(false);
    expect(changes(scene, ann, { options: { nonsense: 1 } }).ok).toBe(false);
    expect(changes(begun(king, [ann]), ann, { seats: 3 })).toMatchObject({
      error: { key: 'already-started' },
    });
  });
});
