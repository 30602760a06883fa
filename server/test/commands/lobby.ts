import { describe, expect, it } from 'vitest';
import { type CommandBench, round } from './bench.js';

/** How people and tables find each other. */
export const lobby = (port: CommandBench): void => {
  describe('the list of tables', () => {
    it('shows public tables only, live', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const ear = await port.listen(null, 'lobby');
      await ear.until('lobby', () => true);
      const hidden = await port.seat(round(1, 2), [anne]);
      const shown = await port.seat(round(1, 2, { public: true }), [anne]);
      const has = (free: number, phase = 'gathering') =>
        ear.until('lobby', ({ tables }) =>
          tables.some((one) => one.id === shown && one.free === free && one.phase === phase),
        );
      await has(1);
      const listed = (await port.stranger().do('lobby')).tables.find(({ id }) => id === shown);
      expect(listed).toMatchObject({ game: 'skull-king', host: 'Anne', seats: 2, names: ['Anne', null] });
      await ben.do('sit', { table: shown, body: {} });
      await has(0);
      await port.start(shown, [anne, ben]);
      await has(0, 'playing');
      await port.finish(shown, [anne, ben]);
      await ear.until('lobby', ({ tables }) => tables.length === 0 || tables.every(({ id }) => id !== shown));
      expect(ear.text).not.toContain(hidden);
      expect((await anne.do('lobby')).tables.map(({ id }) => id)).not.toContain(hidden);
      expect((await ben.do('mine')).tables.map(({ id }) => id)).toEqual([shown]);
      ear.close();
    });

    it('shows no more than two of one host, the last touched', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const bens = await port.seat(round(1, 2, { public: true }), [ben]);
      const annes: string[] = [];
      for (let i = 0; i < 5; i++) {
        await port.pass(1_000);
        annes.push(await port.seat(round(1, 2, { public: true }), [anne]));
      }
      const { tables } = await port.stranger().do('lobby');
      const shown = tables.map(({ id }) => id);
      expect(shown.filter((id) => annes.includes(id))).toEqual([annes[4], annes[3]]);
      expect(shown).toContain(bens);
      for (const table of annes) await anne.do('leave', { table });
      await ben.do('leave', { table: bens });
    });

    it('of one’s own has the last touched first', async () => {
      const [anne] = await port.come('Anne');
      const first = await port.seat(round(1, 2), [anne]);
      const second = await port.seat(round(1, 2), [anne]);
      const mine = async () => (await anne.do('mine')).tables.map(({ id }) => id);
      await port.pass(1_000);
      await anne.do('say', { table: first, body: { channel: 'table', phrase: 'ahoy' } });
      expect(await mine()).toEqual([first, second]);
      await anne.do('leave', { table: second });
      expect(await mine()).toEqual([first]);
    });
  });

  describe('play now', () => {
    it('starts a table with bots where nobody waits', async () => {
      const [anne] = await port.come('Anne');
      const sat = await anne.do('playNow', { body: { game: 'skull-queen' } });
      expect(sat).toMatchObject({ seat: 0 });
      const { places, host, settings } = await port.look(anne, sat.table);
      expect(host).toBe(anne.person);
      expect(settings.public).toBe(false);
      expect(places.map(({ bot }) => bot)).toEqual([null, 'bosun', 'bosun', 'bosun']);
      await port.start(sat.table, [anne]);
      expect((await port.look(anne, sat.table)).phase).toBe('playing');
    });

    it('has bots as strong as one likes', async () => {
      const [anne] = await port.come('Anne');
      const { table } = await anne.do('playNow', { body: { game: 'skull', alone: true, level: 'captain' } });
      const { places } = await port.look(anne, table);
      expect(places.map(({ bot }) => bot)).toEqual([null, 'captain', 'captain', 'captain']);
    });

    it('finds a table that waits for somebody', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const body = { game: 'skull' } as const;
      const table = await port.seat({ game: 'skull', seats: 3, settings: { public: true } }, [anne]);
      await port.seat({ game: 'skull-king', seats: 3, settings: { public: true } }, [anne]);
      expect((await cat.do('playNow', { body: { ...body, alone: true } })).table).not.toBe(table);
      expect(await ben.do('playNow', { body })).toMatchObject({ table, seat: 1 });
      // Whoever sits there already is shown their seat again.
      expect(await ben.do('playNow', { body })).toMatchObject({ table, seat: 1 });
      expect(await cat.do('playNow', { body })).toMatchObject({ table, seat: 2 });
      const [dan] = await port.come('Dan');
      expect((await dan.do('playNow', { body })).table).not.toBe(table);
    });

    it('does not lead back to where one was sent away', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const opening = { game: 'queens-collection', seats: 3, settings: { public: true } } as const;
      const table = await port.seat(opening, [anne, ben]);
      await anne.do('kick', { table, body: { person: ben.person } });
      const found = await ben.do('playNow', { body: { game: 'queens-collection' } });
      expect(found.table).not.toBe(table);
      expect(found.seat).toBe(0);
    });
  });
};
