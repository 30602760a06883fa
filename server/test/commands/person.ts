import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../clients/api-client.js';
import { Authenticator } from '../clients/authenticator.js';
import { StreamReader } from '../clients/stream-reader.js';
import { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { type CommandBench, round } from './bench.js';

const HERE = 'https://bones.example';
const NOBODY = '0123456789abcdef';

/** Who people are. */
export const person = (port: CommandBench): void => {
  describe('a guest', () => {
    it('has a name to change, everywhere at once', async () => {
      const stranger = port.stranger();
      expect(await stranger.do('me')).toBeNull();
      await stranger.fails('export', 'not-signed-in');
      await stranger.fails('signOut', 'not-signed-in', { body: { everywhere: false } });
      await stranger.fails('recovery', 'not-signed-in');
      await stranger.fails('stand', 'not-signed-in', { table: '0123456789abcdefghjk' });
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 2), [anne]);
      expect(await anne.do('name', { body: { name: 'Anne Bonny' } })).toMatchObject({
        person: anne.person,
        name: 'Anne Bonny',
        guest: true,
      });
      expect((await port.look(anne, table)).places[0].name).toBe('Anne Bonny');
      await anne.fails('name', 'wants-string', { body: { name: '' } });
      await anne.fails('name', 'wants-string', { body: { name: 'x'.repeat(25) } });
      for (const name of [' Anne', 'An\u0000ne', 'An\u202ene'])
        await anne.fails('name', name.includes('\u0000') ? 'forbidden-character' : 'wants-text', {
          body: { name },
        });
    });

    it('is not taken for somebody else at the same table', async () => {
      const [anne, other, third] = await port.come('Anne', 'АNNE', 'Ann e');
      const table = await port.seat(round(1, 3), [anne, other, third]);
      const names = async () => (await port.look(anne, table)).places.map(({ name }) => name);
      expect(await names()).toEqual(['Anne', 'АNNE (2)', 'Ann e (3)']);
      await third.do('name', { body: { name: 'Anne (2)' } });
      expect(await names()).toEqual(['Anne', 'АNNE (2)', 'Anne (2) (2)']);
      // To themselves they are who they say, and so they are elsewhere.
      expect(await other.do('me')).toMatchObject({ name: 'АNNE' });
      await anne.fails('name', 'wants-text', { body: { name: '\u3164' } });
    });

    it('hears whom they want to hear', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const mute = (person: string, muted = true) => ({ body: { person, muted } });
      expect((await anne.do('mute', mute(ben.person))).muted).toEqual([ben.person]);
      expect((await anne.do('mute', mute(ben.person))).muted).toEqual([ben.person]);
      expect((await anne.do('mute', mute(ben.person, false))).muted).toEqual([]);
      await anne.fails('mute', 'mute-yourself', mute(anne.person));
      await anne.fails('mute', 'no-person', mute(NOBODY));
      const others = Array.from(
        { length: 500 },
        (_, i) => `('${anne.person}', '${String(i).padStart(16, '0')}')`,
      );
      await port.server.ask(`insert into mute (person, other) values ${others.join(', ')}`);
      expect((await anne.fails('mute', 'too-many-muted', mute(ben.person))).args).toEqual({ max: 500 });
    });

    it('signs out here', async () => {
      const [anne] = await port.come('Anne');
      const { cookie } = anne;
      const table = await port.seat(round(1, 2), [anne]);
      const ear = await port.listen(anne, `table:${table}`);
      await anne.do('signOut', { body: { everywhere: false } });
      expect(anne.cookie).toBeNull();
      await eventually('a farewell', () => ear.over && ear.all('bye').length === 1);
      anne.cookie = cookie;
      expect(await anne.do('me')).toBeNull();
    });

    it('sees where they are signed in, and ends what is not theirs any more', async () => {
      const order = { body: { name: 'Anne' }, key: `the-first-words-of-anne-${port.storage}` };
      const [here, there] = [port.stranger(), port.stranger()];
      for (const one of [here, there]) await one.ask('name', order);
      const ear = await port.listen(there, 'lobby');
      const { sessions } = await here.do('sessions');
      expect(sessions.map((session) => session.here).sort()).toEqual([false, true]);
      const other = sessions.find((session) => !session.here)!;
      expect(await here.do('sessionEnd', { body: { id: other.id } })).toEqual({
        sessions: sessions.filter((session) => session.here),
      });
      await eventually('a farewell', () => ear.over && ear.all('bye').length === 1);
      await there.fails('sessions', 'not-signed-in');
      const [own] = (await here.do('sessions')).sessions;
      expect(await here.do('sessionEnd', { body: { id: own.id } })).toEqual({ sessions: [] });
      expect(here.cookie).toBeNull();
    });

    it('takes along everything that is kept about them', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(1, 2), [anne, ben]);
      await anne.do('say', { table, body: { channel: 'table', text: 'Mine!' } });
      await ben.do('say', { table, body: { channel: 'table', text: 'His' } });
      const running = await anne.do('export');
      expect(running).toMatchObject({
        person: { id: anne.person, name: 'Anne', guest: true },
        passkeys: [],
        muted: [],
        tables: [{ table, phase: 'playing', seat: 0, result: null, said: [{ text: 'Mine!' }], actions: [] }],
      });
      await port.finish(table, [anne, ben]);
      const text = JSON.stringify(await anne.do('export'));
      expect(JSON.parse(text)).toMatchObject({
        tables: [{ phase: 'over', actions: [{ seat: 0 }, { seat: 0 }] }],
      });
      for (const secret of ['His', anne.cookie!.split('=')[1], ben.person])
        expect(text).not.toContain(secret);
    });

    it('deletes themselves, and leaves an opaque seat', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2), [anne, ben]);
      await ben.do('say', { table, body: { channel: 'table', text: 'forget me' } });
      await ben.fails('delete', 'wants-choice', { body: { sure: false } as never });
      await ben.do('delete', { body: { sure: true } });
      expect(ben.cookie).toBeNull();
      const shown = await anne.do('table', { table });
      expect(shown.table.places[1]).toMatchObject({ person: null, name: null, control: 'bot' });
      expect(JSON.stringify(shown)).not.toContain('forget me');
      expect(JSON.stringify(shown)).not.toContain(ben.person);
      await port.finish(table, [anne]);
      await port.pass(60_000);
      await eventually('no trace', async () => {
        // Their salt, which has their id in it, is a part of the deal.
        const rows = await port.server.ask(
          `select body from entry where match = '${table}' and body not like '%"is":"salted"%'`,
        );
        return !JSON.stringify(rows).includes(ben.person) && !JSON.stringify(rows).includes('Ben');
      });
      expect((await anne.do('log', { table })).entries.length).toBeGreaterThan(0);
    });

    it('can have no passkey where nothing keeps it safe', async () => {
      const [anne] = await port.come('Anne');
      const response = { id: 'x' };
      await anne.fails('passkeyOffer', 'no-passkeys-here');
      await anne.fails('passkeyAdd', 'no-passkeys-here', { body: { challenge: 'x', label: 'x', response } });
      await anne.fails('signInOffer', 'no-passkeys-here');
      await anne.fails('signIn', 'no-passkeys-here', { body: { challenge: 'x', response } });
      await anne.fails('recovery', 'wants-passkey');
    });
  });

  describe('an account', () => {
    let server: Opened<FastClock>;
    beforeAll(async () => {
      server = await openServer({ store: port.storage, world: new FastClock(), env: { PUBLIC_URL: HERE } });
    });
    afterAll(() => server.close());
    const come = (name: string): Promise<ApiClient> => new ApiClient(server.url, name, port.record).board();

    const add = async (who: ApiClient, device: Authenticator, label = 'Phone') => {
      const { challenge, options } = await who.do('passkeyOffer');
      return who.do('passkeyAdd', { body: { challenge, label, response: device.create(options, HERE) } });
    };
    const proof = async (who: ApiClient, device: Authenticator) => {
      const { challenge, options } = await who.do('signInOffer');
      return { challenge, response: device.get(options, HERE) };
    };

    it('is kept by passkeys, across devices', async () => {
      const anne = await come('Anne');
      const [phone, laptop] = [new Authenticator(), new Authenticator()];
      const { cookie } = anne;
      const ear = await StreamReader.open(server.url, 'lobby', cookie);
      const first = await add(anne, phone);
      // Whoever knew the guest's cookie is nobody; the stream is hers as before.
      expect(anne.cookie).not.toBe(cookie);
      const thief = new ApiClient(server.url);
      thief.cookie = cookie;
      expect(await thief.do('me')).toBeNull();
      server.world.leap(60_000);
      expect(ear.over).toBe(false);
      ear.close();
      expect(first).toMatchObject({ me: { guest: false, recovery: true }, recovery: expect.any(String) });
      const second = await add(anne, laptop, 'Laptop');
      expect(second.recovery).toBeNull();
      expect(second.me.passkeys.map(({ label }) => label)).toEqual(['Phone', 'Laptop']);

      const guest = await come('Guest');
      const { table } = await guest.do('open', { body: round(1, 2) });
      expect(await guest.do('signIn', { body: await proof(guest, phone) })).toMatchObject({
        person: anne.person,
      });
      // What the guest had is the account's now.
      expect((await guest.do('mine')).tables.map(({ id }) => id)).toEqual([table]);
      expect((await guest.do('table', { table })).table.host).toBe(anne.person);

      const [one] = second.me.passkeys;
      await anne.fails('passkeyRemove', 'no-passkey', { body: { id: 'nothing' } });
      expect((await anne.do('passkeyRemove', { body: { id: one.id } })).passkeys).toHaveLength(1);
      await anne.fails('passkeyRemove', 'last-passkey', { body: { id: second.me.passkeys[1].id } });
      const stranger = await come('Stranger');
      await stranger.fails('signIn', 'unknown-passkey', { body: await proof(stranger, phone) });
      await stranger.do('signIn', { body: await proof(stranger, laptop) });
      await stranger.do('signOut', { body: { everywhere: true } });
      for (const who of [anne, guest]) expect(await who.do('me')).toBeNull();
    });

    it('is not opened by what is no key to it', async () => {
      const anne = await come('Anne');
      const device = new Authenticator();
      const offer = await anne.do('passkeyOffer');
      const response = device.create(offer.options, HERE);
      const body = { challenge: offer.challenge, label: 'Phone', response };
      await anne.fails('passkeyAdd', 'challenge-over', { body: { ...body, challenge: 'nothing' } });
      await anne.fails('passkeyAdd', 'wants-text', { body: { ...body, label: ' x' } });
      await anne.fails('passkeyAdd', 'passkey-refused', { body: { ...body, response: { id: 'x' } } });
      // Each offer is good for one try.
      await anne.fails('passkeyAdd', 'challenge-over', { body });
      await add(anne, device);

      const again = await anne.do('passkeyOffer');
      const made = device.create(again.options, HERE) as { response: Record<string, string> };
      await anne.do('passkeyAdd', { body: { challenge: again.challenge, label: 'Tablet', response: made } });
      const ben = await come('Ben');
      const third = await ben.do('passkeyOffer');
      const asked = { type: 'webauthn.create', challenge: third.options.challenge, origin: HERE };
      const clientDataJSON = Buffer.from(JSON.stringify(asked)).toString('base64url');
      const copied = { ...made, response: { ...made.response, clientDataJSON } };
      await ben.fails('passkeyAdd', 'passkey-known', {
        body: { challenge: third.challenge, label: 'Tablet', response: copied },
      });

      const { challenge, options } = await ben.do('signInOffer');
      const elsewhere = device.get(options, 'https://evil.example');
      await ben.fails('signIn', 'passkey-refused', { body: { challenge, response: elsewhere } });
      await ben.fails('signIn', 'challenge-over', {
        body: { challenge, response: device.get(options, HERE) },
      });
      const late = await proof(ben, device);
      server.world.leap(300_000);
      await ben.fails('signIn', 'challenge-over', { body: late });

      const rows = Array.from(
        { length: 18 },
        (_, i) => `('more-${i}', '${anne.person}', '', 0, '[]', 'x', 0)`,
      );
      await server.ask(
        `insert into passkey (id, person, public_key, counter, transports, label, created) values ${rows.join(', ')}`,
      );
      const last = await anne.do('passkeyOffer');
      await anne.fails('passkeyAdd', 'too-many-passkeys', {
        body: { challenge: last.challenge, label: 'x', response: device.create(last.options, HERE) },
      });
    });

    it('is found again by its recovery code, once', async () => {
      const anne = await come('Anne');
      const { recovery } = await add(anne, new Authenticator());
      const renewed = await anne.do('recovery');
      expect(renewed.recovery).not.toBe(recovery);
      const ben = await come('Ben');
      await ben.fails('signInRecovery', 'wrong-recovery', { body: { code: recovery! } });
      const code = renewed.recovery.toLowerCase().replaceAll('-', ' ');
      const found = await ben.do('signInRecovery', { body: { code } });
      expect(found.me.person).toBe(anne.person);
      // Who had a session before may be who has found the device.
      expect(await anne.do('me')).toBeNull();
      expect((await ben.do('sessions')).sessions).toHaveLength(1);
      const cat = await come('Cat');
      await cat.fails('signInRecovery', 'wrong-recovery', { body: { code } });
      // They are too long to be guessed, so nobody's wrong ones are in the way of a right one.
      for (let guess = 0; guess < 30; guess++)
        await cat.fails('signInRecovery', 'wrong-recovery', { body: { code: 'AAAAA-AAAAA-AAAAA' } });
      await cat.do('signInRecovery', { body: { code: found.recovery } });
    });
  });
};
