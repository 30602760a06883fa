import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { type AdminOrder, type AdminReply, administer } from '../../src/admin/index.js';
import { type CommandBench, round } from './bench.js';

const why = { by: 'keeper@house', reason: 'it was asked for' };

/** What whoever runs the server does, at one that is running. */
export const admin = (port: CommandBench): void => {
  describe('whoever runs the server', () => {
    const order = async (what: AdminOrder): Promise<AdminReply> =>
      must(await administer(port.server.config, what, port.server.world));
    const refused = async (what: AdminOrder): Promise<string> => {
      const done = await administer(port.server.config, what, port.server.world);
      return done.ok ? 'not refused' : done.error.key;
    };
    const kept = async (text: string): Promise<boolean> => {
      const tables = ['entry', 'match', 'person', 'audit'];
      const rows = await Promise.all(tables.map((table) => port.server.ask(`select * from "${table}"`)));
      return JSON.stringify(rows).includes(text);
    };

    it('looks at tables and people', async () => {
      const [anne, ben, cat] = await port.come('Anne Admiral', 'Ben', 'Cat');
      const table = await port.seat(round(1, 3), [anne, ben]);
      await cat.do('join', { body: { table } });
      const { seq } = await ben.do('say', { table, body: { channel: 'table', text: 'Ahoy' } });
      expect(await order({ do: 'tables' })).toContainEqual(
        expect.objectContaining({ table, phase: 'gathering', names: ['Anne Admiral', 'Ben', null] }),
      );
      expect(await order({ do: 'table', table })).toMatchObject([
        { table, game: 'skull-king', phase: 'gathering', host: anne.person },
        { seat: 0, person: anne.person, name: 'Anne Admiral' },
        { seat: 1, person: ben.person, name: 'Ben' },
        { seat: 2, person: null },
        { watches: true, person: cat.person, name: 'Cat' },
        { line: seq, person: ben.person, channel: 'table', text: 'Ahoy' },
      ]);
      for (const who of [anne.person, 'Anne Admiral'])
        expect(await order({ do: 'person', who })).toMatchObject([
          { person: anne.person, name: 'Anne Admiral', sessions: 1, passkeys: 0, tables: [table] },
        ]);
      expect(await refused({ do: 'person', who: 'Nobody Like That' })).toBe('no-person');
      expect(await refused({ do: 'table', table: '0123456789abcdefghjk' })).toBe('no-table');
    });

    it('closes a table, and those at it are told why', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.begin(round(2, 2), [anne]);
      const ear = await port.listen(anne, `table:${table}`);
      await order({ do: 'close', table, ...why });
      await ear.until('table', ({ phase, closedBy }) => phase === 'closed' && closedBy === 'operator');
      await anne.fails('say', 'closed-by-operator', { table, body: { channel: 'table', phrase: 'sorry' } });
      await anne.fails('undo', 'closed-by-operator', { table });
      expect(await refused({ do: 'close', table, ...why })).toBe('table-closed');
      expect((await order({ do: 'audit' }))[0]).toEqual({
        ...why,
        at: expect.any(String),
        did: 'close',
        subject: table,
      });
    });

    it('takes away what was said, from the database and from those who have read it', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne, ben]);
      const { seq: line } = await ben.do('say', {
        table,
        body: { channel: 'table', text: 'Xylopyrography' },
      });
      await ben.do('say', { table, body: { channel: 'table', text: 'Ahoy' } });
      const ear = await port.listen(anne, `table:${table}`);
      await ear.until('line');
      expect(await refused({ do: 'remove-line', table, line: 1, ...why })).toBe('no-line');
      await order({ do: 'remove-line', table, line, ...why });
      await ear.until('table', ({ unsaid }) => unsaid?.includes(line) === true);
      const { lines } = await anne.do('table', { table });
      expect(lines.map(({ said }) => said)).toEqual([{ text: 'Ahoy' }]);
      expect(await kept('Xylopyrography')).toBe(false);
      expect(await refused({ do: 'remove-line', table, line, ...why })).toBe('no-line');
    });

    it('takes away a name, wherever it was', async () => {
      const [anne] = await port.come('Xylopyrographer');
      const running = await port.seat(round(1, 2), [anne]);
      const over = await port.begin(round(1, 2), [anne]);
      await port.finish(over, [anne]);
      await order({ do: 'remove-name', person: anne.person, ...why });
      const { name } = (await anne.do('me'))!;
      expect(name).not.toBe('Xylopyrographer');
      for (const table of [running, over])
        await port.comes(anne, table, ({ places }) => places[0].name === name);
      expect(await kept('Xylopyrographer')).toBe(false);
      expect(await refused({ do: 'remove-name', person: '0123456789abcdef', ...why })).toBe('no-person');
    });

    it('takes away a table, and whoever follows it is told', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.begin(round(2, 2), [anne]);
      const ear = await port.listen(anne, `table:${table}`);
      await order({ do: 'remove-table', table, ...why });
      await port.seconds(1);
      await ear.until('refused', ({ topic }) => topic === `table:${table}`);
      await anne.fails('table', 'no-table', { table });
      expect(await refused({ do: 'remove-table', table, ...why })).toBe('no-table');
      const rowsOf = (kind: string) => port.server.ask(`select * from ${kind} where "match" = '${table}'`);
      for (const kind of ['entry', 'member']) expect(await rowsOf(kind)).toEqual([]);
      // Who was signed in at that very moment, here or by another node, is there for fifty seconds, and then gone.
      await port.server.ask(
        `insert into presence values ('${table}', '${anne.person}', ${port.server.world.now() + 50_000}) on conflict do nothing`,
      );
      await port.pass(51_000);
      await port.seconds(20);
      expect(await rowsOf('presence')).toEqual([]);
    });
  });
};
