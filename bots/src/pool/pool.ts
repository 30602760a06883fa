import type { Advice, Inquiry } from './inquiry.js';
import type { PoolJob } from './job.js';
import { PoolThread } from './pool-thread.js';
import type { Hire, Timer } from './thread.js';

export interface PoolSetup {
  /** Threads at most; they start when they are needed. */
  readonly size: number;
  /** Questions that may wait at most. */
  readonly queue: number;
  readonly hire: Hire;
  readonly after: Timer;
  /** How much longer than its time a thought may take before its thread is given up. */
  readonly graceMs?: number;
  /**
   * If given, an answer is told only when the whole time of the thought and so much more is over, and its thread is
   * busy until then. So nobody can tell from the time of an answer, or of the next one, whether there was anything to
   * think about.
   */
  readonly evenMs?: number | null;
  /** How long a thread may take to start and to fetch a player's files. */
  readonly loadingMs?: number;
  /** How long a thread waits for the next question before it ends. */
  readonly idleMs?: number;
  /** Is told of what broke, even where a stand-in has moved. */
  readonly failed?: (error: unknown) => void;
}

const usual = {
  graceMs: 1_000,
  evenMs: null as number | null,
  loadingMs: 15_000,
  idleMs: 30_000,
  failed: (_error: unknown): void => {},
};

/** Under load thoughts get shorter, but no shorter than this part of their time. */
const LEAST_PART = 0.1;

const DISMISSED = 'the pool is dismissed';

/**
 * Bots think here, in threads of their own, each one decision at a time. Whatever happens to a thread, the table gets
 * its move: a thread that breaks or does not answer in time is replaced, and the bosun moves.
 */
export class Pool {
  private readonly terms: PoolSetup & typeof usual;
  private readonly waiting: PoolJob[] = [];
  /** The thread that was busy last comes last. */
  private readonly hands = new Set<PoolThread>();
  private dismissed = false;

  constructor(setup: PoolSetup) {
    this.terms = { ...usual, ...setup };
  }

  /** Null when too many are asking: ask again later. Rejects with the signal's reason if that aborts. */
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice | null> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.dismissed) return Promise.reject(new Error(DISMISSED));
    if (this.waiting.length >= this.terms.queue && !this.hasRoom) return Promise.resolve(null);
    return new Promise<Advice>((resolve, reject) => {
      const called = (): void => {
        this.drop(job);
        reject(signal!.reason);
      };
      const job: PoolJob = {
        inquiry,
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
      const { size } = this.terms;
      const part = Math.max(LEAST_PART, size / (size + this.waiting.length));
      this.freeHand().take(job, job.inquiry.ms * part);
    }
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
      free: () => this.dispatch(),
      left: (hand, job, error) => {
        this.hands.delete(hand);
        if (error !== null) this.failed(error, job);
        this.dispatch();
      },
    });
  }

  /** The bosun needs no time and no files; if even that breaks, the question fails. */
  private failed(error: unknown, job: PoolJob | null): void {
    if (job !== null && job.inquiry.level === 'bosun') {
      job.broken(error);
      return;
    }
    this.terms.failed(error);
    if (job === null) return;
    job.inquiry = { ...job.inquiry, level: 'bosun' };
    this.waiting.unshift(job);
  }

  private drop(job: PoolJob): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    for (const hand of [...this.hands]) if (hand.job === job) hand.dismiss();
  }
}
