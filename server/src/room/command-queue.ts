import type { World } from '@crossbones/core';

const nothing = (): void => {};

/** Runs one job after the other: while one decides about the table, no other does. */
export class CommandQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private touched: number;

  constructor(private readonly world: World) {
    this.touched = world.now();
  }

  /** Whether nothing is waiting, and nothing has run since that time. */
  idleSince(time: number): boolean {
    return this.waiting === 0 && this.touched < time;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.waiting++ === 0 ? this.begin(job) : this.last.then(() => this.begin(job));
    this.last = done.then(nothing, nothing);
    return done;
  }

  private async begin<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } finally {
      this.waiting--;
      this.touched = this.world.now();
    }
  }

  /** Waits until everything that is waiting now is done. */
  async drain(): Promise<void> {
    await this.last;
  }
}
