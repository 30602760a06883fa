import type { Advice, Inquiry } from './inquiry.js';
import type { PoolJob } from './job.js';
import { isTimed, PoolThread } from './pool-thread.js';
import { LEAST_MS, shareOf } from './share.js';
import { PoolTally } from './tally.js';
import type { Hire, Timer } from './thread.js';

export interface PoolSetup {
  /** Threads at most; they start when they are needed. */
  readonly size: number;
  /** Questions that may wait at most. */
  readonly queue: number;
  readonly hire: Hire;
  readonly after: Timer;
  /** Milliseconds; only differences count. */
  readonly clock: () => number;
  /**
   * Whoever asks must hear in time: if given, an answer that is not there when so much more than its time is over is
   * null. Otherwise a thought may begin late, and gets a tenth of its time at least.
   */
  readonly lateMs?: number | null;
  /** How much longer than its time a thought may take before its thread is given up. */
  readonly graceMs?: number;
  /** How long a thread may take to start and to fetch a player's files. */
  readonly loadingMs?: number;
  /** How long a thread waits for the next question before it ends. */
  readonly idleMs?: number;
  /** Is told of what broke, even where a stand-in has moved. */
  readonly failed?: (error: unknown) => void;
}

/** The least part of its time that a thought gets where nobody must hear in time. */
const LEAST_PART = 0.1;

const usual = {
  lateMs: null as number | null,
  graceMs: 1_000,
  loadingMs: 15_000,
  idleMs: 30_000,
  failed: (_error: unknown): void => {},
};

const DISMISSED = 'the pool is dismissed';

/**
 * Bots think here, in threads of their own, each one decision at a time. A thought is over so many milliseconds after
 * the question was asked, however many ask: all get an equal share of the time that is there, also the one that is
 * being thought about. So answers are not late, only less thought about. Whatever happens to a thread, the table gets
 * its move: a thread that breaks or hangs is replaced, and the bosun moves.
 */
export class Pool {
  readonly tally = new PoolTally();
  private readonly terms: PoolSetup & typeof usual;
  private readonly waiting: PoolJob[] = [];
  /** The thread that was busy last comes last. */
  private readonly hands = new Set<PoolThread>();
  private dismissed = false;

  constructor(setup: PoolSetup) {
    this.terms = { ...usual, ...setup };
  }

  /** Null when too many are asking for an answer in time: then somebody else must answer. Rejects with the signal's reason if that aborts. */
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice | null> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.dismissed) return Promise.reject(new Error(DISMISSED));
    if (this.waiting.length >= this.terms.queue && !this.hasRoom) {
      this.tally.answers['stand-in']++;
      return Promise.resolve(null);
    }
    return new Promise<Advice | null>((resolve, reject) => {
      const called = (): void => {
        this.drop(job);
        reject(signal!.reason);
      };
      const job: PoolJob = {
        inquiry,
        by: this.terms.clock() + inquiry.ms,
        over: false,
        done: (advice) => {
          signal?.removeEventListener('abort', called);
          resolve(advice);
        },
        broken: (error) => {
          signal?.removeEventListener('abort', called);
          reject(error);
        },
      };
      signal?.addEventListener('abort', called, { once: true });
      this.waiting.push(job);
      this.dispatch();
    });
  }

  /** Ends all threads; questions that still wait fail. */
  dismiss(): void {
    this.dismissed = true;
    const jobs = [...this.waiting.splice(0), ...[...this.hands].flatMap(({ job }) => job ?? [])];
    for (const hand of [...this.hands]) hand.dismiss();
    for (const job of jobs) job.broken(new Error(DISMISSED));
  }

  private get hasRoom(): boolean {
    return this.hands.size < this.terms.size || [...this.hands].some(({ job }) => job === null);
  }

  private dispatch(): void {
    while (this.waiting.length > 0 && this.hasRoom) {
      const job = this.waiting.shift()!;
      const { inquiry, by } = job;
      const ms = isTimed(inquiry) ? by - this.terms.clock() : inquiry.ms;
      const inTime = this.terms.lateMs !== null;
      if (inTime && ms < LEAST_MS) this.answered(job, null, true);
      else this.freeHand().take(job, inTime ? ms : Math.max(ms, inquiry.ms * LEAST_PART), this.share([job]));
    }
    this.tally.waiting = this.waiting.length;
    const share = this.share([]);
    for (const hand of this.hands) hand.allow(share);
  }

  /** What each thought may take, of those under way, those that begin now, and those that wait. */
  private share(begin: readonly PoolJob[]): number {
    const now = this.terms.clock();
    const underWay = [...this.hands].flatMap(({ job }) => job ?? []);
    const all = [...underWay, ...begin, ...this.waiting].filter(({ inquiry }) => isTimed(inquiry));
    return shareOf(
      all.map(({ by }) => by - now),
      this.terms.size,
    );
  }

  private answered(job: PoolJob, advice: Advice | null, shortened: boolean): void {
    if (job.over) return;
    job.over = true;
    if (isTimed(job.inquiry))
      this.tally.answers[advice === null ? 'stand-in' : shortened ? 'shortened' : 'whole']++;
    job.done(advice);
  }

  /**
   * The free thread that was busy last, so that threads that are not needed become idle and end; a new one if all are
   * busy.
   */
  private freeHand(): PoolThread {
    const hand = [...this.hands].findLast(({ job }) => job === null) ?? this.hired();
    this.hands.delete(hand);
    this.hands.add(hand);
    return hand;
  }

  private hired(): PoolThread {
    return new PoolThread(this.terms, {
      ready: () => this.started(),
      answered: (job, advice, shortened) => this.answered(job, advice, shortened),
      free: () => this.dispatch(),
      left: (hand, job, error) => {
        this.hands.delete(hand);
        if (error !== null) this.failed(error, job);
        this.dispatch();
      },
    });
  }

  /** Nobody's time runs out while a thread starts. */
  private started(): void {
    const now = this.terms.clock();
    const underWay = [...this.hands].flatMap(({ job }) => job ?? []);
    for (const job of [...underWay, ...this.waiting]) job.by = Math.max(job.by, now + job.inquiry.ms);
    this.dispatch();
  }

  /** The bosun needs no time and no files; if even that breaks, the question fails. */
  private failed(error: unknown, job: PoolJob | null): void {
    if (job !== null && job.inquiry.level === 'bosun') {
      job.broken(error);
      return;
    }
    this.terms.failed(error);
    if (job === null || job.over) return;
    this.tally.answers['stand-in']++;
    job.inquiry = { ...job.inquiry, level: 'bosun' };
    this.waiting.unshift(job);
  }

  private drop(job: PoolJob): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    for (const hand of [...this.hands]) if (hand.job === job) hand.dismiss();
  }
}
