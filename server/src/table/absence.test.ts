import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, gathered, type TestTable } from '../../test/test-table.js';
import { appear, disappear, nudge, standIn } from './absence.js';
import { back } from './away-and-back.js';
import { clear, sit } from './gathering.js';
import { host } from './host.js';
import { become } from './person-changes.js';
import { resign } from './playing.js';
import type { Person } from './request.js';
import { showTable } from './show.js';

const king = { game: 'skull-king', seats: 4 } as const;
const MINUTE = 60_000;

const goes = (scene: TestTable, { id }: Person): void => scene.self((t, at) => void disappear(t, id, at));
const comes = (scene: TestTable, { id }: Person): void => scene.self((t, at) => void appear(t, id, at));
const votes = (scene: TestTable, by: Person, seat: number, agreed = true) =>
  scene.ask(by, (t, r) => standIn(t, r, { seat, agreed }));
const nudges = (scene: TestTable, by: Person, seat: number) => scene.ask(by, (t, r) => nudge(t, r, { seat }));
const place = (scene: TestTable, seat: number) => showTable(scene.table).places[seat];

describe('somebody whom nothing shows any more', () => {
  it('is seen to be gone, since when, and to be back, whatever the table does about it', () => {
    for (const away of ['wait', 'pause', 'bot'] as const) {
      const scene = begun({ ...king, settings: { away } }, [ann, ben]);
      const { seq } = scene.table;
      goes(scene, ben);
      const since = scene.at;
      scene.pass(MINUTE);
      goes(scene, ben);
      expect(scene.since(seq)).toEqual(['unseen']);
      expect(place(scene, 1)).toMatchObject({ unseen: since, away: false, control: 'owner' });
      expect(showTable(scene.reloaded())).toEqual(showTable(scene.table));
      comes(scene, ben);
      comes(scene, ben);
      expect(scene.since(seq)).toEqual(['unseen', 'seen']);
      expect(place(scene, 1).unseen).toBeNull();
    }
  });

  it('has a seat at a table that is not over', () => {
    const scene = gathered(king, [ann, ben]);
    const { seq } = scene.table;
    goes(scene, cat);
    expect(scene.since(seq)).toEqual([]);
    goes(scene, ben);
    expect(place(scene, 1).unseen).toBe(scene.at);
    scene.self((t, at) => become(t, ben.id, dan, at));
    expect(place(scene, 1)).toMatchObject({ person: dan.id, unseen: scene.at });
  });

  it('before the start gives up the seat if the host wishes it, and hosting after half a minute', () => {
    const scene = gathered(king, [ann, ben, cat]);
    const clears = (by: Person, seat: number) => scene.ask(by, (t, r) => clear(t, r, { seat }));
    expect(clears(ann, 1)).toMatchObject({ error: { key: 'no-bot-there' } });
    goes(scene, ben);
    must(clears(ann, 1));
    expect(place(scene, 1).person).toBeNull();
    must(scene.ask(ben, (t, r) => sit(t, r, { seat: 1 })));
    const hosts = (by: Person, person: Person) => scene.ask(by, (t, r) => host(t, r, { person: person.id }));
    goes(scene, ann);
    scene.pass(29_999);
    expect(hosts(cat, cat)).toMatchObject({ error: { key: 'not-host' } });
    scene.pass(1);
    expect(hosts(cat, ben)).toMatchObject({ error: { key: 'not-host' } });
    expect(hosts(dan, dan)).toMatchObject({ error: { key: 'not-host' } });
    must(hosts(cat, cat));
    expect(scene.table.host).toBe(cat.id);
  });
});

