import type { World } from '@crossbones/core';
import { dailyThreads } from '../daily-threads.js';
import type { Store } from '../storage/store.js';
import type { DailyDeal } from '../table/daily-table.js';
import type { BotPlayOrder } from './bot-play.js';

/** So many plays has a deal in the end. */
export const BOT_PLAYS = 1_000;
/** So many are played at once: a few hundredths of a second in a thread of their own. */
const SLICE = 20;
const REST_MS = 100;
/** The server is idle when nothing has happened at any table for so long; it is looked at this often. */
const QUIET_MS = 2_000;
/** A server that is never idle plays one slice in this time, so that its people get their comparison too. */
const PATIENCE_MS = 30_000;

/** How the bots' plays of a deal ended: each score, and how often. */
export type ScoreCounts = Readonly<Record<string, number>>;

interface Waiting {
  resolve(scores: readonly number[]): void;
  reject(error: unknown): void;
}

/** Has bots play the deals that people have asked for, whenever the server has nothing better to do. */
export class BotPlays {
  private readonly wanted = new Map<string, DailyDeal & { readonly day: number }>();
  private thread: ReturnType<typeof this.hire> | null = null;
  private waiting: Waiting | null = null;
  private orders = 0;
  private played = 0;
  private stopped = false;
  private cancel: (() => void) | null = null;
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly world: World,
    /** Whether nothing has happened at any table here since a time. */
    private readonly quietSince: (time: number) => boolean,
    private readonly failed: (error: unknown) => void,
    private readonly hire = dailyThreads,
  ) {}

  /** Somebody has asked for this deal. */
  want(deal: DailyDeal & { readonly day: number }): void {
    if (this.stopped || this.wanted.has(deal.name)) return;
    this.wanted.set(deal.name, deal);
    if (this.cancel === null) this.next(QUIET_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    this.lose(new Error('no deals are played any more'));
    await this.underWay;
  }

  private next(ms: number): void {
    this.cancel = this.world.after(ms, () => {
      this.underWay = this.look();
    });
  }

  private async look(): Promise<void> {
    const [deal] = this.wanted.values();
    const now = this.world.now();
    if (!this.quietSince(now - QUIET_MS) && now - this.played < PATIENCE_MS) return this.next(QUIET_MS);
    this.played = now;
    try {
      if (await this.slice(deal)) this.wanted.delete(deal.name);
    } catch (error) {
      if (this.stopped) return;
      this.wanted.delete(deal.name);
      this.failed(error);
    }
    if (this.stopped) return;
    if (this.wanted.size > 0) return this.next(REST_MS);
    this.cancel = null;
    this.lose(new Error('all deals are played'));
  }

  /** Plays some more; answers whether there were none left to play. */
  private async slice({
    day,
    game,
    rules,
    seats,
    options,
    key,
  }: DailyDeal & { day: number }): Promise<boolean> {
    const { db } = this.store;
    const row = await db
      .selectFrom('daily_deal')
      .select(['plays', 'scores'])
      .where('day', '=', day)
      .where('game', '=', game)
      .executeTakeFirst();
    if (row === undefined || row.plays >= BOT_PLAYS) return true;
    const { plays: from } = row;
    const count = Math.min(SLICE, BOT_PLAYS - from);
    const ended = await this.order({ id: ++this.orders, game, rules, seats, options, key, from, count });
    const counts: Record<string, number> = { ...(JSON.parse(row.scores) as ScoreCounts) };
    for (const score of ended) counts[score] = (counts[score] ?? 0) + 1;
    const query = db
      .updateTable('daily_deal')
      .set({ plays: from + count, scores: JSON.stringify(counts) })
      .where('day', '=', day)
      .where('game', '=', game)
      // Another node may have played the same ones.
      .where('plays', '=', from);
    await this.store.commit([{ query, rows: 1 }]);
    return false;
  }

  private order(order: BotPlayOrder): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.thread ??= this.hired();
      this.thread.post(order);
    });
  }

  private hired(): NonNullable<typeof this.thread> {
    const thread = this.hire({
      told: ({ scores }) => {
        if (typeof scores === 'string') this.waiting?.reject(new Error(scores));
        else this.waiting?.resolve(scores);
      },
      // A thread that was dismissed ends a little later, and by then there may be another one.
      failed: (error) => {
        if (this.thread === thread) this.lose(error);
      },
    });
    return thread;
  }

  private lose(error: unknown): void {
    const { thread } = this;
    this.thread = null;
    thread?.terminate();
    this.waiting?.reject(error);
    this.waiting = null;
  }
}
