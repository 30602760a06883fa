import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, finish, gathered, person, type TestTable } from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { say } from './chat.js';
import { join, kick, leave, sit } from './gathering.js';
import type { Happening, StoredHappening } from './happening.js';
import { become, calledOtherwise, forget, rename, scrubbed } from './person-changes.js';
import { resign } from './playing.js';
import { showLines, showLog, showTable, summaryOf, viewerOf } from './show.js';
import { ready, start } from './start.js';
import { Table } from './table.js';

const skull = { game: 'skull', seats: 3 } as const;
const king = { game: 'skull-king', seats: 3 } as const;
const account = person('Account');

const forgotten = (scene: TestTable, who: typeof ann): void => scene.self((t, at) => forget(t, who.id, at));

describe('rename', () => {
  it('shows the new name wherever they are, and in finished matches the old', () => {
    const scene = gathered(skull, [ann, ben]);
    const { seq } = scene.table;
    scene.self((t, at) => rename(t, { id: ben.id, name: 'Benedict' }, at));
    scene.self((t, at) => rename(t, { id: ben.id, name: 'Benedict' }, at));
    scene.self((t, at) => rename(t, { id: cat.id, name: 'Kate' }, at));
    expect(scene.since(seq)).toEqual(['named']);
    expect(showTable(scene.table)).toMatchObject({ places: [{}, { name: 'Benedict' }, {}] });
    const over = finish(begun(skull, [ann, ben]));
    over.self((t, at) => rename(t, { id: ben.id, name: 'Benedict' }, at));
    expect(showTable(over.table).places[1].name).toBe('Ben');
  });

  it('is for those who watch, and for those who gave up and went; not at a table that is closed', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(cat, join);
    scene.do(ben, resign);
    scene.do(ben, leave);
    const { seq } = scene.table;
    for (const { id } of [ben, cat]) scene.self((t, at) => rename(t, { id, name: `New ${id}` }, at));
    expect(scene.since(seq)).toEqual(['named', 'named']);
    expect(showTable(scene.table).places[1].name).toBe(`New ${ben.id}`);
    const closed = gathered(skull, [ann, ben]);
    closed.self((t, at) => void t.happen({ is: 'closed' }, at));
    closed.self((t, at) => rename(t, { id: ben.id, name: 'Benedict' }, at));
    expect(closed.since(0).at(-1)).toBe('closed');
  });
});

describe('become', () => {
  it('gives the account what was the guest’s', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(ann, (t, r) => say(t, r, { channel: 'table', phrase: 'ahoy' }));
    scene.self((t, at) => become(t, ann.id, account, at));
    const shown = showTable(scene.table);
    expect(shown).toMatchObject({
      host: account.id,
      places: [{ person: account.id, name: 'Account' }, {}, {}],
    });
    expect(shown.people[0]).toEqual({ person: account.id, name: 'Account' });
    expect(showLines(scene.table, null, 0)[0]).toMatchObject({ person: account.id, name: 'Account' });
    expect(viewerOf(scene.table, account.id)).toBe(0);
    expect(viewerOf(scene.table, ann.id)).toBe('spectator');
    expect(JSON.stringify(shown)).not.toContain(ann.id);
  });

  it('joins two who were there as one, but not two who both sit', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(account, join);
    scene.self((t, at) => become(t, ben.id, account, at));
    expect([...scene.table.people]).toEqual([ann.id, account.id]);
    const both = gathered(skull, [ann, ben, account]);
    const { seq } = both.table;
    both.self((t, at) => become(t, ben.id, account, at));
    both.self((t, at) => become(t, cat.id, account, at));
    both.self((t, at) => become(t, ben.id, ben, at));
    expect(both.table.seq).toBe(seq);
  });

  it('is for a guest who watches, where the account sits; nobody becomes who they are', () => {
    const scene = gathered(skull, [ann, account]);
    scene.do(cat, join);
    const { seq } = scene.table;
    scene.self((t, at) => become(t, cat.id, cat, at));
    expect(scene.since(seq)).toEqual([]);
    scene.self((t, at) => become(t, cat.id, account, at));
    expect(scene.since(seq)).toEqual(['became']);
    expect([...scene.table.people]).toEqual([ann.id, account.id]);
  });

  it('lets nobody be both sent away and there', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(account, join);
    scene.do(ann, (t, r) => kick(t, r, { person: ben.id }));
    scene.self((t, at) => become(t, ben.id, account, at));
    expect([...scene.table.kicked]).toEqual([]);
    expect(scene.table.people.has(account.id)).toBe(true);
  });

  it('does not wash away having been sent away', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(ann, (t, r) => kick(t, r, { person: ben.id }));
    scene.self((t, at) => become(t, ben.id, account, at));
    expect(scene.refused(account, join)).toBe('kicked');
  });
});

describe('somebody called otherwise from the beginning', () => {
  const opened: Happening = {
    is: 'opened',
    host: ann.id,
    name: 'Ann',
    game: 'skull',
    rules: 1,
    options: {},
    seats: 2,
    settings: {},
  } as unknown as Happening;
  const became: Happening = { is: 'became', person: ben.id, now: ann.id, name: 'Ann' };
  const named: Happening[] = [
    { is: 'joined', person: ann.id, name: 'Ann' },
    { is: 'taken', seat: 0, person: ann.id, name: 'Ann' },
    { is: 'named', person: ann.id, name: 'Ann' },
  ];

  it('is so wherever the name stood, and nobody else is', () => {
    for (const what of [opened, became, ...named]) {
      expect(calledOtherwise(what, ann.id, 'Eve')).toEqual({ ...what, name: 'Eve' });
      expect(calledOtherwise(what, cat.id, 'Eve')).toEqual(what);
    }
    expect(calledOtherwise(became, ben.id, 'Eve')).toEqual({ ...became, name: 'Eve' });
    expect(scrubbed(became, ben.id)).toEqual({ ...became, name: '' });
    const left: Happening = { is: 'left', person: ann.id };
    expect(calledOtherwise(left, ann.id, 'Eve')).toEqual(left);
  });
});

