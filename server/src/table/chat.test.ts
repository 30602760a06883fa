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
import { say } from './chat.js';
import { close } from './deadlines.js';
import { join, leave } from './gathering.js';
import type { Person } from './request.js';
import { showLines } from './show.js';

const skull = { game: 'skull', seats: 3 } as const;
const teams = { game: 'queens-collection', seats: 4, options: { mode: 'teams' } } as const;
const eve = person('Eve');

type Channel = 'table' | 'watchers' | 'team';
const tell =
  (channel: Channel, text = 'ahoy there') =>
  (t: TestTable['table'], r: Parameters<typeof say>[1]) =>
    say(t, r, { channel, text });
const heard = (scene: TestTable, one: Person | null): string[] =>
  showLines(scene.table, one?.id ?? null, 0).map(({ said }) => ('text' in said ? said.text : said.phrase));

describe('what is said', () => {
  it('is kept with who said it, as text or as a set phrase', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(ann, tell('table'));
    const { seq } = scene.do(ben, (t, r) => say(t, r, { channel: 'table', phrase: 'good-game' }));
    expect(showLines(scene.table, null, 0)).toMatchObject([
      { table: scene.id, person: ann.id, name: 'Ann', said: { text: 'ahoy there' } },
      { seq, at: scene.at, channel: 'table', name: 'Ben', said: { phrase: 'good-game' } },
    ]);
    expect(showLines(scene.table, null, seq - 1)).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['control characters', 'a\u0007b'],
    ['several lines', 'a\nb'],
    ['too much', 'x'.repeat(301)],
    ['what turns the text around', 'a\u202eb'],
    ['a joiner of nothing', 'a\u200d'],
    ['joiners of each other', 'a\u200d\u200db'],
  ])('is not %s', (_, text) => {
    const scene = gathered(skull);
    expect(scene.refused(ann, tell('table', text))).toBe('wants-text');
  });

  it('may be joined as scripts and emojis are', () => {
    const scene = gathered(skull, [ann, ben]);
    for (const text of ['🏴\u200d☠️', 'می\u200cخواهم']) scene.do(ann, tell('table', text));
    expect(heard(scene, ben)).toEqual(['🏴\u200d☠️', 'می\u200cخواهم']);
  });

  it('comes from those who are there', () => {
    const scene = gathered(skull);
    expect(scene.refused(ben, tell('table'))).toBe('not-at-table');
    scene.do(ben, join);
    scene.do(ben, tell('table'));
    scene.pass(86_400_000);
    scene.self((t, at) => close(t, at));
    expect(scene.refused(ben, tell('table'))).toBe('table-closed');
  });

  it('is no more than five lines in ten seconds and forty in ten minutes', () => {
    const scene = gathered(skull, [ann, ben]);
    for (let i = 0; i < 5; i++) scene.do(ann, tell('table'));
    scene.pass(3_500);
    expect(scene.ask(ann, tell('table'))).toMatchObject({ error: { key: 'too-fast', args: { seconds: 7 } } });
    scene.do(ben, tell('table'));
    scene.pass(6_500);
    for (let round = 1; round < 8; round++) {
      for (let i = 0; i < 5; i++) scene.do(ann, tell('table'));
      scene.pass(10_000);
    }
    expect(scene.ask(ann, tell('table'))).toMatchObject({
      error: { key: 'too-fast', args: { seconds: 520 } },
    });
    scene.pass(520_000);
    scene.do(ann, tell('table'));
  });

  it('is remembered to two hundred lines', () => {
    const scene = gathered(skull);
    for (let i = 0; i < 205; i++) {
      scene.do(ann, tell('table', `line ${i}`));
      scene.pass(20_000);
    }
    expect(heard(scene, ann)).toHaveLength(200);
    expect(heard(scene, ann)[0]).toBe('line 5');
  });
});

describe('channels', () => {
  it('are one for everybody before and after play', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(cat, join);
    expect(scene.refused(cat, tell('table'))).toBe('seated-only');
    finish(scene).do(cat, tell('table', 'well played'));
    expect(heard(scene, ann)).toEqual(['well played']);
  });

  it('keep watchers among themselves while it matters', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(cat, join);
    scene.do(dan, join);
    scene.do(cat, tell('watchers', 'ben bluffs'));
    scene.do(ann, tell('table', 'hm'));
    expect(scene.refused(ann, tell('watchers'))).toBe('watchers-only');
    expect(heard(scene, dan)).toEqual(['ben bluffs', 'hm']);
    expect(heard(scene, ann)).toEqual(['hm']);
    expect(heard(scene, null)).toEqual(['hm']);
    expect(heard(scene, eve)).toEqual(['hm']);
    finish(scene);
    expect(heard(scene, ann)).toEqual(['ben bluffs', 'hm']);
  });

  it('has one for each team, and for nobody else', () => {
    const scene = begun(teams, [ann, ben, cat, dan]);
    expect(scene.table.teams).toEqual([0, 1, 0, 1]);
    scene.do(ann, tell('team', 'the map, Cat'));
    scene.do(dan, tell('team', 'ours'));
    scene.do(eve, join);
    expect(scene.refused(eve, tell('team'))).toBe('not-seated');
    expect(heard(scene, cat)).toEqual(['the map, Cat']);
    expect(heard(scene, ben)).toEqual(['ours']);
    expect(heard(scene, eve)).toEqual([]);
    expect(heard(scene, null)).toEqual([]);
    finish(scene).do(eve, leave);
    expect(heard(scene, ben)).toEqual(['ours']);
    expect(heard(scene, null)).toEqual([]);
  });

  it('has none for teams where there are no teams, or none yet', () => {
    expect(begun(skull, [ann]).refused(ann, tell('team'))).toBe('no-teams');
    const together = { ...teams, options: { mode: 'cooperative' } } as const;
    expect(begun(together, [ann]).refused(ann, tell('team'))).toBe('no-teams');
    expect(gathered(teams, [ann]).refused(ann, tell('team'))).toBe('not-started');
  });
});
