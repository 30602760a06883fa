import { Tinypool } from 'tinypool';
import type { Question } from './crew-worker.js';

/** Bots think here, in threads of their own, and one at a time each. */
export class Crew {
  private readonly pool: Tinypool;

  /** No more than `queue` questions wait at once. */
  constructor(
    threads: number,
    private readonly queue = 1_024,
  ) {
    this.pool = new Tinypool({
      // From the sources as from the build, the threads run what was built.
      filename: new URL('../dist/crew-worker.js', import.meta.url).href,
      // Node's flags for this process are not for the threads.
      execArgv: [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
  }

  /** The word a bosun says; null when too many are asking: ask again later. */
  async ask(question: Question): Promise<string | null> {
    if (this.pool.queueSize >= this.queue) return null;
    return this.pool.run(question);
  }

  async dismiss(): Promise<void> {
    await this.pool.destroy();
  }
}
