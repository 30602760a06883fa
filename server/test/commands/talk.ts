import type { Body } from '@crossbones/api';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import { type CommandBench, round } from './bench.js';

/** What is said at tables, and who hears it. */
export const talk = (port: CommandBench): void => {
  const say = (who: ApiClient, table: string, channel: Body<'say'>['channel'], text: string) =>
    who.do('say', { table, body: { channel, text } });
  const heard = async (who: ApiClient, table: string): Promise<unknown[]> =>
    (await who.do('table', { table })).lines.map(({ said }) => ('text' in said ? said.text : said.phrase));

  describe('what is said', () => {
    it('reaches everybody at the table, as words or as a set phrase', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne, ben]);
      const ear = await port.listen(ben, `table:${table}`);
      await anne.do('say', { table, body: { channel: 'table', phrase: 'ahoy' } });
      const { seq } = await say(anne, table, 'table', 'Yo ho <b>ho</b> 🏴‍☠️');
      expect(await ear.until('line', (line) => line.seq === seq)).toMatchObject({
        table,
        channel: 'table',
        person: anne.person,
        name: 'Anne',
        said: { text: 'Yo ho <b>ho</b> 🏴‍☠️' },
      });
      expect(await heard(ben, table)).toEqual(['ahoy', 'Yo ho <b>ho</b> 🏴‍☠️']);
      expect(await heard(port.stranger(), table)).toEqual(await heard(ben, table));
      ear.close();
    });

    it('has a length and a form', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.seat(round(1, 2), [anne]);
      const no = (code: string, body: unknown) =>
        anne.fails('say', code, { table, body: body as Body<'say'> });
      await no('wants-string', { channel: 'table', text: '' });
      await no('wants-string', { channel: 'table', text: 'x'.repeat(301) });
      await no('wants-text', { channel: 'table', text: 'two\nlines' });
      await no('wants-choice', { channel: 'table', phrase: 'ahem' });
      await no('wants-choice', { channel: 'crew', text: 'Ahoy' });
      await no('no-teams', { channel: 'team', text: 'Ahoy' });
      await say(anne, table, 'table', 'x'.repeat(300));
    });

    it('has a pace', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.seat(round(1, 2), [anne, ben]);
      for (let line = 0; line < 5; line++) await say(anne, table, 'table', `line ${line}`);
      const body = { channel: 'table', phrase: 'hurry' } as const;
      const { args } = await anne.fails('say', 'too-fast', { table, body });
      expect(args.seconds).toBeLessThanOrEqual(10);
      await ben.do('say', { table, body });
      await port.pass(10_000);
      for (let line = 5; line < 40; line++) {
        await say(anne, table, 'table', `line ${line}`);
        if (line % 5 === 4) await port.pass(10_000);
      }
      expect((await anne.fails('say', 'too-fast', { table, body })).args.seconds).toBeGreaterThan(60);
      await port.pass(600_000);
      await anne.do('say', { table, body });
    });

    it('by those who watch is not heard by those who play, until it is over', async () => {
      const [anne, ben, cat, dan] = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const table = await port.seat(round(1, 2), [anne, ben]);
      for (const one of [cat, dan]) await one.do('join', { body: { table } });
      await anne.fails('say', 'watchers-only', { table, body: { channel: 'watchers', phrase: 'bold' } });
      await say(cat, table, 'table', 'before');
      await port.start(table, [anne, ben]);
      await cat.fails('say', 'seated-only', { table, body: { channel: 'table', phrase: 'bold' } });
      const ears = await Promise.all([anne, dan, null].map((who) => port.listen(who, `table:${table}`)));
      const { seq } = await say(cat, table, 'watchers', 'Anne has nothing');
      await say(anne, table, 'table', 'during');
      for (const ear of ears) await ear.until('line', ({ said }) => 'text' in said && said.text === 'during');
      expect(ears.map((ear) => ear.all('line').some((line) => line.seq === seq))).toEqual([
        false,
        true,
        false,
      ]);
      expect(await heard(anne, table)).toEqual(['before', 'during']);
      expect(await heard(port.stranger(), table)).toEqual(['before', 'during']);
      expect(await heard(dan, table)).toEqual(['before', 'Anne has nothing', 'during']);
      await port.finish(table, [anne, ben]);
      expect(await heard(anne, table)).toEqual(['before', 'Anne has nothing', 'during']);
      await say(cat, table, 'table', 'after');
      for (const ear of ears) ear.close();
    });

    it('among partners stays with them', async () => {
      const people = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const [eve] = await port.come('Eve');
      const opening = { game: 'queens-collection', seats: 4, options: { mode: 'teams' } } as const;
      const table = await port.seat(opening, people);
      await eve.do('join', { body: { table } });
      const body = { channel: 'team', text: 'the third pawn' } as const;
      await people[0].fails('say', 'not-started', { table, body });
      await port.start(table, people);
      const { teams } = await port.look(eve, table);
      expect(new Set(teams).size).toBe(2);
      await eve.fails('say', 'not-seated', { table, body });
      const ears = await Promise.all(people.map((who) => port.listen(who, `table:${table}`)));
      await people[0].do('say', { table, body });
      await say(people[0], table, 'table', 'to all');
      for (const ear of ears) await ear.until('line', ({ said }) => 'text' in said && said.text === 'to all');
      const theirs = teams!.map((team) => team === teams![0]);
      expect(ears.map((ear) => ear.text.includes('the third pawn'))).toEqual(theirs);
      for (const [seat, who] of people.entries())
        expect((await heard(who, table)).includes('the third pawn')).toBe(theirs[seat]);
      expect(await heard(eve, table)).toEqual(['to all']);
      for (const ear of ears) ear.close();
    });

    it('by somebody one has muted is not heard', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 3), [anne, ben, cat]);
      const ear = await port.listen(anne, `table:${table}`);
      await ear.until('table', () => true);
      const me = await anne.do('mute', { body: { person: ben.person, muted: true } });
      expect(me.muted).toEqual([ben.person]);
      await say(ben, table, 'table', 'blah');
      await say(cat, table, 'table', 'news');
      await ear.until('line', ({ name }) => name === 'Cat');
      expect(ear.text).not.toContain('blah');
      expect(await heard(anne, table)).toEqual(['news']);
      expect(await heard(cat, table)).toEqual(['blah', 'news']);
      await anne.do('mute', { body: { person: ben.person, muted: false } });
      expect(await heard(anne, table)).toEqual(['blah', 'news']);
      await say(ben, table, 'table', 'sorry');
      await ear.until('line', ({ name }) => name === 'Ben');
      ear.close();
    });
  });
};
