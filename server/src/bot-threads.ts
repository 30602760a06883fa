import { type Advice, type Inquiry, Pool } from '@crossbones/bots/pool';
import { realWorld } from './http/real-world.js';
import { threadsOf } from './thread.js';

// From the sources as from the build, the threads run what was built.
const WORKER = new URL('../dist/bot-worker.js', import.meta.url);
const QUEUE = 1_024;
/** What the last playout and the way back take beyond a thought's time. */
const EVEN_MS = 20;

/** Who thinks for bots. */
export interface BotAdvisers {
  /** What the bot says; null when too many are asking: ask again later. */
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice | null>;
  dismiss(): void;
}

/** Bots think here, in threads of their own. */
export class BotThreads implements BotAdvisers {
  private readonly pool: Pool;

  /** No more than `queue` questions wait at once; `even` has all thoughts take their time, so that it tells nothing. */
  constructor(
    threads: number,
    failed: (error: unknown) => void = () => {},
    { queue = QUEUE, even = true } = {},
  ) {
    // Threads live in real time, whatever time it is at the tables.
    const { after } = realWorld;
    const evenMs = even ? EVEN_MS : null;
    this.pool = new Pool({ size: threads, queue, hire: threadsOf(WORKER), after, evenMs, failed });
  }

  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice | null> {
    return this.pool.ask(inquiry, signal);
  }

  dismiss(): void {
    this.pool.dismiss();
  }
}
