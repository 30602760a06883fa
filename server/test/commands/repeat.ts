import type { Body, Route } from '@crossbones/api';
import { saltHashOf } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import { type CommandBench, round, saltOf } from './bench.js';

const HASH = 'cd'.repeat(32);

/** Requests that come twice. That each is answered twice by the same bytes is seen whenever something is done. */
export const repeat = (port: CommandBench): void => {
  let keys = 0;
  /** Done under a key, which then is good for nothing else. */
  const once = async <R extends Route>(
    who: ApiClient,
    route: R,
    table: string | null,
    body: Body<R>,
  ): Promise<void> => {
    const key = `once-${port.storage}-${++keys}`;
    const where = table === null ? {} : { table };
    await who.do(route, { ...where, body, key });
    const other = (route === 'stand' ? 'leave' : 'stand') as Route;
    if (table !== null) await who.fails(other, 'key-reused', { table, key });
    await who.do(route, { ...where, body, key });
  };
  const other = async <R extends Route>(
    who: ApiClient,
    route: R,
    table: string | null,
    [first, second]: readonly [Body<R>, Body<R>],
  ): Promise<void> => {
    const key = `other-${port.storage}-${++keys}`;
    const where = table === null ? {} : { table };
    await who.do(route, { ...where, body: first, key });
    await who.fails(route, 'key-reused', { ...where, body: second, key });
  };

  describe('the same key', () => {
    it('with another request is refused, at every step of a table', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      await other(anne, 'open', null, [round(1, 2), round(1, 3)]);
      await other(anne, 'playNow', null, [
        { game: 'skull', alone: true },
        { game: 'skull-king', alone: true },
      ]);
      const table = await port.seat(round(2, 3, { undo: true }), [anne]);
      await other(ben, 'sit', table, [{ seat: 2 }, { seat: 1 }]);
      await once(ben, 'stand', table, {});
      await other(ben, 'say', table, [
        { channel: 'table', phrase: 'ahoy' },
        { channel: 'table', text: 'ahoy' },
      ]);
      await once(ben, 'leave', table, {});
      await once(ben, 'join', null, { table });
      await once(anne, 'code', table, {});
      await once(anne, 'host', table, { person: ben.person });
      await once(ben, 'host', table, { person: anne.person });
      await ben.do('sit', { table, body: { seat: 1 } });
      await once(anne, 'fill', table, {});
      await other(anne, 'clear', table, [{ seat: 2 }, { seat: 1 }]);
      await cat.do('join', { body: { table } });
      await other(anne, 'kick', table, [{ person: cat.person }, { person: ben.person }]);
      await once(anne, 'fill', table, {});
      await other(ben, 'ready', table, [{ saltHash: HASH }, { saltHash: 'ef'.repeat(32) }]);
      await once(ben, 'unready', table, {});
      for (const one of [anne, ben])
        await one.do('ready', { table, body: { saltHash: saltHashOf(saltOf(one)) } });
      await once(anne, 'start', table, {});
      await other(anne, 'salt', table, [{ salt: saltOf(anne) }, { salt: saltOf(ben) }]);
      await ben.do('salt', { table, body: { salt: saltOf(ben) } });

      await other(anne, 'submit', table, [
        { decision: 0, actions: ['bid:0'] },
        { decision: 0, actions: ['bid:1'] },
      ]);
      await once(anne, 'undo', table, {});
      await other(anne, 'wish', table, [{ wish: 'pause' }, { wish: null }]);
      await once(ben, 'seatLink', table, {});
      const { token } = await ben.do('seatLink', { table });
      await other(await port.come('Dan').then(([dan]) => dan), 'takeSeat', table, [
        { token },
        { token: 'another token' },
      ]);
      await once(anne, 'resign', table, {});
    });

    it('does not stand in the way of a rematch', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const key = `rematch-${port.storage}`;
      const tables: string[] = [];
      for (let i = 0; i < 2; i++) {
        const body = round(1, 2);
        const { table } = await anne.do('open', { body, key: i === 0 ? key : `${key}-${i}` });
        await ben.do('sit', { table, body: {} });
        await port.start(table, [anne, ben]);
        await port.finish(table, [anne, ben]);
        tables.push((await anne.do('rematch', { table, key: `${key}-again` })).table);
        // The key by which the table was opened was for another request.
        if (i === 0) await anne.fails('rematch', 'key-reused', { table, key });
        await anne.do('say', { table, body: { channel: 'table', phrase: 'again' }, key: `${key}-said` });
        await anne.fails('rematch', 'key-reused', { table, key: `${key}-said` });
        expect(await ben.do('rematch', { table })).toEqual({ table: tables[i], seq: 1 });
      }
      expect(new Set(tables).size).toBe(2);
    });

    it('of two people is two keys, and at two tables as well', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const first = await port.seat(round(1, 2), [anne]);
      const second = await port.seat(round(1, 2), [anne]);
      const key = `both-${port.storage}`;
      const body = { channel: 'table', phrase: 'ahoy' } as const;
      await ben.do('join', { body: { table: first } });
      await anne.do('say', { table: first, body, key });
      await ben.do('say', { table: first, body, key });
      await anne.do('say', { table: second, body, key });
      expect((await anne.do('table', { table: first })).lines).toHaveLength(2);
      expect((await anne.do('table', { table: second })).lines).toHaveLength(1);
    });

    it('of a stranger whose answer was lost makes one guest, who sits once', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 4), [anne]);
      const sitting = { table, body: {}, key: `a-strangers-secret-key-${port.storage}` } as const;
      const others = [port.stranger(), port.stranger(), port.stranger()];
      const first = await others[0].ask('sit', sitting);
      expect(first).toMatchObject({ status: 200 });
      const again = await Promise.all([others[1].ask('sit', sitting), others[2].ask('sit', sitting)]);
      for (const { status, text } of again)
        expect({ status, text }).toEqual({ status: 200, text: first.text });
      const people = await Promise.all(others.map(async (other) => (await other.do('me'))!.person));
      expect(new Set(people).size).toBe(1);
      const { places } = (await anne.do('table', { table })).table;
      expect(places.filter(({ person }) => person !== null)).toHaveLength(2);
      // For anything else, or under a key that anybody could think of, they are strangers.
      await port.stranger().fails('sit', 'key-reused', { ...sitting, body: { seat: 3 } });
      const elsewhere = await port.seat(round(1, 4), [anne]);
      await port.stranger().fails('sit', 'key-reused', { ...sitting, table: elsewhere });
      const guessed = { ...sitting, table: elsewhere, key: `short-${port.storage}` };
      for (const seat of [1, 2])
        expect(JSON.parse((await port.stranger().ask('sit', guessed)).text)).toMatchObject({ seat });
      // Once they have signed out, or some minutes have passed, nobody comes in by it.
      await others[0].do('signOut', { body: { everywhere: false } });
      const late = port.stranger();
      expect(JSON.parse((await late.ask('sit', sitting)).text)).toMatchObject({ seat: 2 });
      await port.pass(600_000);
      expect(JSON.parse((await port.stranger().ask('sit', sitting)).text)).toMatchObject({ seat: 3 });
    });

    it('of a stranger who was refused is as if it had never been', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 2), [anne]);
      const sitting = { table, body: { seat: 1 }, key: `refused-once-and-then-not-${port.storage}` } as const;
      const ben = await port.come('Ben').then(([one]) => one);
      await ben.do('sit', { table, body: { seat: 1 } });
      const stranger = port.stranger();
      await Promise.all([1, 2, 3].map(() => stranger.fails('sit', 'seat-taken', sitting)));
      expect(stranger.cookie).toBeNull();
      expect(await port.server.ask(`select person from newcomer where digest <> ''`)).toEqual(
        await port.server.ask(
          `select newcomer.person from newcomer join person on person.id = newcomer.person`,
        ),
      );
      await ben.do('stand', { table });
      expect(await stranger.ask('sit', sitting)).toMatchObject({ status: 200 });
      expect(stranger.cookie).not.toBeNull();
    });

    it('many times at once is done once', async () => {
      const [anne] = await port.come('Anne');
      const key = `many-${port.storage}`;
      const opening = { body: round(1, 2), key };
      const opened = await Promise.all(Array.from({ length: 8 }, () => anne.ask('open', opening)));
      expect(new Set(opened.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const { table } = JSON.parse(opened[0].text) as { table: string };
      expect((await anne.do('mine')).tables).toHaveLength(1);
      const saying = { table, body: { channel: 'table', phrase: 'ahoy' }, key: `${key}-said` } as const;
      const said = await Promise.all(Array.from({ length: 8 }, () => anne.ask('say', saying)));
      expect(new Set(said.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await anne.do('table', { table })).lines).toHaveLength(1);
      const now = { body: { game: 'skull-king-dice', alone: true }, key: `${key}-now` } as const;
      const found = await Promise.all(Array.from({ length: 8 }, () => anne.ask('playNow', now)));
      expect(new Set(found.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    });
  });
};
