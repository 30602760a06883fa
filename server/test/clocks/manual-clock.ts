import { createHash } from 'node:crypto';
import type { World } from '@crossbones/core';

interface Alarm {
  readonly due: number;
  readonly call: () => void;
}

/** A world whose time stands still until a test turns it. Two with one seed are the same world. */
export class ManualClock implements World {
  private readonly alarms = new Set<Alarm>();
  private draws = 0;
  private last = new Uint8Array();

  constructor(
    private readonly seed: string,
    private time = 1_900_000_000_000,
  ) {}

  now = (): number => this.time;

  random = (bytes: number): Uint8Array => {
    const drawn = new Uint8Array(bytes);
    for (let at = 0; at < bytes; at += 32) {
      const block = createHash('sha256')
        .update(`${this.seed} ${this.draws++}`)
        .digest();
      drawn.set(block.subarray(0, Math.min(32, bytes - at)), at);
    }
    this.last = drawn;
    return drawn;
  };

  after = (ms: number, call: () => void): (() => void) => {
    const alarm = { due: this.time + ms, call };
    this.alarms.add(alarm);
    return () => void this.alarms.delete(alarm);
  };

  /** The last random bytes, as hex. */
  get drawn(): string {
    return Buffer.from(this.last).toString('hex');
  }

  /** How many alarms are set. */
  get alarmed(): number {
    return this.alarms.size;
  }

  /** Lets so much time pass; what was due meanwhile is called in order, each at its time. */
  turn(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next !== null; next = this.next(end)) {
      this.alarms.delete(next);
      this.time = Math.max(this.time, next.due);
      next.call();
    }
    this.time = end;
  }

  private next(end: number): Alarm | null {
    let first: Alarm | null = null;
    for (const alarm of this.alarms) {
      if (alarm.due <= end && (first === null || alarm.due < first.due)) first = alarm;
    }
    return first;
  }
}
