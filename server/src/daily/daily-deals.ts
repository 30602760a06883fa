import type { Reply } from '@crossbones/api';
import {
  DAY_MS,
  dailyKey,
  dailyName,
  dateOf,
  dayOf,
  type Fault,
  fail,
  fault,
  must,
  type Options,
  ok,
  type Result,
  type World,
} from '@crossbones/core';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import type { Store } from '../storage/store.js';
import { DAILY_LEVEL, type DailyDeal, openDaily, openingOf } from '../table/daily-table.js';
import { openedAs } from '../table/reply.js';
import type { Request } from '../table/request.js';
import type { Rulebooks } from '../table/table.js';
import type { TableDirectory } from '../table-directory.js';
import { BOT_PLAYS, type BotPlays, type ScoreCounts } from './bot-plays.js';
import { dailyResult } from './daily-result.js';
import type { DealChain } from './deal-chain.js';
import { streakOf } from './streak.js';

/** A match that was begun on its day may go on for a while, but only what ends before its deal opens has a result. */
const MENDED_DAYS = 2;
const ASKED_AT_ONCE = 400;

type Shown = Reply<'daily'>;
type Scores = NonNullable<Shown['deals'][number]['crew']['scores']>;

const listed = (counts: ScoreCounts): Scores =>
  Object.entries(counts)
    .map(([score, count]) => ({ score: Number(score), count }))
    .sort((one, other) => one.score - other.score);

/** The deal of each day in each game: who plays it, how it ended, and what of it may be shown. */
export class DailyDeals {
  constructor(
    private readonly store: Store,
    private readonly chain: DealChain,
    private readonly directory: TableDirectory,
    private readonly botPlays: BotPlays,
    /** Whether there is a deal a day here. */
    private readonly on: boolean,
    private readonly rulebooks: Rulebooks = games,
  ) {}

  /** The first start makes the chain. */
  async begin(world: World): Promise<void> {
    if (!this.on) return;
    await this.chain.begin(world);
    await this.mend(world.now());
  }

  /** The table at which this person plays today's deal; it is opened if they have not begun. */
  async play(request: Request, game: GameId): Promise<Result<Reply<'playDaily'>, Fault>> {
    if (!this.on) return fail(fault('no-daily'));
    const day = Math.floor(request.at / DAY_MS);
    const deal = await this.deal(day, game);
    if (deal === null) return fail(fault('no-daily'));
    const { db } = this.store;
    const person = request.by.id;
    const opened = await this.directory.opened(request, (table) => openDaily(table, request, deal), {
      name: `daily ${day} ${game} ${person}`,
      instead: async () => {
        const play = await db
          .selectFrom('daily_play')
          .select('match')
          .where('day', '=', day)
          .where('game', '=', game)
          .where('person', '=', person)
          .executeTakeFirst();
        if (play === undefined) return null;
        // The table may have been deleted; a second one would be a second try.
        return play.match === null ? fail(fault('over')) : ok(openedAs(play.match));
      },
      note: async (match) => {
        const row = { day, game, person, match, score: null, place: null, finished: null };
        await this.store.commit([{ query: db.insertInto('daily_play').values(row) }]);
      },
    });
    return opened;
  }

  /** The deals of a day, as far as this person may know them; those of today, if no day is named. */
  async shown(person: string | null, date: string | undefined, at: number): Promise<Result<Shown, Fault>> {
    const today = Math.floor(at / DAY_MS);
    const day = date === undefined ? today : dayOf(date);
    if (!this.on || day === null || day > today) return fail(fault('no-daily'));
    const link = await this.chain.link(day);
    if (link === null) return fail(fault('no-daily'));
    const open = at >= openingOf(day);
    const deals = [];
    for (const game of gameIds) deals.push((await this.deal(day, game))!);
    const plays = await this.playsOf(person, day);
    const people = await this.peopleOf(day);
    const bots = await this.botsOf(day);
    return ok({
      day: dateOf(day),
      today: dateOf(today),
      first: link.first,
      anchor: link.anchor,
      ends: (day + 1) * DAY_MS,
      opens: openingOf(day),
      link: open ? link.link : null,
      streak: await this.streak(person, today),
      deals: deals.map(({ game, rules, seats, options, key, ...deal }) => {
        const play = plays.get(game);
        const finished = play !== undefined && play.finished !== null;
        const among = people.get(game) ?? {};
        const { plays: played, scores } = bots.get(game)!;
        if (played < BOT_PLAYS) this.botPlays.want({ game, rules, seats, options, key, ...deal, day });
        return {
          game,
          rules,
          seats,
          options,
          level: DAILY_LEVEL,
          key: open ? key : null,
          begun: play !== undefined,
          table: play?.match ?? null,
          result: finished ? { score: play.score!, place: play.place! } : null,
          crew: { plays: played, of: BOT_PLAYS, scores: finished || open ? listed(scores) : null },
          people: {
            finished: Object.values(among).reduce((sum, count) => sum + count, 0),
            scores: finished || open ? listed(among) : null,
          },
        };
      }),
    });
  }

