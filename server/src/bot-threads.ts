import { type Advice, type Inquiry, Pool } from '@crossbones/bots/pool';
import { realWorld } from './http/real-world.js';
import { threadsOf } from './thread.js';

// A thread cannot run TypeScript, so it runs the built file even when the server runs from its sources.
const WORKER = new URL('../dist/bot-worker.js', import.meta.url);
const QUEUE = 1_024;
/** Added to a thought's time, for the last playout and for the message back. */
const EVEN_MS = 20;

/** Asks bots for their moves. */
export interface BotAdvisers {
  /** What the bot says; null when too many are asking: ask again later. */
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice | null>;
  dismiss(): void;
}

/** Bots think here, in threads of their own. */
export class BotThreads implements BotAdvisers {
  private readonly pool: Pool;

  /**
   * No more than `queue` questions wait at once. With `even`, every thought takes its whole time, so that the time it
   * takes tells nothing.
   */
  constructor(
    threads: number,
    failed: (error: unknown) => void = () => {},
    { queue = QUEUE, even = true } = {},
  ) {
    // Threads live in real time, also where tests turn the clock of the tables.
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
