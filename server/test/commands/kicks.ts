import { eventually } from '@crossbones/core/suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../clients/api-client.js';
import { FastClock } from '../clocks/fast-clock.js';
import { type Opened, openServer } from '../server.js';
import { type CommandBench, round } from './bench.js';

/** Who was sent away stays away, whoever they say they are. */
export const kicks = (port: CommandBench): void => {
  describe('a kick', () => {
    let server: Opened<FastClock>;
    beforeAll(async () => {
      const env = { TRUST_PROXY: 'loopback', KEEP_UNBEGUN_DAYS: '1' };
      server = await openServer({ store: port.storage, world: new FastClock(), env });
    });
    afterAll(async () => {
      expect(server.logged).toEqual([]);
      await server.close();
    });

    let houses = 0;
    /** Somebody new behind an address that nobody else has yet, or behind one that is known. */
    const stranger = (name: string, house = ++houses): ApiClient =>
      new ApiClient(server.url, name, port.record, { 'x-forwarded-for': `198.51.100.${house}` });
    const come = (name: string, house = ++houses): Promise<ApiClient> => stranger(name, house).board();
    const arrivals = (table: string): Promise<Record<string, unknown>[]> =>
      server.ask(`select * from arrival where "match" = '${table}'`);

    /** Anne has sent Ben away, who shares an address with Bea. */
    const scene = async () => {
      const anne = await come('Anne');
      const [ben, bea] = [await come('Ben'), await come('Bea', houses)];
      const home = houses;
      const { table } = await anne.do('open', { body: round(1, 4) });
      await ben.do('sit', { table, body: {} });
      server.world.leap(1_000);
      await anne.do('kick', { table, body: { person: ben.person } });
      return { anne, ben, bea, home, table };
    };

    it('holds against new guests from the same address, by every way, and against nobody else', async () => {
      const { anne, bea, ben, home, table } = await scene();
      const { code } = await anne.do('code', { table });
      for (const again of [stranger('Ben', home), await come('Ben', home)]) {
        await again.fails('sit', 'sent-away-here', { table, body: {} });
        await again.fails('join', 'sent-away-here', { body: { table } });
        await again.fails('join', 'sent-away-here', { body: { code } });
        expect((await again.do('playNow', { body: { game: 'skull-king' } })).table).not.toBe(table);
      }
      await ben.fails('sit', 'kicked', { table, body: {} });
      // Whom we knew before is somebody else of that house.
      await bea.do('sit', { table, body: {} });
      await (await come('Cat')).do('sit', { table, body: {} });
    });

    it('holds when the match is on, also by the link of a seat', async () => {
      const { anne, bea, home, table } = await scene();
      await anne.do('fill', { table, body: {} });
      await port.start(table, [anne]);
      const { token } = await anne.do('seatLink', { table });
      await stranger('Ben', home).fails('takeSeat', 'sent-away-here', { table, body: { token } });
      await stranger('Ben', home).fails('join', 'sent-away-here', { body: { table } });
      await bea.do('takeSeat', { table, body: { token } });
      // Only of whom was sent away it is still known from where they came.
      expect((await arrivals(table)).map(({ kicked }) => Number(kicked) > 0)).toEqual([true]);
    });

    it('is taken back by the host, and then for the whole house', async () => {
      const { anne, bea, ben, home, table } = await scene();
      const body = { person: ben.person };
      expect((await anne.do('table', { table })).table.sentAway).toEqual([{ ...body, name: 'Ben' }]);
      await bea.do('sit', { table, body: {} });
      await bea.fails('readmit', 'not-host', { table, body });
      await anne.fails('readmit', 'nobody-there', { table, body: { person: bea.person } });
      await anne.do('readmit', { table, body });
      expect((await anne.do('table', { table })).table).not.toHaveProperty('sentAway');
      await ben.do('sit', { table, body: {} });
      await stranger('Bob', home).do('join', { body: { table } });
    });

    it('is against one person alone where the host is at home', async () => {
      const anne = await come('Anne');
      const ben = await come('Ben', houses);
      const { table } = await anne.do('open', { body: round(1, 3) });
      await ben.do('sit', { table, body: {} });
      await anne.do('kick', { table, body: { person: ben.person } });
      await ben.fails('sit', 'kicked', { table, body: {} });
      await stranger('Cat', houses).do('sit', { table, body: {} });
    });

    it('outlasts that somebody deletes themselves, and knows them no more', async () => {
      const { ben, home, table } = await scene();
      await ben.do('delete', { body: { sure: true } });
      server.world.leap(200_000);
      await eventually('they are gone', async () =>
        (await arrivals(table)).every(({ person }) => person !== ben.person),
      );
      await stranger('Ben', home).fails('sit', 'sent-away-here', { table, body: {} });
    });

    it('names no address, and no two tables alike; and goes with its table', async () => {
      const { anne, ben, bea, table } = await scene();
      const { table: other } = await anne.do('open', { body: round(1, 3) });
      for (const one of [ben, bea]) await one.do('sit', { table: other, body: {} });
      const marks = [...(await arrivals(table)), ...(await arrivals(other))].map(
        ({ household }) => household,
      );
      // Ben and Bea came to the second from one house; Anne has done nothing there yet but open it.
      expect([marks.length, new Set(marks).size]).toEqual([4, 3]);
      expect(JSON.stringify(marks)).not.toContain('198.51');
      await anne.do('leave', { table });
      expect(await arrivals(table)).toEqual([]);
    });
  });
};
