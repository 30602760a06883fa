import type { Reply } from '@crossbones/api';
import { checkProof, type Log, Match, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import type { CommandBench } from './bench.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The deal of each day. */
export const daily = (port: CommandBench): void => {
  const now = () => port.server.world.now();
  /** Lets time pass until the clock of the server says so, today or tomorrow. */
  const clock = (time: number) => port.pass((((time - (now() % DAY)) % DAY) + DAY) % DAY);
  const shown = async (who: ApiClient, day?: string) => {
    const seen = await who.do('daily', { query: day === undefined ? {} : { day } });
    return { ...seen, skull: seen.deals.find(({ game }) => game === 'skull')! };
  };
  const play = async (who: ApiClient) => (await who.do('playDaily', { body: { game: 'skull' } })).table;

  describe('the deal of the day', () => {
    it('is the same for all, closed until the day is over, and counts once', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const stranger = port.stranger();
      await clock(12 * HOUR);
      const before = await shown(anne);
      expect(before.deals.map(({ game }) => game)).toEqual(gameIds);
      expect(before).toMatchObject({ link: null, streak: { now: 0, best: 0 }, today: before.day });
      for (const { key, begun, crew, people } of before.deals)
        expect([key, begun, crew.scores, people.scores]).toEqual([null, false, null, null]);
      await stranger.fails('daily', 'no-daily', { query: { day: '2999-01-01' } });
      await stranger.fails('daily', 'no-daily', { query: { day: '2026-02-30' } });

      // One try each.
      const table = await play(anne);
      expect(await play(anne)).toBe(table);
      const other = await play(ben);
      expect(other).not.toBe(table);
      const seals = await Promise.all([port.look(anne, table), port.look(ben, other)]);
      expect(seals[1].sealed).toEqual(seals[0].sealed);
      await anne.fails('seatLink', 'deal-yours', { table });
      await stranger.fails('log', 'not-over', { table });

      await port.finish(table, [anne]);
      for (const who of [anne, ben, stranger]) {
        await who.fails('log', 'deal-closed', { table });
        await who.fails('replay', 'deal-closed', { table });
      }
      // One's own seat may be studied at once.
      const own = await anne.ask('recollection', { table });
      const { decisions } = JSON.parse(own.text) as Reply<'recollection'>;
      const seats = new Set(decisions.map(({ seat }) => seat));
      expect([...seats]).toEqual([0]);
      await ben.fails('recollection', 'not-seated', { table });
      await ben.fails('recollection', 'not-over', { table: other });
      const exported = await anne.ask('export');
      expect(JSON.parse(exported.text)).toMatchObject({
        daily: [{ day: before.day, game: 'skull' }],
        tables: [{ table, result: { open: null } }],
      });
      // As if the server had died after it had written the end of the match.
      await port.server.ask(
        `update daily_play set score = null, place = null, finished = null where "match" = '${table}'`,
      );
      expect((await shown(anne)).skull.result).toBeNull();
      await port.pass(HOUR);
      await eventually('it is noted', async () => (await shown(anne)).skull.result !== null);
      const after = await shown(anne);
      const { outcome } = await port.look(anne, table);
      expect(after.streak).toEqual({ now: 1, best: 1 });
      expect(after.skull).toMatchObject({
        begun: true,
        table,
        result: { place: outcome!.places[0] },
        key: null,
        people: { finished: 1, scores: [{ score: -outcome!.places[0], count: 1 }] },
      });
      expect((await shown(ben)).skull).toMatchObject({ begun: true, result: null, people: { scores: null } });

      // Bots play it when nobody else does anything.
      await eventually('bots that play', async () => {
        await port.seconds(3);
        return (await shown(anne)).skull.crew.plays > 0;
      });

      // Whoever has begun before midnight has an hour; others get the next deal.
      await clock(24 * HOUR - 1_000);
      const late = await play(cat);
      await port.pass(2_000);
      const tomorrow = await play(cat);
      expect(tomorrow).not.toBe(late);
      expect((await shown(cat)).day).not.toBe(before.day);
      expect((await port.look(cat, tomorrow)).sealed!.secretHash).not.toBe(
        (await port.look(cat, late)).sealed!.secretHash,
      );
      // It is still played, and may be finished.
      await port.until(late, [cat], ({ step }) => step!.sight.actors.includes(0));
      await port.act(cat, late);
      expect(await shown(anne, before.day)).toMatchObject({ link: null, skull: { key: null } });
      await stranger.fails('log', 'deal-closed', { table });

      // Then it opens.
      await clock(HOUR);
      const open = await shown(ben, before.day);
      expect(open.skull).toMatchObject({ begun: true, result: null, people: { finished: 1 } });
      expect(open.link).not.toBeNull();
      const log = (await stranger.do('log', { table })) as unknown as Log;
      expect(log.key).toBe(open.skull.key);
      expect(log.proof).toMatchObject({
        match: `daily/${before.day}/skull`,
        chain: { anchor: before.anchor, first: before.first, link: open.link },
      });
      expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [] } });
      expect(must(Match.replay(games.skull as never, log)).outcome()).toEqual(outcome);
      expect((await stranger.do('replay', { table })).steps).toBe(log.entries.length);
      // The deal of the next day is as closed as before.
      await stranger.fails('log', 'not-over', { table: tomorrow });
      expect((await shown(anne)).link).toBeNull();
    });

    it('is played once, also by somebody who asks twice at the same time', async () => {
      const [dora] = await port.come('Dora');
      await clock(12 * HOUR);
      const asked = await Promise.all(
        [1, 2, 3].map(() => dora.ask('playDaily', { body: { game: 'skull-queen' } })),
      );
      expect(new Set(asked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await dora.do('mine')).tables).toHaveLength(1);
      await dora.do('delete', { body: { sure: true } });
      expect(await port.server.ask(`select * from daily_play where person = '${dora.person}'`)).toEqual([]);
    });
  });
};