describe('a bot for somebody who is gone', () => {
  it('plays when most of those who are there agree, two minutes after they have gone, until they are back', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    expect(votes(scene, ann, 1)).toMatchObject({ error: { key: 'still-there' } });
    goes(scene, ben);
    scene.pass(2 * MINUTE - 1);
    expect(votes(scene, ann, 1)).toMatchObject({ error: { key: 'too-early', args: { seconds: 1 } } });
    scene.pass(1);
    must(votes(scene, ann, 1));
    expect(place(scene, 1)).toMatchObject({ votes: [0], control: 'owner' });
    const { seq } = scene.table;
    must(votes(scene, cat, 1));
    expect(scene.since(seq)).toEqual(['voted', 'away', 'bot']);
    expect(place(scene, 1)).toMatchObject({ votes: [], away: true, control: 'bot' });
    scene.attend(scene.chore('bot', 1)!);
    expect(showTable(scene.reloaded())).toEqual(showTable(scene.table));
    // There is nothing left to agree to.
    must(votes(scene, dan, 1));
    comes(scene, ben);
    scene.do(ben, back);
    expect(place(scene, 1)).toMatchObject({ away: false, control: 'owner', unseen: null });
  });

  it('is the only other one’s to decide', () => {
    const scene = begun(king, [ann, ben]);
    goes(scene, ben);
    scene.pass(2 * MINUTE);
    must(votes(scene, ann, 1));
    expect(place(scene, 1).control).toBe('bot');
  });

  it('can be agreed to no more, and is forgotten when the owner comes', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    goes(scene, ben);
    scene.pass(2 * MINUTE);
    must(votes(scene, ann, 1));
    must(votes(scene, ann, 1, false));
    must(votes(scene, cat, 1));
    expect(place(scene, 1)).toMatchObject({ votes: [2], control: 'owner' });
    comes(scene, ben);
    expect(place(scene, 1).votes).toEqual([]);
  });

  it('needs no voice of those who are gone themselves, or have resigned', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    goes(scene, ben);
    scene.do(dan, resign);
    scene.pass(2 * MINUTE);
    must(votes(scene, ann, 1));
    expect(place(scene, 1).control).toBe('owner');
    expect(votes(scene, dan, 1)).toMatchObject({ error: { key: 'resigned' } });
    goes(scene, cat);
    expect(place(scene, 1)).toMatchObject({ control: 'bot', away: true });
  });

  it('lets a match go on that was stopped for them', () => {
    const scene = begun({ ...king, settings: { away: 'pause' } }, [ann, ben]);
    goes(scene, ben);
    scene.attend(scene.chore('absence', 1)!);
    expect(scene.table.pause).toEqual({ absent: 1 });
    scene.pass(2 * MINUTE);
    must(votes(scene, ann, 1));
    expect(scene.table.pause).toBeNull();
    expect(place(scene, 1)).toMatchObject({ control: 'bot', away: true });
    must(scene.submit(ann));
    must(scene.submit(ben));
    expect(place(scene, 1)).toMatchObject({ control: 'owner', away: false });
  });

  it('is not for one’s own seat, a bot’s, or a seat that is none', () => {
    const scene = begun(king, [ann, ben]);
    expect(votes(scene, ann, 0)).toMatchObject({ error: { key: 'still-there' } });
    expect(votes(scene, ann, 2)).toMatchObject({ error: { key: 'nobody-there' } });
    expect(votes(scene, ann, 9)).toMatchObject({ error: { key: 'no-such-seat' } });
    expect(votes(scene, cat, 1)).toMatchObject({ error: { key: 'not-seated' } });
    expect(votes(gathered(king, [ann, ben]), ann, 1)).toMatchObject({ error: { key: 'not-started' } });
  });
});

describe('a nudge', () => {
  it('is for whoever is waited for, and not more than one in half a minute', () => {
    const scene = begun(king, [ann, ben, cat]);
    must(scene.submit(ann));
    must(nudges(scene, ann, 1));
    expect(place(scene, 1).nudged).toEqual({ by: 0, at: scene.at });
    scene.pass(10_000);
    expect(nudges(scene, cat, 1)).toMatchObject({ error: { key: 'too-fast', args: { seconds: 20 } } });
    scene.pass(20_000);
    must(nudges(scene, cat, 1));
    expect(nudges(scene, ben, 0)).toMatchObject({ error: { key: 'not-awaited' } });
    expect(nudges(scene, ben, 1)).toMatchObject({ error: { key: 'still-there' } });
    must(scene.submit(ben));
    expect(place(scene, 1).nudged).toBeNull();
  });
});
