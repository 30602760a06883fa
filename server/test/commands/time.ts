import type { Body } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import { type CommandBench, round } from './bench.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

type Away = NonNullable<NonNullable<Body<'open'>['settings']>['away']>;

/** What happens by itself. */
export const time = (port: CommandBench): void => {
  const tableEntries = async (who: ApiClient, table: string) =>
    (await who.do('log', { table })).entries.filter((entry) => 'table' in entry);
  const place = async (who: ApiClient, table: string, seat: number) =>
    (await port.look(who, table)).places[seat];
  const stepped = (who: ApiClient, table: string, step: number) =>
    eventually('another step', async () => (await port.sight(who, table)).step > step);

  describe('a clock for each move', () => {
    const clock = { per: 'move', ms: MINUTE } as const;

    it('has the bosun make the move, and takes its owner for away at the second time', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2, { clock }), [anne, ben]);
      const { step } = await anne.do('table', { table });
      expect(step!.clocks).toEqual([
        { left: MINUTE, since: step!.at },
        { left: MINUTE, since: step!.at },
      ]);
      await port.act(anne, table);
      expect((await anne.do('table', { table })).step!.clocks[0]).toEqual({ left: null, since: null });
      await port.pass(MINUTE / 2);
      expect(await port.sight(anne, table)).toMatchObject({ step: 1, actors: [1] });
      await port.pass(MINUTE / 2);
      await stepped(anne, table, 1);
      expect(await place(anne, table, 1)).toMatchObject({ away: false, control: 'owner' });
      await port.until(table, [anne], ({ step }) => !step!.sight.actors.includes(0));
      await port.pass(MINUTE);
      await eventually('an absence', async () => (await place(anne, table, 1)).away);
      // The table waits, but only so long: the owner has the seat all the time.
      expect(await place(anne, table, 1)).toMatchObject({ control: 'owner', person: ben.person });
      await port.until(table, [anne], ({ step }) => !step!.sight.actors.includes(0));
      await port.act(ben, table);
      expect(await place(anne, table, 1)).toMatchObject({ away: false, control: 'owner' });
      await port.finish(table, [anne, ben]);
      expect(await tableEntries(anne, table)).toEqual([
        { table: 'timeout', seat: 1 },
        { table: 'timeout', seat: 1 },
      ]);
    });

    it('is begun anew by acting, and given back by taking back', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const people = [anne, ben, cat];
      const table = await port.begin(round(3, 3, { clock, undo: true }), people);
      for (const one of people) await port.act(one, table);
      const {
        table: { places },
        step,
      } = await anne.do('table', { table });
      const [seat] = step!.sight.actors;
      const turn = people.find(({ person }) => person === places[seat].person)!;
      await port.pass(MINUTE / 2);
      await port.act(turn, table);
      await turn.do('undo', { table });
      const { left } = (await anne.do('table', { table })).step!.clocks[seat];
      expect(left).toBeLessThanOrEqual(MINUTE / 2);
      expect(left).toBeGreaterThan(0);
    });

    it('stands still in a pause', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(1, 2, { clock }), [anne, ben]);
      for (const one of [anne, ben]) await one.do('wish', { table, body: { wish: 'pause' } });
      await port.pass(10 * MINUTE);
      const { clocks } = (await anne.do('table', { table })).step!;
      for (const { left, since } of clocks) {
        expect(left).toBeGreaterThan(0);
        expect(since).toBeNull();
      }
      for (const one of [anne, ben]) await one.do('wish', { table, body: { wish: 'resume' } });
      expect(await port.sight(anne, table)).toMatchObject({ actors: [0, 1] });
    });
  });

  describe('a clock for the match', () => {
    it('leaves the seat to the bosun when it has run out', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(2, 2, { clock: { per: 'match', ms: MINUTE } }), [anne, ben]);
      await port.act(anne, table);
      const { token } = await ben.do('seatLink', { table });
      await port.pass(MINUTE);
      await eventually('a bosun', async () => (await place(anne, table, 1)).control === 'bot');
      for (const route of ['back', 'undo', 'seatLink'] as const)
        await ben.fails(route, 'out-of-time', { table });
      await ben.fails('submit', 'out-of-time', { table, body: { decision: 0, actions: ['bid:0'] } });
      await ben.fails('wish', 'out-of-time', { table, body: { wish: 'pause' } });
      await cat.fails('takeSeat', 'link-void', { table, body: { token } });
      await port.until(table, [anne], (shown) => {
        if (shown.table.phase !== 'over') void port.pass(500);
        return shown.table.phase === 'over';
      });
      expect(await tableEntries(anne, table)).toEqual([
        { table: 'timeout', seat: 1 },
        { table: 'bot', seat: 1 },
      ]);
      expect((await anne.do('table', { table })).step!.clocks[0].left).toBeGreaterThan(0);
    });
  });

  describe('somebody who is not there', () => {
    const absent = async (away: Away): Promise<{ anne: ApiClient; ben: ApiClient; table: string }> => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2, { away }), [anne, ben]);
      await port.act(anne, table);
      await port.pass(90_000);
      return { anne, ben, table };
    };

    it('is waited for', async () => {
      const { anne, ben, table } = await absent('wait');
      await port.pass(10 * MINUTE);
      expect(await port.look(anne, table)).toMatchObject({ paused: false, places: [{}, { away: false }] });
      expect((await port.sight(ben, table)).actors).toEqual([1]);
      // Who is there need not come back.
      await ben.do('back', { table });
      await port.finish(table, [anne, ben]);
    });

    it('has all clocks stopped, where that was agreed', async () => {
      const { anne, ben, table } = await absent('pause');
      await port.comes(anne, table, ({ paused }) => paused);
      expect(await place(anne, table, 1)).toMatchObject({ away: true, control: 'owner' });
      const { decision } = await port.sight(anne, table);
      await anne.fails('submit', 'paused', { table, body: { decision, actions: ['bid:1'] } });
      await ben.do('back', { table });
      expect(await port.look(anne, table)).toMatchObject({ paused: false, places: [{}, { away: false }] });
      await port.finish(table, [anne, ben]);
    });

    it('is back by acting', async () => {
      const { anne, ben, table } = await absent('pause');
      await port.comes(anne, table, ({ paused }) => paused);
      await port.act(ben, table);
      expect(await port.look(anne, table)).toMatchObject({ paused: false, places: [{}, { away: false }] });
    });

    it('is played for until they are back, where that was agreed', async () => {
      const { anne, ben, table } = await absent('bot');
      const mine = { away: false, control: 'owner', person: ben.person };
      // The bid of one, the bosun's coming, and its bid.
      await stepped(anne, table, 2);
      expect(await place(anne, table, 1)).toMatchObject({ away: true, control: 'bot', person: ben.person });
      await ben.do('back', { table });
      expect(await place(anne, table, 1)).toMatchObject(mine);
      await port.until(table, [anne], ({ step }) => step!.sight.actors[0] === 1);
      // There is all the time again, and then a bosun plays again.
      await port.pass(60_000);
      expect(await place(anne, table, 1)).toMatchObject(mine);
      await port.pass(31_000);
      await eventually('a bosun', async () => (await place(anne, table, 1)).control === 'bot');
      await ben.do('wish', { table, body: { wish: null } });
      expect(await place(anne, table, 1)).toMatchObject(mine);
      await port.finish(table, [anne, ben]);
      expect(await tableEntries(anne, table)).toEqual([
        { table: 'bot', seat: 1 },
        { table: 'back', seat: 1 },
        { table: 'bot', seat: 1 },
        { table: 'back', seat: 1 },
      ]);
      await ben.fails('back', 'over', { table });
    });

    it('is there as long as their stream is', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(1, 2, { away: 'bot' }), [anne, ben]);
      const ear = await port.listen(ben, `table:${table}`);
      await port.act(anne, table);
      const sign = async (): Promise<number> => {
        const [row] = await port.server.ask(
          `select until from presence where match = '${table}' and person = '${ben.person}'`,
        );
        return Number(row?.until ?? 0);
      };
      await eventually('a sign', async () => (await sign()) > port.server.world.now());
      for (let passed = 0; passed < 200; passed += 5) {
        await port.seconds(5);
        expect(await sign()).toBeGreaterThan(port.server.world.now() + 6_000);
      }
      expect(await place(anne, table, 1)).toMatchObject({ away: false, control: 'owner' });
      ear.close();
      await eventually('an absence', async () => {
        await port.seconds(5);
        return (await place(anne, table, 1)).away;
      });
    });
  });

  describe('somebody whose page is closed', () => {
    const gone = (who: ApiClient, table: string, seat: number) =>
      eventually('an empty chair', async () => {
        await port.seconds(1);
        return (await place(who, table, seat)).unseen !== null;
      });

    it('is seen to be gone within seconds, and back at once', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2), [anne, ben]);
      const hers = await port.listen(anne, `table:${table}`);
      const spectators = await port.listen(null, `table:${table}`);
      const ear = await port.listen(ben, `table:${table}`);
      const second = await port.listen(ben, `table:${table}`);
      await ear.until('table', () => true);
      await second.until('table', () => true);
      second.close();
      await port.seconds(6);
      // One of two tabs is nothing.
      expect((await place(anne, table, 1)).unseen).toBeNull();
      const closed = port.server.world.now();
      ear.close();
      await port.seconds(3);
      expect((await place(anne, table, 1)).unseen).toBeNull();
      await gone(anne, table, 1);
      expect(port.server.world.now() - closed).toBeLessThan(10_000);
      for (const one of [hers, spectators])
        await one.until('table', ({ places }) => places[1].unseen !== null);
      const again = await port.listen(ben, `table:${table}`);
      await again.until('table', ({ places }) => places[1].unseen === null);
      again.close();
      await gone(anne, table, 1);
      // Whoever does something is there.
      await port.act(ben, table);
      expect((await place(anne, table, 1)).unseen).toBeNull();
      expect((await place(anne, table, 0)).unseen).toBeNull();
    });

    it('is found to be gone when the server they were at is gone as well', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 2), [anne, ben]);
      const sign = `insert into presence (match, person, until) values ('${table}', '${ben.person}', ${port.server.world.now() + 20_000})`;
      await port.server.ask(sign);
      await port.listen(anne, `table:${table}`);
      await port.seconds(6);
      expect((await place(anne, table, 1)).unseen).toBeNull();
      await port.pass(20_000);
      await gone(anne, table, 1);
    });

    it('is reminded, and a bot plays for them if the others agree, until they are back', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(2, 3), [anne, ben, cat]);
      const vote = { seat: 1, agreed: true };
      await anne.fails('standIn', 'still-there', { table, body: vote });
      for (const one of [anne, cat]) await port.act(one, table);
      await ben.fails('nudge', 'not-awaited', { table, body: { seat: 0 } });
      await anne.do('nudge', { table, body: { seat: 1 } });
      expect((await place(cat, table, 1)).nudged).toMatchObject({ by: 0 });
      await cat.fails('nudge', 'too-fast', { table, body: { seat: 1 } });
      const ear = await port.listen(ben, `table:${table}`);
      await ear.until('table', () => true);
      ear.close();
      await gone(anne, table, 1);
      await anne.fails('standIn', 'too-early', { table, body: vote });
      await port.pass(2 * MINUTE);
      await anne.do('standIn', { table, body: vote });
      expect(await place(anne, table, 1)).toMatchObject({ votes: [0], control: 'owner' });
      await cat.do('standIn', { table, body: vote });
      expect(await place(anne, table, 1)).toMatchObject({ away: true, control: 'bot', person: ben.person });
      await ben.do('back', { table });
      expect(await place(anne, table, 1)).toMatchObject({ away: false, control: 'owner', unseen: null });
      await port.finish(table, [anne, ben, cat]);
    });
  });

  describe('a table where nobody is any more', () => {
    it('closes after a day', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const waiting = await port.seat(round(1, 3), [anne]);
      const begun = await port.begin(round(2, 2), [anne, ben]);
      const clocked = await port.begin(round(1, 2, { clock: { per: 'move', ms: 3 * DAY } }), [anne, ben]);
      await port.act(anne, begun);
      await port.pass(DAY - MINUTE);
      for (const table of [waiting, begun]) expect((await port.look(anne, table)).phase).not.toBe('closed');
      await port.pass(2 * MINUTE);
      for (const table of [waiting, begun]) await port.comes(anne, table, ({ phase }) => phase === 'closed');
      await anne.fails('sit', 'table-closed', { table: waiting, body: {} });
      await anne.fails('submit', 'table-closed', { table: begun, body: { decision: 1, actions: ['bid:1'] } });
      await anne.fails('rematch', 'table-closed', { table: begun });
      await anne.fails('log', 'not-over', { table: waiting });
      // What was broken off is over, and can be looked at.
      expect((await ben.do('log', { table: begun })).entries.at(-1)).toEqual({ table: 'abort' });
      expect(await ben.do('replay', { table: begun })).toMatchObject({ steps: 2, outcome: null });
      // Where clocks run, they bring it to its end.
      expect((await port.look(anne, clocked)).phase).toBe('playing');
    });

    it('stays open for whoever still comes', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 3), [anne]);
      await port.pass(DAY - MINUTE);
      await anne.do('say', { table, body: { channel: 'table', phrase: 'one-moment' } });
      await port.pass(DAY - MINUTE);
      expect((await port.look(anne, table)).phase).toBe('gathering');
    });
  });
};
