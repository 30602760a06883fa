import type { Advice, Inquiry } from './inquiry.js';
import type { PoolJob } from './job.js';
import { isQuick } from './pace.js';
import { LEAST_MS } from './share.js';
import type { Hire, Thread, ThreadReply, Timer } from './thread.js';

interface Terms {
  readonly hire: Hire;
  readonly after: Timer;
  readonly clock: () => number;
  readonly lateMs: number | null;
  readonly graceMs: number;
  readonly loadingMs: number;
  readonly idleMs: number;
  readonly failed: (error: unknown) => void;
}

/** The pool, as its threads see it. */
interface Boatswain {
  /** This thread has started and begins its first thought: only now time counts. */
  ready(): void;
  /** This thread has answered, or is too late with its answer (null). */
  answered(job: PoolJob, advice: Advice | null, shortened: boolean): void;
  /** This thread is free. */
  free(): void;
  /** This thread is gone for good: why, and the job that it leaves behind. */
  left(hand: PoolThread, job: PoolJob | null, error: unknown): void;
}

/** Whether its time is limited at all: rules of thumb need none, and where playouts are counted nobody looks at the clock. */
export const isTimed = ({ level, playouts }: Inquiry): boolean => !isQuick(level) && playouts === undefined;

/** One thread of a pool and what it is busy with. */
export class PoolThread {
  job: PoolJob | null = null;
  private thread: Thread | null = null;
  private id = 0;
  private ms = 0;
  private started = false;
  private shortened = false;
  private cancel: () => void = () => {};
  /** Cancels the wait for an answer that comes in time. */
  private spare: () => void = () => {};
  private gone = false;
  /**
   * The milliseconds that the thought may take as things stand now, which the thread reads while it thinks; null where
   * threads share no memory, as in a page.
   */
  private readonly share =
    typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4));

  constructor(
    private readonly terms: Terms,
    private readonly boatswain: Boatswain,
  ) {}

  /** The thread starts with its first question. */
  take(job: PoolJob, ms: number, share: number): void {
    this.job = job;
    this.shortened = false;
    this.id++;
    this.allow(share);
    this.ms = ms;
    this.limit(this.terms.loadingMs, 'did not begin');
    try {
      this.thread ??= this.terms.hire({
        told: (told) => this.hear(told),
        failed: (error) => this.fail(error),
      });
      // Where the share can be read later, it can grow again, too.
      const timed = this.share === null && isTimed(job.inquiry) ? Math.min(ms, share) : ms;
      const inquiry = { ...job.inquiry, ms: timed };
      this.thread.post({ id: this.id, inquiry, share: this.share });
    } catch (error) {
      this.fail(error);
    }
  }

  /** From now on the thought may take so long. */
  allow(share: number): void {
    if (this.job === null || !isTimed(this.job.inquiry)) share = Number.POSITIVE_INFINITY;
    else if (share < this.job.inquiry.ms - LEAST_MS) this.shortened = true;
    if (this.share !== null) Atomics.store(this.share, 0, Math.min(share, 2 ** 31 - 1));
  }

  /** Ends the thread, whatever it is doing. */
  dismiss(): void {
    this.leave(null);
  }

  private hear(told: ThreadReply): void {
    if (this.job === null || told.id !== this.id) return;
    switch (told.is) {
      case 'begun':
        if (told.trouble !== null) this.terms.failed(new Error(told.trouble));
        if (!this.started) {
          this.started = true;
          this.boatswain.ready();
        }
        this.limit(this.ms + this.terms.graceMs, 'did not answer');
        this.await(this.job);
        return;
      case 'advice': {
        this.cancel();
        this.spare();
        const { job } = this;
        this.job = null;
        this.cancel = this.terms.after(this.terms.idleMs, () => this.leave(null));
        this.boatswain.answered(job, told.advice, this.shortened);
        this.boatswain.free();
        return;
      }
      case 'failed':
        this.fail(new Error(told.error));
    }
  }

  /** Whoever asked hears in time that there is no answer in time; the thread goes on until its limit. */
  private await(job: PoolJob): void {
    const { after, clock, lateMs } = this.terms;
    if (lateMs === null || !isTimed(job.inquiry)) return;
    this.spare = after(job.by - clock() + lateMs, () => this.boatswain.answered(job, null, true));
  }

  private limit(ms: number, what: string): void {
    this.cancel();
    this.cancel = this.terms.after(ms, () => {
      const { game, level } = this.job!.inquiry;
      this.fail(new Error(`the ${level} of ${game} ${what} within ${Math.round(ms)} ms`));
    });
  }

  private fail(error: unknown): void {
    this.leave(error ?? new Error('a thread broke down'));
  }

  private leave(error: unknown): void {
    if (this.gone) return;
    const { thread, job } = this;
    this.gone = true;
    this.cancel();
    this.spare();
    this.job = null;
    thread?.terminate();
    this.boatswain.left(this, job, error);
  }
}
