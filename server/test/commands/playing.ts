import { type Entry, type Game, type Log, Match, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { games } from '@crossbones/games';
import { levels } from '@crossbones/games/crew';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import { type CommandBench, round } from './bench.js';

/** What seats do while a match is on. */
export const playing = (port: CommandBench): void => {
  const bid = (who: ApiClient, table: string, tricks = 0) => port.act(who, table, `bid:${tricks}`);

  /** Who of these is asked for a card, now that the bids are in. */
  const turnOf = async (table: string, people: readonly ApiClient[]): Promise<ApiClient> => {
    const { places } = await port.look(people[0], table);
    const [seat] = (await port.sight(people[0], table)).actors;
    return people.find(({ person }) => person === places[seat].person)!;
  };

  it('bots of every level play to the end', async () => {
    const [anne] = await port.come('Anne');
    const table = await port.seat(round(1, 5), [anne]);
    for (const [i, level] of levels.entries()) await anne.do('fill', { table, body: { level, seat: i + 1 } });
    await port.start(table, [anne]);
    await port.finish(table, [anne]);
    const { outcome } = await port.look(anne, table);
    expect(outcome!.points).toHaveLength(5);
  });

  describe('a submit', () => {
    it('is taken when it answers what the seat is asked, or refused with a reason', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(2, 2), [anne, ben]);
      await cat.do('join', { body: { table } });
      const submit = (decision: number, ...actions: string[]) => ({ table, body: { decision, actions } });
      await cat.fails('submit', 'not-seated', submit(0, 'bid:0'));
      await anne.fails('submit', 'unknown-word', submit(0, 'bid:many'));
      expect(await anne.fails('submit', 'bid-too-high', submit(0, 'bid:3'))).toHaveProperty('rule');
      expect((await anne.fails('submit', 'stale-decision', submit(7, 'bid:0'))).args).toEqual({
        decision: 0,
      });
      expect((await anne.do('submit', submit(0, 'bid:0'))).step).toBe(1);
      await anne.fails('submit', 'stale-decision', submit(0, 'bid:0'));
      await bid(ben, table);
      const turn = await turnOf(table, [anne, ben]);
      const other = turn === anne ? ben : anne;
      const { decision } = await port.sight(other, table);
      await other.fails('submit', 'not-your-turn', submit(decision, 'escape'));
      await port.finish(table, [anne, ben]);
      await turn.fails('submit', 'over', submit(decision, 'escape'));
      await turn.fails('resign', 'over', { table });
      await turn.fails('salt', 'salt-late', { table, body: { salt: 'another salt altogether' } });
    });

    it('has one or more actions, all or none', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin({ game: 'skull-queen', seats: 2 }, [anne, ben]);
      const actions = ['side:front', 'r:0', 'y:1', 'g:2', 'b:3'];
      const before = await port.sight(anne, table);
      const refused = (code: string, word: string) =>
        anne.fails('submit', code, { table, body: { decision: 0, actions: [...actions, word] } });
      await refused('unknown-word', 'starboard');
      await refused('side-first', 'r:0');
      expect(await port.sight(anne, table)).toEqual(before);
      expect(await anne.do('submit', { table, body: { decision: 0, actions } })).toMatchObject({ step: 5 });
      expect((await port.sight(ben, table)).actors).toEqual([1]);
    });

    it('has no action whose outcome would have to be known for the next', async () => {
      const people = await port.come('Anne', 'Ben', 'Cat');
      const cards = await port.begin(round(2, 3), people);
      const [anne, ben, cat] = people;
      await bid(anne, cards);
      await bid(ben, cards);
      const { decision, view } = await port.sight(cat, cards);
      // The tigress alone is no word: she must say what she is.
      const card = (view.hand as string[]).find((one) => one !== 'tigress')!;
      const both = { decision, actions: ['bid:0', card] };
      await cat.fails('submit', 'sight-between', { table: cards, body: both });
      const dice = await port.begin({ game: 'skull-king-dice', seats: 3 }, people);
      for (const one of people) await bid(one, dice);
      const turn = await turnOf(dice, people);
      const asked = await port.sight(turn, dice);
      const rolls = { decision: asked.decision, actions: [asked.legal[0], asked.legal[0]] };
      await turn.fails('submit', 'chance-between', { table: dice, body: rolls });
      expect((await port.sight(turn, dice)).step).toBe(asked.step);
    });

    it('that is sealed can be changed until the last is in', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(3, 3), [anne, ben, cat]);
      const bids = async (who: ApiClient) => JSON.stringify((await port.sight(who, table)).view);
      await bid(anne, table, 3);
      const hidden = await bids(ben);
      await bid(anne, table, 1);
      expect(await bids(ben)).toBe(hidden);
      await bid(ben, table, 2);
      await bid(anne, table, 2);
      expect((await port.sight(anne, table)).may).toEqual([0, 1]);
      await bid(cat, table, 0);
      const { view } = await port.sight(cat, table);
      expect(view).toMatchObject({ bids: [2, 2, 0] });
      const { decision, actors } = await port.sight(anne, table);
      const code = actors.includes(0) ? 'play-now' : 'not-your-turn';
      await anne.fails('submit', code, { table, body: { decision, actions: ['bid:1'] } });
    });

    it('of every seat at once is taken the first time', async () => {
      const names = Array.from({ length: 12 }, (_, i) => `Mate ${i}`);
      const people = await port.come(...names);
      const table = await port.begin({ game: 'skull', seats: 12 }, people);
      const { actors } = await port.sight(people[0], table);
      // The first player of a round lays after all others.
      expect(actors).toHaveLength(11);
      const order = { table, body: { decision: 0, actions: ['flower'] } };
      const answers = await Promise.all(actors.map((seat) => people[seat].ask('submit', order)));
      expect(answers.map(({ status, text }) => [status, text])).toEqual(
        actors.map(() => [200, expect.stringContaining('"step":')]),
      );
      const seqs = answers.map(({ text }) => (JSON.parse(text) as { seq: number }).seq);
      expect(new Set(seqs).size).toBe(11);
      expect((await port.sight(people[0], table)).step).toBe(11);
    });
  });

  describe('an action', () => {
    it('can be taken back while nobody and nothing has moved since', async () => {
      const [anne, ben, cat, dan] = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const people = [anne, ben, cat];
      const opening = { ...round(2, 3, { undo: true }), options: { schedule: [2, 1] } };
      const table = await port.begin(opening, people);
      await dan.do('join', { body: { table } });
      await dan.fails('undo', 'not-seated', { table });
      await anne.fails('undo', 'undo-not-last', { table });
      await bid(anne, table);
      await anne.do('undo', { table });
      expect((await port.sight(anne, table)).actors).toEqual([0, 1, 2]);
      for (let times = 1; times < 10; times++) {
        await bid(anne, table);
        await anne.do('undo', { table });
      }
      await bid(anne, table);
      await anne.fails('undo', 'undo-too-often', { table });
      for (const one of [ben, cat]) await bid(one, table);
      await cat.fails('undo', 'undo-after-sight', { table });
      await anne.fails('undo', 'undo-not-last', { table });
      const turn = await turnOf(table, people);
      const before = await port.sight(turn, table);
      await port.act(turn, table);
      await turn.do('undo', { table });
      const { legal, view } = await port.sight(turn, table);
      expect({ legal, view }).toEqual({ legal: before.legal, view: before.view });
      await port.act(turn, table, before.legal.at(-1));
      await port.act(await turnOf(table, people), table);
      await turn.fails('undo', 'undo-not-last', { table });
      let last = turn;
      while ((await port.sight(anne, table)).view.round === 1) {
        last = await turnOf(table, people);
        await port.act(last, table);
      }
      await last.fails('undo', 'undo-after-chance', { table });
      await port.finish(table, people);
      const { entries } = await anne.do('log', { table });
      expect(entries.filter((entry) => entry.table === 'undo')).toHaveLength(11);
      await anne.fails('undo', 'over', { table });
    });

    it('stays where the table says so', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(1, 2), [anne, ben]);
      await bid(anne, table);
      await anne.fails('undo', 'no-undo', { table });
    });

    it('is waited for by bots where it can be taken back', async () => {
      // Else a bot goes by when its own turn began, whatever others have done since.
      for (const [undo, wait, since] of [
        [true, 1_500, 'person is not null'],
        [false, 400, `body like '%"is":"dealt"%'`],
      ] as const) {
        const [anne] = await port.come('Anne');
        const table = await port.begin({ ...round(1, 2), settings: { undo } }, [anne]);
        await port.until(table, [anne], ({ step }) => !step!.sight.actors.includes(0));
        const [{ at }] = await port.server.ask(
          `select max(at) as at from entry where match = '${table}' and ${since}`,
        );
        await port.finish(table, [anne]);
        const bots = await port.server.ask(
          `select at from entry where match = '${table}' and person is null and body like '%"bot":true%' order by seq`,
        );
        expect(bots.length).toBeGreaterThan(0);
        const after = bots.map((row) => Number(row.at) - Number(at)).filter((ms) => ms > 0);
        expect(Math.min(...after)).toBeGreaterThanOrEqual(wait);
      }
    });
  });

  describe('somebody who resigns', () => {
    it('takes last place, and changes nothing for the others', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const people = [anne, ben, cat];
      const opening = { ...round(1, 3), options: { schedule: [1, 2, 3] } };
      const table = await port.begin(opening, people);
      await anne.fails('leave', 'still-playing', { table });
      await bid(anne, table);
      await cat.do('resign', { table });
      expect((await port.look(anne, table)).places[2]).toMatchObject({ resigned: true, control: 'bot' });
      for (const route of ['resign', 'undo', 'back', 'seatLink'] as const)
        await cat.fails(route, 'resigned', { table });
      await cat.fails('submit', 'resigned', { table, body: { decision: 0, actions: ['bid:0'] } });
      await cat.fails('wish', 'resigned', { table, body: { wish: 'pause' } });
      await cat.do('leave', { table });
      await port.until(table, [anne, ben, cat].slice(0, 2), ({ table: { phase } }) => phase === 'over');

      const log = (await anne.do('log', { table })) as unknown as Log;
      const { outcome } = await port.look(anne, table);
      expect(outcome!.places[2]).toBe(3);
      // The same actions without the resignation: the same cards for everybody, all the way.
      const game = games['skull-king'] as Game;
      const bare = (entries: readonly Entry[]) => entries.filter((entry) => 'action' in entry);
      expect(log.entries.length).toBe(bare(log.entries).length + 1);
      const without = must(Match.replay(game, { ...log, entries: bare(log.entries) }));
      const replay = await anne.do('replay', { table, query: { from: 0, count: 200 } });
      const kept = replay.shown.filter(({ entry }) => entry === null || 'action' in entry);
      for (const [step, { open }] of kept.entries()) expect(open).toEqual(game.open(without.at(step)));
      expect(outcome!.points).toEqual(without.outcome()!.points);
    });
  });

  describe('a pause', () => {
    it('comes and goes by agreement', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.begin(round(1, 3), [anne, ben]);
      const wish = (who: ApiClient, wish: 'pause' | 'resume' | null) =>
        who.do('wish', { table, body: { wish } });
      await cat.do('join', { body: { table } });
      await cat.fails('wish', 'not-seated', { table, body: { wish: 'pause' } });
      await anne.fails('wish', 'not-paused', { table, body: { wish: 'resume' } });
      await wish(anne, 'pause');
      expect(await port.look(ben, table)).toMatchObject({
        paused: false,
        places: [{ wish: 'pause' }, {}, {}],
      });
      await wish(anne, null);
      await wish(ben, 'pause');
      expect((await port.look(ben, table)).paused).toBe(false);
      await wish(anne, 'pause');
      expect(await port.look(ben, table)).toMatchObject({
        paused: true,
        places: [{ wish: null }, { wish: null }, {}],
      });
      const { step } = await port.sight(anne, table);
      await anne.fails('submit', 'paused', { table, body: { decision: 0, actions: ['bid:0'] } });
      await anne.fails('wish', 'paused', { table, body: { wish: 'pause' } });
      // Bots stand still, too.
      await port.pass(60_000);
      await wish(ben, 'resume');
      expect((await port.look(ben, table)).paused).toBe(true);
      expect((await port.sight(anne, table)).step).toBe(step);
      await wish(anne, 'resume');
      expect((await port.look(ben, table)).paused).toBe(false);
      await port.finish(table, [anne, ben]);
      await anne.fails('wish', 'over', { table, body: { wish: 'pause' } });
    });
  });

  describe('a seat link', () => {
    it('hands the seat over, once', async () => {
      const [anne, ben, cat, dan] = await port.come('Anne', 'Ben', 'Cat', 'Dan');
      const table = await port.seat(round(2, 2), [anne, ben]);
      await ben.fails('seatLink', 'not-started', { table });
      await ben.fails('takeSeat', 'not-started', { table, body: { token: 'a token that is none' } });
      await port.start(table, [anne, ben]);
      await cat.fails('seatLink', 'not-seated', { table });
      const old = await ben.do('seatLink', { table });
      const { token } = await ben.do('seatLink', { table });
      expect(token).not.toBe(old.token);
      const take = (who: ApiClient, link = token) => who.do('takeSeat', { table, body: { token: link } });
      await cat.fails('takeSeat', 'link-void', { table, body: { token: old.token } });
      await cat.fails('takeSeat', 'link-void', { table, body: { token: 'a token that is none' } });
      await anne.fails('takeSeat', 'already-seated', { table, body: { token } });
      expect(await take(cat)).toMatchObject({ seat: 1 });
      await dan.fails('takeSeat', 'link-void', { table, body: { token } });
      expect((await port.look(anne, table)).places[1]).toMatchObject({ person: cat.person, name: 'Cat' });
      await ben.fails('submit', 'not-seated', { table, body: { decision: 0, actions: ['bid:0'] } });
      // What the seat sees is its new owner's to see, and nobody else's.
      expect((await port.sight(cat, table)).legal).not.toEqual([]);
      expect(await port.sight(ben, table)).toEqual(await port.sight(dan, table));
      await ben.do('leave', { table });
      await port.finish(table, [anne, cat]);
      const { entries } = await dan.do('log', { table });
      expect(entries).toContainEqual({ table: 'handover', seat: 1 });
      await dan.fails('takeSeat', 'over', { table, body: { token } });
    });

    it('does not let in who was sent away', async () => {
      const [anne, ben, cat] = await port.come('Anne', 'Ben', 'Cat');
      const table = await port.seat(round(1, 2), [anne, ben]);
      await cat.do('join', { body: { table } });
      await anne.do('kick', { table, body: { person: cat.person } });
      await port.start(table, [anne, ben]);
      const { token } = await ben.do('seatLink', { table });
      await cat.fails('takeSeat', 'kicked', { table, body: { token } });
    });
  });

  describe('whoever watches', () => {
    it('sees what everybody sees', async () => {
      const [anne, ben] = await port.come('Anne', 'Ben');
      const table = await port.begin(round(3, 2), [anne, ben]);
      const ear = await port.listen(null, `table:${table}`);
      const watched = await port.sight(port.stranger(), table);
      expect(watched.legal).toEqual([]);
      expect(watched.view).toMatchObject({ viewer: 'spectator' });
      expect(JSON.stringify(watched)).not.toContain(
        JSON.stringify((await port.sight(anne, table)).view.hand),
      );
      await port.finish(table, [anne, ben]);
      const last = await port.sight(port.stranger(), table);
      await eventually('the last step', () => ear.all('step').at(-1)?.sight.step === last.step);
      expect(ear.all('step').at(-1)!.sight).toEqual(last);
      expect(ear.all('table').at(-1)!.phase).toBe('over');
      for (const { sight } of ear.all('step'))
        expect(sight).toMatchObject({ legal: [], view: { viewer: 'spectator' } });
      ear.close();
    });
  });
};
