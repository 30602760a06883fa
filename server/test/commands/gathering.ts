import { saltHashOf } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { type CommandBench, round, saltOf } from './bench.js';

const NO_TABLE = '0123456789abcdefghjk';
const NOBODY = '0123456789abcdef';
const HASH = 'ab'.repeat(32);

/** Tables before the start. */
export const gathering = (port: CommandBench): void => {
  describe('a table', () => {
    it('is opened with its host on the first seat', async () => {
      const [anne] = await port.come('Anne');
      const { table } = await anne.do('open', { body: { game: 'skull', seats: 5 } });
      expect(await port.look(anne, table)).toMatchObject({
        id: table,
        game: 'skull',
        phase: 'gathering',
        host: anne.person,
        options: { gangs: 1 },
        settings: { public: false, clock: { per: 'none' }, undo: true, away: 'wait', odds: true },
        people: [{ person: anne.person, name: 'Anne' }],
        places: [{ person: anne.person, name: 'Anne' }, {}, {}, {}, {}],
      });
      expect((await anne.do('mine')).tables.map(({ id }) => id)).toEqual([table]);
      expect((await port.stranger().do('mine')).tables).toEqual([]);
    });

    it('is not opened where the game cannot be played so', async () => {
      const [anne] = await port.come('Anne');
      const open = (seats: number, options: Record<string, unknown>, code: string) =>
        anne.fails('open', code, { body: { game: 'skull', seats, options } });
      await open(2, {}, 'one-gang-each-needs-three-seats');
      await open(13, {}, 'wants-int');
      await open(3, { gangs: 3 }, 'wants-choice');
      await open(3, { sails: 3 }, 'unknown-field');
      const body = { game: 'queens-collection', seats: 3, options: { mode: 'teams' } } as const;
      expect((await anne.fails('open', 'teams-need-four-seats', { body })).args).toMatchObject({ seats: 3 });
      await anne.fails('open', 'competitive-needs-two-seats', { body: { ...body, seats: 1, options: {} } });
    });

    it('is there for those who know its id', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 3), [anne]);
      await ben.fails('join', 'no-table', { body: { table: NO_TABLE } });
      await ben.fails('table', 'no-table', { table: NO_TABLE });
      await ben.fails('sit', 'no-table', { table: NO_TABLE, body: {} });
      const before = await port.look(anne, table);
      const { seq } = await ben.do('join', { body: { table } });
      expect(seq).toBe(before.seq + 1);
      // Who has come has come.
      expect(await ben.do('join', { body: { table } })).toEqual({ table, seq });
      const { people, places } = await port.look(anne, table);
      expect(people.map(({ name }) => name)).toEqual(['Anne', 'Ben']);
      expect(places[1]).toMatchObject({ person: null, ready: false, control: 'owner' });
    });

    it('has seats to be taken, changed and left', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 3), [anne]);
      expect(await ben.do('sit', { table, body: { seat: 2 } })).toMatchObject({ seat: 2 });
      expect(await cat.do('sit', { table, body: {} })).toMatchObject({ seat: 1 });
      await ben.fails('sit', 'seat-taken', { table, body: { seat: 1 } });
      await ben.fails('sit', 'no-such-seat', { table, body: { seat: 3 } });
      // A seat one has is had already.
      expect(await ben.do('sit', { table, body: {} })).toMatchObject({ seat: 2 });
      const [dan] = await port.come('Dan');
      await dan.fails('sit', 'no-free-seat', { table, body: {} });
      await cat.do('stand', { table });
      await cat.fails('stand', 'not-seated', { table });
      await cat.fails('ready', 'not-seated', { table, body: { saltHash: HASH } });
      await cat.fails('unready', 'not-seated', { table });
      expect(await ben.do('sit', { table, body: { seat: 1 } })).toMatchObject({ seat: 1 });
      const { places, people } = await port.look(anne, table);
      expect(places.map(({ name }) => name)).toEqual(['Anne', 'Ben', null]);
      expect(people.map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cat']);
      await cat.do('leave', { table });
      await cat.fails('leave', 'not-at-table', { table });
      await cat.fails('code', 'not-at-table', { table });
      await dan.fails('say', 'not-at-table', { table, body: { channel: 'table', phrase: 'ahoy' } });
    });

    it('takes a first command for a coming', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 3), [anne]);
      const stranger = port.stranger();
      expect(await stranger.do('sit', { table, body: {} })).toMatchObject({ seat: 1 });
      const me = await stranger.do('me');
      expect(me).toMatchObject({ guest: true, passkeys: [], muted: [] });
      expect((await port.look(anne, table)).places[1]).toMatchObject({ person: me!.person, name: me!.name });
    });

    it('is its host’s to keep in order', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 4), [anne, ben, cat]);
      const person = ben.person;
      await cat.fails('kick', 'not-host', { table, body: { person } });
      await cat.fails('host', 'not-host', { table, body: { person } });
      await cat.fails('fill', 'not-host', { table, body: {} });
      await cat.fails('clear', 'not-host', { table, body: { seat: 3 } });
      await cat.fails('start', 'not-host', { table });
      await anne.fails('kick', 'not-yourself', { table, body: { person: anne.person } });
      await anne.fails('kick', 'nobody-there', { table, body: { person: NOBODY } });
      await anne.fails('host', 'nobody-there', { table, body: { person: NOBODY } });

      await anne.do('kick', { table, body: { person } });
      expect((await port.look(anne, table)).places[1].person).toBeNull();
      for (const [route, body] of [
        ['sit', {}],
        ['say', { channel: 'table', phrase: 'sorry' }],
        ['leave', {}],
      ] as const)
        await ben.fails(route, 'kicked', { table, body: body as never });
      await ben.fails('join', 'kicked', { body: { table } });
      await ben.fails('code', 'kicked', { table });
      // Not by a code either.
      const { code } = await anne.do('code', { table });
      await ben.fails('join', 'kicked', { body: { code } });

      await anne.do('host', { table, body: { person: cat.person } });
      await anne.do('host', { table: await port.seat(round(1, 2), [anne]), body: { person: anne.person } });
      expect((await port.look(anne, table)).host).toBe(cat.person);
      await anne.fails('fill', 'not-host', { table, body: {} });
      await cat.do('kick', { table, body: { person: anne.person } });
    });

    it('goes to the next who came when its host leaves, and closes with the last', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 2), [anne]);
      await cat.do('join', { body: { table } });
      await ben.do('sit', { table, body: {} });
      await anne.do('leave', { table });
      expect(await port.look(ben, table)).toMatchObject({ host: cat.person, phase: 'gathering' });
      await cat.do('leave', { table });
      expect(await port.look(ben, table)).toMatchObject({ host: ben.person });
      await ben.do('leave', { table });
      expect(await port.look(ben, table)).toMatchObject({ host: null, phase: 'closed', people: [] });
      await ben.fails('join', 'table-closed', { body: { table } });
      await ben.fails('sit', 'table-closed', { table, body: {} });
      await ben.fails('say', 'table-closed', { table, body: { channel: 'table', phrase: 'ahoy' } });
      await ben.fails('rematch', 'table-closed', { table });
      await ben.fails('resign', 'table-closed', { table });
      await ben.fails('salt', 'table-closed', { table, body: { salt: saltOf(ben) } });
      await ben.fails('host', 'table-closed', { table, body: { person: ben.person } });
    });

    it('is set otherwise by its host, and everybody has a face of their own', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 4), [anne, ben]);
      await cat.do('sit', { table, body: { seat: 3 } });
      await ben.fails('change', 'not-host', { table, body: { seats: 3 } });
      await anne.fails('change', 'too-many-seated', { table, body: { seats: 2 } });
      await anne.do('change', {
        table,
        body: { seats: 3, options: { schedule: [2] }, settings: { public: true } },
      });
      const shown = await port.look(ben, table);
      expect(shown).toMatchObject({ options: { schedule: [2] }, settings: { public: true, undo: false } });
      expect(shown.places.map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cat']);
      const listed = async () => (await ben.do('lobby')).tables.some(({ id }) => id === table);
      expect(await listed()).toBe(true);
      expect((await cat.do('mine')).tables.find(({ id }) => id === table)).toMatchObject({
        seat: 2,
        seats: 3,
      });
      await anne.do('change', { table, body: { settings: { public: false } } });
      expect(await listed()).toBe(false);
      await ben.do('face', { table, body: { face: 12 } });
      await cat.fails('face', 'face-taken', { table, body: { face: 12 } });
      await cat.fails('face', 'wants-int', { table, body: { face: 13 } });
      expect((await port.look(anne, table)).places.map(({ face }) => face)).toEqual([null, 12, null]);
      await port.start(table, [anne, ben, cat]);
      await anne.fails('change', 'already-started', { table, body: { seats: 4 } });
      await port.finish(table, [anne, ben, cat]);
    });

    it('has bots put on seats and taken away', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 4), [anne]);
      await anne.do('fill', { table, body: { seat: 2 } });
      await anne.fails('fill', 'seat-taken', { table, body: { seat: 0 } });
      await anne.fails('fill', 'no-such-seat', { table, body: { seat: 4 } });
      await ben.fails('sit', 'seat-taken', { table, body: { seat: 2 } });
      await anne.do('fill', { table, body: {} });
      await anne.fails('fill', 'no-free-seat', { table, body: {} });
      const { places } = await port.look(anne, table);
      expect(places.map(({ bot }) => bot)).toEqual([null, 'bosun', 'bosun', 'bosun']);
      expect(new Set(places.map(({ name }) => name)).size).toBe(4);
      await anne.fails('clear', 'no-bot-there', { table, body: { seat: 0 } });
      await anne.fails('clear', 'no-such-seat', { table, body: { seat: 9 } });
      await anne.do('clear', { table, body: { seat: 1 } });
      await anne.fails('clear', 'no-bot-there', { table, body: { seat: 1 } });
      expect(await ben.do('sit', { table, body: {} })).toMatchObject({ seat: 1 });
    });

    it('has bots of any level', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 5), [anne]);
      await anne.do('fill', { table, body: { seat: 3, level: 'admiral' } });
      await anne.do('fill', { table, body: { seat: 1, level: 'deckhand' } });
      await anne.fails('fill', 'wants-choice', { table, body: { level: 'ghost' as 'bosun' } });
      await anne.do('fill', { table, body: { level: 'captain' } });
      const levels = async () => (await port.look(anne, table)).places.map(({ bot }) => bot);
      expect(await levels()).toEqual([null, 'deckhand', 'captain', 'admiral', 'captain']);
      await anne.do('clear', { table, body: { seat: 3 } });
      await anne.do('fill', { table, body: {} });
      expect(await levels()).toEqual([null, 'deckhand', 'captain', 'bosun', 'captain']);
    });

    it('starts when every seat is taken and everybody is ready', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(2, 3), [anne, ben]);
      const ready = (one: typeof anne) => ({ table, body: { saltHash: saltHashOf(saltOf(one)) } });
      expect((await anne.fails('start', 'not-filled', { table })).args).toEqual({ free: 1 });
      await anne.do('fill', { table, body: {} });
      expect((await anne.fails('start', 'not-ready', { table })).args).toEqual({ who: 'Anne, Ben' });
      await anne.do('ready', ready(anne));
      await ben.do('ready', ready(ben));
      await ben.do('unready', { table });
      await ben.do('unready', { table });
      expect((await port.look(anne, table)).places.map((place) => place.ready)).toEqual([true, false, true]);
      expect((await anne.fails('start', 'not-ready', { table })).args).toEqual({ who: 'Ben' });
      await ben.fails('salt', 'not-sealed', { table, body: { salt: saltOf(ben) } });
      await ben.fails('submit', 'not-started', { table, body: { decision: 0, actions: ['bid:0'] } });
      await ben.fails('undo', 'not-started', { table });
      await ben.fails('resign', 'not-started', { table });
      await ben.do('ready', ready(ben));
      await port.server.world.slowly(async () => {
        await anne.do('start', { table });

        const sealed = await port.look(ben, table);
        expect(sealed).toMatchObject({
          phase: 'sealing',
          sealed: { secretHash: expect.stringMatching(/^\w{64}$/) },
        });
        expect(sealed.sealed!.saltHashes).toEqual([saltHashOf(saltOf(anne)), saltHashOf(saltOf(ben)), null]);
        await ben.fails('salt', 'wrong-salt', { table, body: { salt: saltOf(anne) } });
        await ben.fails('leave', 'still-playing', { table });
        for (const [route, body] of [
          ['start', {}],
          ['sit', {}],
          ['stand', {}],
          ['fill', {}],
          ['clear', { seat: 2 }],
          ['code', {}],
          ['unready', {}],
          ['ready', { saltHash: HASH }],
          ['kick', { person: ben.person }],
        ] as const)
          await anne.fails(route, 'already-started', { table, body: body as never });
        await anne.do('salt', { table, body: { salt: saltOf(anne) } });
        expect((await port.look(anne, table)).phase).toBe('sealing');
        await ben.do('salt', { table, body: { salt: saltOf(ben) } });
        expect(await port.look(anne, table)).toMatchObject({ phase: 'playing', sealed: sealed.sealed });
        // Whoever sent it knows that it counts.
        await ben.do('salt', { table, body: { salt: saltOf(ben) } });
        await ben.fails('salt', 'salt-late', { table, body: { salt: saltOf(anne) } });
      });
    });

    it('is dealt without a salt that does not come', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne, ben]);
      for (const one of [anne, ben])
        await one.do('ready', { table, body: { saltHash: saltHashOf(saltOf(one)) } });
      await anne.do('start', { table });
      await anne.do('salt', { table, body: { salt: saltOf(anne) } });
      await port.pass(3_000);
      await port.comes(anne, table, ({ phase }) => phase === 'playing');
      await ben.fails('salt', 'salt-late', { table, body: { salt: saltOf(ben) } });
      await port.finish(table, [anne, ben]);
      expect((await anne.do('log', { table })).proof.salts).toEqual([saltOf(anne), '']);
    });
  });

  describe('a short code', () => {
    it('leads to the table, until there is another', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 2), [anne]);
      const { code, expires } = await anne.do('code', { table });
      expect(expires).toBeGreaterThan(port.server.world.now());
      expect((await port.look(anne, table)).code).toEqual({ code, expires });
      expect(await ben.do('join', { body: { code } })).toMatchObject({ table });
      const second = await ben.do('code', { table });
      await cat.fails('join', 'no-code', { body: { code } });
      await cat.do('join', { body: { code: second.code } });
      await ben.do('sit', { table, body: {} });
      await port.start(table, [anne, ben]);
      expect((await port.look(anne, table)).code).toBeNull();
      await cat.fails('join', 'no-code', { body: { code: second.code } });
    });

    it('is void after a day', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne]);
      const { code } = await anne.do('code', { table });
      await port.pass(23 * 3_600_000);
      await anne.do('say', { table, body: { channel: 'table', phrase: 'one-moment' } });
      await ben.do('join', { body: { code } });
      await port.pass(3_600_000);
      await ben.fails('join', 'no-code', { body: { code } });
      expect((await port.look(anne, table)).phase).toBe('gathering');
    });

    it('is not to be guessed', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne]);
      const { code } = await anne.do('code', { table });
      await port.pass(600_000);
      const wrong = code === 'ABCDEF' ? 'FEDCBA' : 'ABCDEF';
      for (let guess = 0; guess < 10; guess++) {
        await ben.fails('join', 'no-code', { body: { code: wrong } });
        // A right one is no guess.
        if (guess < 9) await ben.do('join', { body: { code } });
      }
      const { args } = await ben.fails('join', 'too-many-guesses', { body: { code } });
      expect(args.seconds).toBeGreaterThan(0);
      await port.stranger().fails('join', 'too-many-guesses', { body: { code: wrong } });
      // A link is no code.
      await ben.do('join', { body: { table } });
      await port.pass(60_000);
      await ben.do('join', { body: { code } });
      await ben.fails('join', 'no-code', { body: { code: wrong } });
      await ben.fails('join', 'too-many-guesses', { body: { code } });
      await port.pass(600_000);
    });
  });
};
