import { checkProof, type Game, type Log, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { type CommandBench, round } from './bench.js';

/** Some of it, as JSON has it. */
const plain = <T extends object>(value: T, ...names: readonly (keyof T)[]): Partial<T> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, value[name]]))));

/** What is left to do when a match is over. */
export const after = (port: CommandBench): void => {
  describe('a finished match', () => {
    it('can be looked through, and checked', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(2, 3), [anne, ben]);
      for (const who of [anne, port.stranger()]) {
        await who.fails('log', 'not-over', { table });
        await who.fails('replay', 'not-over', { table });
      }
      await port.finish(table, [anne, ben]);
      const stranger = port.stranger();
      const log = (await stranger.do('log', { table })) as unknown as Log;
      expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [] } });
      const match = must(Match.replay(games['skull-king'] as Game, log));
      const whole = await stranger.do('replay', { table });
      expect(whole.steps).toBe(log.entries.length);
      expect(whole.outcome).toEqual(match.outcome());
      expect(whole.shown.map(({ step }) => step)).toEqual([...log.entries.keys(), log.entries.length]);
      const part = await stranger.do('replay', { table, query: { from: 2, count: 3 } });
      expect(part.shown).toEqual(whole.shown.slice(2, 5));
      const none = await stranger.do('replay', { table, query: { from: 10_000 } });
      expect(none.shown).toEqual([]);
      for (const query of [{ from: -1 }, { count: 0 }, { count: 201 }])
        await stranger.fails('replay', 'wants-int', { table, query });
      await stranger.fails('log', 'no-table', { table: '0123456789abcdefghjk' });
      await stranger.fails('replay', 'no-table', { table: '0123456789abcdefghjk' });
    });
  });

  describe('what a seat saw and did', () => {
    it('is shown to who sat there when the match is over, and to nobody else', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(2, 3), [anne, ben]);
      await anne.fails('recollection', 'not-over', { table });
      await port.finish(table, [anne, ben]);
      await cat.fails('recollection', 'not-seated', { table });
      await port.stranger().fails('recollection', 'not-signed-in', { table });
      await anne.fails('recollection', 'no-table', { table: '0123456789abcdefghjk' });

      const log = (await anne.do('log', { table })) as unknown as Log;
      const match = must(Match.replay(games['skull-king'] as Game, log));
      for (const [seat, who] of [anne, ben].entries()) {
        const { decisions, seen, outcome } = await who.do('recollection', { table });
        // Where only one thing could be done nothing was decided.
        const own = log.entries.flatMap((entry, step) =>
          'action' in entry && entry.seat === seat && match.view(step, seat).legal.length > 1
            ? [{ step, word: entry.action }]
            : [],
        );
        expect(decisions.map(({ step, word }) => ({ step, word }))).toEqual(own);
        for (const { step, view, legal } of decisions)
          expect({ view, legal }).toEqual(plain(match.view(step, seat), 'view', 'legal'));
        expect(seen).toEqual(
          [...log.entries.keys(), log.entries.length].map(
            (at) => plain(match.view(at, 'spectator'), 'view').view,
          ),
        );
        expect(outcome).toEqual(match.outcome());
      }
    });
  });

  describe('its log and its replay', () => {
    it('are packed for those who can unpack them', async () => {
      const [anne] = await port.come('Anne');
      const table = await port.begin(round(2, 3), [anne]);
      await port.finish(table, [anne]);
      for (const route of ['log', 'replay'] as const) {
        const packed = await anne.ask(route, { table, headers: { 'accept-encoding': 'br, gzip' } });
        const plain = await anne.ask(route, { table, headers: { 'accept-encoding': 'identity' } });
        expect(packed.text).toBe(plain.text);
        expect([packed, plain].map(({ headers }) => headers.get('vary'))).toEqual(
          Array(2).fill('Accept-Encoding'),
        );
        expect(packed.headers.get('content-encoding')).toBe('gzip');
        expect(plain.headers.get('content-encoding')).toBeNull();
        const [small, large] = [packed, plain].map(({ headers }) => Number(headers.get('content-length')));
        expect(small).toBeLessThan(large);
      }
    });
  });

  describe('a rematch', () => {
    it('has the same people, one seat further, at one new table', async () => {
      const [anne, ben, cat, dan] = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const opening = round(1, 4, { away: 'bot', public: true });
      const table = await port.begin(opening, [anne, ben, cat]);
      await dan.do('join', { body: { table } });
      await anne.fails('rematch', 'not-over', { table });
      await port.finish(table, [anne, ben, cat]);
      await dan.fails('rematch', 'not-seated', { table });
      await cat.do('leave', { table });

      const first = await ben.ask('rematch', { table });
      const second = await anne.ask('rematch', { table });
      expect(first.status).toBe(200);
      expect(second.text).toBe(first.text);
      const next = await ben.do('rematch', { table });
      expect(JSON.stringify(next)).toBe(first.text);
      const old = await port.look(anne, table);
      const anew = await port.look(anne, next.table);
      expect(old.rematch).toBe(next.table);
      expect(anew).toMatchObject({
        phase: 'gathering',
        host: anne.person,
        game: old.game,
        options: old.options,
        settings: old.settings,
        sealed: null,
        outcome: null,
      });
      // Whoever has left the old table leaves their seat at the new one free.
      expect(anew.places.map(({ name }) => name)).toEqual(['Ben', null, old.places[3].name, 'Anne']);
      expect((await ben.do('mine')).tables.map(({ id }) => id)).toContain(next.table);
      await cat.do('sit', { table: next.table, body: { seat: 1 } });
      await port.start(next.table, [anne, ben, cat]);
      const again = await port.look(anne, next.table);
      expect(again.phase).toBe('playing');
      expect(again.sealed!.secretHash).not.toBe(old.sealed!.secretHash);
      expect(again.sealed!.deal).not.toBe(old.sealed!.deal);
    });

    it('asked for by all at once is one table', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(1, 2), [anne, ben]);
      await port.finish(table, [anne, ben]);
      const answers = await Promise.all([anne, ben, anne, ben].map((who) => who.ask('rematch', { table })));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const tables = (await ben.do('mine')).tables.filter(({ id }) => id !== table);
      expect(tables).toHaveLength(1);
    });
  });
};
