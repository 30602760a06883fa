import { createHash, randomBytes } from 'node:crypto';
import type { World } from '@crossbones/core';

interface Alarm {
  readonly due: number;
  /** How long the wait was meant to be. */
  readonly wait: number;
  readonly call: () => void;
  timer: NodeJS.Timeout | null;
}

/** A timer of Node waits no longer; what is due later is looked at again then. */
const LONGEST_MS = 2 ** 30;
/** A process that nobody keeps waiting looks at the time more often than this. */
export const GULP_MS = 40;

/** A world whose time runs `pace` times as fast as ours, and can leap; with a seed its chance is always the same. */
export class FastClock implements World {
  private readonly alarms = new Set<Alarm>();
  private base: number;
  private since = performance.now();
  private drawn = 0;

  /**
   * At most `gulp` milliseconds of ours count at once. While the process waits for a processor, hardly any time passes
   * in this world, so nobody in it is late because the machine is busy.
   */
  constructor(
    private speed = 1,
    private readonly seed: string | null = null,
    from = Date.now(),
    private readonly gulp = Number.POSITIVE_INFINITY,
  ) {
    this.base = from;
  }

  now = (): number => {
    const ours = performance.now();
    this.base += Math.min(ours - this.since, this.gulp) * this.speed;
    this.since = ours;
    return Math.floor(this.base);
  };

  random = (bytes: number): Uint8Array => {
    if (this.seed === null) return randomBytes(bytes);
    const drawn: number[] = [];
    while (drawn.length < bytes) {
      drawn.push(
        ...createHash('sha256')
          .update(`${this.seed} ${this.drawn++}`)
          .digest(),
      );
    }
    return Uint8Array.from(drawn.slice(0, bytes));
  };

  after = (ms: number, call: () => void): (() => void) => {
    const alarm: Alarm = { due: this.now() + ms, wait: ms, call, timer: null };
    this.alarms.add(alarm);
    this.set(alarm);
    return () => {
      this.alarms.delete(alarm);
      if (alarm.timer !== null) clearTimeout(alarm.timer);
    };
  };

  get pace(): number {
    return this.speed;
  }

  set pace(speed: number) {
    this.now();
    this.speed = speed;
    for (const alarm of this.alarms) this.set(alarm);
  }

  /** Hardly any time passes while the job runs, however long it takes: no deadline of some seconds comes in between. */
  async slowly<T>(job: () => Promise<T>): Promise<T> {
    const { pace } = this;
    this.pace = pace / 100;
    try {
      return await job();
    } finally {
      this.pace = pace;
    }
  }

  /** Jumps ahead by so much time; everything that was due meanwhile has been called, in order, when this returns. */
  leap(ms: number): void {
    this.base += ms;
    const now = this.now();
    for (const alarm of [...this.alarms].sort((a, b) => a.due - b.due)) {
      // An alarm that was called before may have cancelled this one.
      if (!this.alarms.has(alarm)) continue;
      if (alarm.due > now) this.set(alarm);
      else this.ring(alarm);
    }
  }

  /** How many alarms wait for exactly this long: a job that repeats itself is at rest when it waits again. */
  waiting(ms: number): number {
    return [...this.alarms].filter(({ wait }) => wait === ms).length;
  }

  private set(alarm: Alarm): void {
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    const wait = Math.min(LONGEST_MS, this.gulp, Math.max(0, (alarm.due - this.now()) / this.speed));
    alarm.timer = setTimeout(() => this.ring(alarm), wait);
  }

  private ring(alarm: Alarm): void {
    // A timer may fire a little early by the clock that others read.
    if (alarm.due > this.now()) {
      this.set(alarm);
      return;
    }
    this.alarms.delete(alarm);
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    alarm.call();
  }
}
