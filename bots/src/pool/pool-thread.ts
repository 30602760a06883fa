import type { Advice, Inquiry } from './inquiry.js';
import type { PoolJob } from './job.js';
import { isQuick } from './pace.js';
import type { Hire, Thread, ThreadReply, Timer } from './thread.js';

interface Terms {
  readonly hire: Hire;
  readonly after: Timer;
  readonly graceMs: number;
  readonly evenMs: number | null;
  readonly loadingMs: number;
  readonly idleMs: number;
  readonly failed: (error: unknown) => void;
}

/** The pool, as its threads see it. */
interface Boatswain {
  /** This thread is free. */
  free(): void;
  /** This thread is gone for good: why, and the job that it leaves behind. */
  left(hand: PoolThread, job: PoolJob | null, error: unknown): void;
}

/** One thread of a pool and what it is busy with. */
export class PoolThread {
  job: PoolJob | null = null;
  private thread: Thread | null = null;
  private id = 0;
  private ms = 0;
  private cancel: () => void = () => {};
  /** Cancels the wait until the answer may be told; null if it may be told at once. */
  private unhold: (() => void) | null = null;
  private answer: Advice | null = null;
  private gone = false;

  constructor(
    private readonly terms: Terms,
    private readonly boatswain: Boatswain,
  ) {}

  /** The thread starts with its first question. */
  take(job: PoolJob, ms: number): void {
    this.job = job;
    this.ms = ms;
    this.id++;
    this.limit(this.terms.loadingMs, 'did not begin');
    try {
      this.thread ??= this.terms.hire({
        told: (told) => this.hear(told),
        failed: (error) => this.fail(error),
      });
      this.thread.post({ id: this.id, inquiry: { ...job.inquiry, ms } });
    } catch (error) {
      this.fail(error);
    }
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
        this.limit(this.ms + this.terms.graceMs, 'did not answer');
        this.hold(this.job.inquiry);
        return;
      case 'advice':
        this.cancel();
        this.answer = told.advice;
        if (this.unhold === null) this.tell();
        return;
      case 'failed':
        this.fail(new Error(told.error));
    }
  }

  /**
   * An answer waits until the whole time of the thought is over, except where playouts are counted: there nobody looks
   * at the clock.
   */
  private hold({ level, playouts }: Inquiry): void {
    const { evenMs, after } = this.terms;
    if (evenMs === null || isQuick(level) || playouts !== undefined) return;
    this.unhold = after(this.ms + evenMs, () => {
      this.unhold = null;
      if (this.answer !== null) this.tell();
    });
  }

  private tell(): void {
    const { job, answer } = this;
    this.job = null;
    this.answer = null;
    this.cancel = this.terms.after(this.terms.idleMs, () => this.leave(null));
    job!.done(answer!);
    this.boatswain.free();
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
    this.unhold?.();
    this.job = null;
    thread?.terminate();
    this.boatswain.left(this, job, error);
  }
}
