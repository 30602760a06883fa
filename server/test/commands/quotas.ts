import type { Body } from '@crossbones/api';
import { must } from '@crossbones/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings-and-defaults.js';
import { ApiClient } from '../clients/api-client.js';
import { type Opened, openServer } from '../server.js';
import { type CommandBench, round } from './bench.js';

/** How much one may keep here at once. */
export const quotas = (port: CommandBench): void => {
  describe('quotas', () => {
    let server: Opened;
    beforeAll(async () => {
      const env = {
        TABLES_PER_ADDRESS: '6',
        TABLES_PER_PERSON: '4',
        PUBLIC_TABLES_PER_ADDRESS: '3',
        PUBLIC_TABLES_PER_PERSON: '2',
        ENTRIES_PER_TABLE: '12',
        SHEET_MB_PER_ADDRESS: '1',
        TRUST_PROXY: 'loopback',
      };
      server = await openServer({ store: port.storage, env });
    });
    afterAll(async () => {
      expect(server.logged).toEqual([]);
      await server.close();
    });

    let houses = 0;
    /** People behind one address that nobody else has. */
    const household = async (...names: string[]): Promise<ApiClient[]> => {
      const address = { 'x-forwarded-for': `192.0.2.${++houses}` };
      return Promise.all(names.map((name) => new ApiClient(server.url, name, port.record, address).board()));
    };
    const shown = round(1, 2, { public: true });
    const hidden = round(1, 2);
    const open = (who: ApiClient, body: Body<'open'> = hidden) => who.do('open', { body });

    it('a person has so many tables whose match is not over, and one that ends makes room', async () => {
      const [anne] = await household('Anne');
      const { table } = await open(anne);
      for (let i = 0; i < 3; i++) await open(anne);
      expect((await anne.fails('open', 'too-many-tables', { body: hidden })).args).toEqual({ max: 4 });
      await anne.fails('playNow', 'too-many-tables', { body: { game: 'skull', alone: true } });
      await anne.do('leave', { table });
      await open(anne);
    });

    it('an address has so many, whoever opens them, also if all ask at once', async () => {
      const people = await household(...'ABCDEFGHIJ');
      const answers = await Promise.all(people.map((one) => one.ask('open', { body: hidden })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
      expect((await people[0].fails('open', 'too-many-tables-here', { body: hidden })).args).toEqual({
        max: 6,
      });
      const [elsewhere] = await household('Else');
      await open(elsewhere);
    });

    it('of public ones there are fewer, and a table that is shown later counts as well', async () => {
      const [anne, ben] = await household('Anne', 'Ben');
      await open(anne, shown);
      const { table } = await open(anne, shown);
      expect((await anne.fails('open', 'too-many-public-tables', { body: shown })).args).toEqual({ max: 2 });
      const { table: later } = await open(anne);
      const settings = { public: true };
      await anne.fails('change', 'too-many-public-tables', { table: later, body: { settings } });
      // One that is shown already may be set otherwise.
      await anne.do('change', { table, body: { settings, seats: 3 } });
      await open(ben, shown);
      expect((await ben.fails('open', 'too-many-public-tables-here', { body: shown })).args).toEqual({
        max: 3,
      });
      await open(ben);
    });

    it('an opening that is repeated gets its answer, however many there are by then', async () => {
      const [anne] = await household('Anne');
      const first = await anne.ask('open', { body: hidden, key: 'the-first' });
      for (let i = 0; i < 3; i++) await open(anne);
      await anne.fails('open', 'too-many-tables', { body: hidden });
      expect(await anne.ask('open', { body: hidden, key: 'the-first' })).toMatchObject({ text: first.text });
    });

    it('from where a table was opened is nowhere in the clear, and forgotten when it ends', async () => {
      const [anne] = await household('Anne');
      const { table } = await open(anne);
      const row = async () => (await server.ask(`select * from match where id = '${table}'`))[0];
      expect((await row()).household).toMatch(/^[\w-]{22}$/);
      expect(JSON.stringify(await row())).not.toContain('192.0.2');
      await anne.do('leave', { table });
      expect((await row()).household).toBeNull();
    });

    it('twelve people behind one address play by what is usual, each at a table of their own and all at two', async () => {
      const usual = must(readConfig({})).quotas;
      const house = await openServer({
        store: port.storage,
        env: {
          TABLES_PER_ADDRESS: `${usual.tablesPerAddress}`,
          TABLES_PER_PERSON: `${usual.tablesPerPerson}`,
          PUBLIC_TABLES_PER_ADDRESS: `${usual.publicTablesPerAddress}`,
          PUBLIC_TABLES_PER_PERSON: `${usual.publicTablesPerPerson}`,
          ENTRIES_PER_TABLE: `${usual.entriesPerTable}`,
        },
      });
      const people = await Promise.all(
        [...'ABCDEFGHIJKL'].map((name) => new ApiClient(house.url, name, port.record).board()),
      );
      await Promise.all(people.map((one) => open(one)));
      await Promise.all(people.map((one) => open(one, shown)));
      for (const six of [people.slice(0, 6), people.slice(6)]) {
        const table = await port.begin(round(1, 6, { public: true }), six);
        await port.finish(table, six);
      }
      expect(house.logged).toEqual([]);
      await house.close();
    });

    it('so much happens at a table, and then nothing but the rest of the match', async () => {
      const [anne, ben] = await household('Anne', 'Ben');
      const { table } = await open(anne, hidden);
      await ben.do('sit', { table, body: {} });
      const phrase = { channel: 'table', phrase: 'ahoy' } as const;
      for (const one of [anne, ben]) await one.do('say', { table, body: phrase });
      await port.start(table, [anne, ben]);
      expect((await anne.fails('say', 'table-full', { table, body: phrase })).args).toEqual({ max: 12 });
      await port.finish(table, [anne, ben]);
      expect((await port.look(anne, table)).phase).toBe('over');
    });

    it('score sheets of an address have so many bytes, and one that ends makes room', async () => {
      const [anne] = await household('Anne');
      const head = { game: 'skull' };
      const line = (i: number) => ({ round: i, to: 'x'.repeat(8_000) });
      const write = async () => {
        const { sheet, token } = await anne.do('sheetOpen', { body: { head } });
        const lines = (from: number) => ({ token, from, lines: [0, 1, 2, 3, 4, 5].map(line) });
        return { sheet, token, lines };
      };
      const first = await write();
      const { sheet, lines } = await write();
      for (let i = 0; i < 10; i++)
        await anne.do('sheetAppend', { sheet: first.sheet, body: first.lines(2 + 6 * i) });
      for (let i = 0; i < 11; i++) await anne.do('sheetAppend', { sheet, body: lines(2 + 6 * i) });
      const next = { sheet, body: lines(2 + 6 * 11) };
      expect((await anne.fails('sheetAppend', 'too-many-sheets', next)).args).toEqual({ mb: 1 });
      await anne.do('sheetEnd', { sheet: first.sheet, body: { token: first.token } });
      await anne.do('sheetAppend', next);
      const rows = await server.ask('select * from sheet');
      expect(JSON.stringify(rows)).not.toContain('192.0.2');
    });
  });
};