describe('forget', () => {
  it('frees the seat before the start, and hands on hosting', () => {
    const scene = gathered(skull, [ann, ben]);
    forgotten(scene, ann);
    expect(showTable(scene.table)).toMatchObject({
      host: ben.id,
      places: [{ person: null, name: null }, {}, {}],
    });
    expect(JSON.stringify([showTable(scene.table), summaryOf(scene.table)])).not.toMatch(/ann/i);
    forgotten(scene, ben);
    expect(scene.table.phase).toBe('closed');
    forgotten(scene, ben);
  });

  it('leaves a nobody’s seat in a match, which a bosun plays to the end', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(ben, (t, r) => say(t, r, { channel: 'table', text: 'my secret' }));
    const { seq } = scene.table;
    forgotten(scene, ben);
    expect(scene.since(seq)).toEqual(['forgot', 'bot']);
    expect(showTable(scene.table).places[1]).toMatchObject({
      person: null,
      name: null,
      bot: null,
      control: 'bot',
    });
    expect(showLines(scene.table, ann.id, 0)).toEqual([]);
    expect(scene.refused(cat, (t, r) => sit(t, r, {}))).toBe('already-started');
    finish(scene);
    expect(showLog(scene.table)!.proof.saltHashes[1]).not.toBeNull();
  });

  it('is done once, of those who were there, and leaves the match to those who play it', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(cat, join);
    scene.do(ben, resign);
    const { seq } = scene.table;
    for (const who of [account, cat, ben, ben]) forgotten(scene, who);
    expect(scene.since(seq)).toEqual(['forgot', 'forgot']);
    expect(finish(scene).table.phase).toBe('over');
    const closed = gathered(skull, [ann, ben]);
    closed.self((t, at) => void t.happen({ is: 'closed' }, at));
    const before = closed.table.seq;
    forgotten(closed, ann);
    expect(closed.since(before)).toEqual(['forgot']);
  });

  it('takes their own words and no others', () => {
    const scene = gathered(skull, [ann, ben]);
    for (const one of [ann, ben]) scene.do(one, (t, r) => say(t, r, { channel: 'table', text: 'ahoy' }));
    const said = scene.kept.map(({ what }) => what).filter(({ is }) => is === 'said');
    expect(said.map((what) => scrubbed(what, ben.id))).toEqual([said[0], { ...said[1], said: null }]);
  });

  it('works during a pause, and ends one that waited for them', () => {
    const scene = begun({ ...king, settings: { away: 'pause' } }, [ann, ben, cat]);
    scene.attend(scene.chore('absence', 1)!);
    forgotten(scene, ben);
    expect(scene.table.pause).toBeNull();
    for (const one of [ann, cat]) scene.do(one, (t, r) => wish(t, r, { wish: 'pause' }));
    forgotten(scene, cat);
    expect(scene.table.pause).toEqual({ absent: null });
    scene.do(ann, (t, r) => wish(t, r, { wish: 'resume' }));
    expect(finish(scene).table.phase).toBe('over');
  });

  it('works between seal and deal', () => {
    const scene = gathered(skull, [ann, ben]);
    for (const one of [ann, ben]) scene.do(one, (t, r) => ready(t, r, { saltHash: 'c0'.repeat(32) }));
    scene.do(ann, (t, r) => start(t, r, { id: 'deal', secret: 'ab'.repeat(32) }));
    forgotten(scene, ben);
    forgotten(scene, ann);
    scene.attend(scene.chore('deal')!);
    expect(scene.table.host).toBeNull();
    while (scene.table.phase === 'playing') scene.attend(scene.chore('bot')!);
    expect(scene.table.phase).toBe('over');
  });

  it('works for somebody who was away when it ended', () => {
    const scene = begun({ ...king, settings: { away: 'bot' } }, [ann, ben]);
    scene.attend(scene.chore('absence', 1)!);
    finish(scene);
    expect(showTable(scene.table).places[1].away).toBe(false);
    forgotten(scene, ben);
    expect(scene.since(0).slice(-2)).toEqual(['over', 'forgot']);
  });

  it('leaves an opaque seat in a finished match', () => {
    const scene = finish(begun(skull, [ann, ben]));
    scene.do(ben, leave);
    forgotten(scene, ben);
    expect(showTable(scene.table).places[1]).toMatchObject({ person: null, name: null });
  });

  it('folds to the same table from what is kept without names and words', () => {
    const scene = begun(king, [ann, ben]);
    scene.do(ben, (t, r) => say(t, r, { channel: 'table', text: 'my secret' }));
    scene.self((t, at) => rename(t, { id: ben.id, name: 'Benedict' }, at));
    must(scene.submit(ann));
    forgotten(scene, ben);
    const kept: StoredHappening[] = scene.kept.map((one) => ({ ...one, what: scrubbed(one.what, ben.id) }));
    expect(JSON.stringify(kept)).not.toMatch(/my secret|Ben/);
    const table = new Table(scene.id, scene.table.secret, scene.served);
    for (const one of kept) table.fold(one);
    expect(showTable(table)).toEqual(showTable(scene.table));
  });
});
