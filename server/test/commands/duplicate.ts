import { checkProof, type Log } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { type CommandBench, round } from './bench.js';

/** Several tables with the same deal. */
export const duplicate = (port: CommandBench): void => {
  describe('a deal that friends play at several tables', () => {
    it('is compared when the last of them has finished, and closed before', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const stranger = port.stranger();
      const hall = await port.seat(round(2, 2), [anne]);
      await anne.fails('change', 'wants-int', { table: hall, body: { seats: 8, tables: 5 } });
      await anne.do('change', { table: hall, body: { tables: 2, settings: { public: true } } });
      expect(await port.look(ben, hall)).toMatchObject({ tables: 2, settings: { public: false } });
      await ben.do('sit', { table: hall, body: { seat: 1 } });
      await anne.do('fill', { table: hall, body: {} });
      await anne.fails('duplicate', 'no-table', { table: hall });
      await ben.do('ready', { table: hall, body: { saltHash: 'ab'.repeat(32) } });
      await anne.do('ready', { table: hall, body: { saltHash: 'cd'.repeat(32) } });
      await anne.fails('start', 'table-without-people', { table: hall });
      await anne.do('clear', { table: hall, body: { seat: 3 } });
      await ben.do('sit', { table: hall, body: { seat: 3 } });
      await anne.do('fill', { table: hall, body: {} });
      await port.start(hall, [anne, ben]);
      await eventually('the tables', async () => {
        await port.seconds(1);
        return (await port.look(anne, hall)).parted !== undefined;
      });
      const [one, other] = (await port.look(anne, hall)).parted!;
      const [here, there] = [await port.look(anne, one), await port.look(ben, other)];
      expect([here.duplicate, there.duplicate]).toEqual([
        { hall, at: 0, of: 2 },
        { hall, at: 1, of: 2 },
      ]);
      expect(there.sealed).toEqual(here.sealed);
      expect(await port.server.ask(`select * from deal where id = '${here.sealed!.deal}'`)).toHaveLength(1);
      expect((await anne.do('mine')).tables.map(({ id }) => id)).toContain(one);
      // Neither is shown the game of the other.
      expect((await ben.do('table', { table: one })).step).toBeNull();
      expect((await stranger.do('table', { table: other })).step).toBeNull();
      await ben.fails('seatLink', 'deal-yours', { table: other });

      await port.finish(one, [anne]);
      for (const who of [anne, ben, stranger]) {
        await who.fails('log', 'deal-closed', { table: one });
        await who.fails('replay', 'deal-closed', { table: one });
        expect(await who.do('duplicate', { table: one })).toEqual({ finished: 1, of: 2, tables: null });
      }
      expect((await anne.do('recollection', { table: one })).decisions).not.toEqual([]);
      await ben.fails('recollection', 'not-seated', { table: one });
      await ben.fails('recollection', 'not-over', { table: other });
      expect(JSON.parse((await anne.ask('export')).text).tables).toContainEqual(
        expect.objectContaining({ table: one, result: expect.objectContaining({ open: null }) }),
      );
      await port.finish(other, [ben]);
      const { tables } = await stranger.do('duplicate', { table: one });
      expect(tables!.map(({ table }) => table)).toEqual([one, other]);
      expect(tables!.map(({ names }) => names)).toMatchObject([
        ['Anne', expect.any(String)],
        [expect.any(String), 'Ben'],
      ]);
      expect(tables!.map(({ outcome }) => outcome)).toEqual([
        (await port.look(anne, one)).outcome,
        (await port.look(ben, other)).outcome,
      ]);
      for (const table of [one, other]) {
        const log = (await stranger.do('log', { table })) as unknown as Log;
        expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [] } });
        expect((await stranger.do('replay', { table })).steps).toBe(log.entries.length);
      }
    });
  });
};