  /**
   * Notes results that are missing, because the node died after it had written the end of the match and before it wrote
   * what came of the deal.
   */
  async mend(now: number): Promise<void> {
    const { db } = this.store;
    const plays = await db
      .selectFrom('daily_play')
      .select('match')
      .where('day', '>=', Math.floor(now / DAY_MS) - MENDED_DAYS)
      .where('finished', 'is', null)
      .where('match', 'is not', null)
      .execute();
    for (let i = 0; i < plays.length; i += ASKED_AT_ONCE) {
      const some = plays.slice(i, i + ASKED_AT_ONCE).map(({ match }) => match!);
      const over = db.selectFrom('match').select('id').where('id', 'in', some).where('phase', '=', 'over');
      for (const { id } of await over.execute()) await this.note(id);
    }
  }

  private async note(table: string): Promise<void> {
    const end = await this.store.db
      .selectFrom('entry')
      .select('at')
      .where('match', '=', table)
      .where('body', 'like', '{"is":"over"%')
      .executeTakeFirst();
    if (end === undefined) return;
    const writes = await this.directory.room(table).look((open) => dailyResult(this.store, open, end.at));
    if (writes !== null) await this.store.commit(writes);
  }

  stop(): Promise<void> {
    return this.botPlays.stop();
  }

  /** The deal of a day, which keeps the rules that it had when it was first asked for; null where the chain ends. */
  private async deal(day: number, game: GameId): Promise<DailyDeal | null> {
    const chain = await this.chain.link(day);
    if (chain === null) return null;
    const { db } = this.store;
    const name = dailyName(dateOf(day), game);
    for (;;) {
      const row = await db
        .selectFrom('daily_deal')
        .select(['rules', 'seats', 'options'])
        .where('day', '=', day)
        .where('game', '=', game)
        .executeTakeFirst();
      if (row !== undefined) {
        const options = JSON.parse(row.options) as Options;
        return {
          name,
          game,
          rules: row.rules,
          seats: row.seats,
          options,
          chain,
          key: dailyKey(chain.link, name),
        };
      }
      const { rules, options } = this.rulebooks[game];
      const seats = catalogue[game].usualSeats;
      const made = { day, game, rules, seats, plays: 0, scores: '{}' };
      const usual = JSON.stringify(must(options.check({}, seats)));
      await this.store.commit([{ query: db.insertInto('daily_deal').values({ ...made, options: usual }) }]);
    }
  }

  private async playsOf(person: string | null, day: number) {
    const rows =
      person === null
        ? []
        : await this.store.db
            .selectFrom('daily_play')
            .select(['game', 'match', 'score', 'place', 'finished'])
            .where('day', '=', day)
            .where('person', '=', person)
            .execute();
    return new Map(rows.map((row) => [row.game, row]));
  }

  private async peopleOf(day: number): Promise<Map<GameId, Record<string, number>>> {
    const rows = await this.store.db
      .selectFrom('daily_play')
      .select(({ fn }) => ['game', 'score', fn.countAll<number>().as('count')])
      .where('day', '=', day)
      .where('finished', 'is not', null)
      .groupBy(['game', 'score'])
      .execute();
    const among = new Map<GameId, Record<string, number>>();
    for (const { game, score, count } of rows)
      among.set(game, { ...among.get(game), [score!]: Number(count) });
    return among;
  }

  private async botsOf(day: number): Promise<Map<GameId, { plays: number; scores: ScoreCounts }>> {
    const rows = await this.store.db
      .selectFrom('daily_deal')
      .select(['game', 'plays', 'scores'])
      .where('day', '=', day)
      .execute();
    return new Map(
      rows.map(({ game, plays, scores }) => [game, { plays, scores: JSON.parse(scores) as ScoreCounts }]),
    );
  }

  private async streak(person: string | null, today: number): Promise<Shown['streak']> {
    if (person === null) return { now: 0, best: 0 };
    const rows = await this.store.db
      .selectFrom('daily_play')
      .select('day')
      .distinct()
      .where('person', '=', person)
      .where('finished', 'is not', null)
      .orderBy('day')
      .execute();
    return streakOf(
      rows.map(({ day }) => day),
      today,
    );
  }
}
