import {
  type Advice,
  answersAtSight,
  type Inquiry,
  Pool,
  type PoolTally,
  thinking,
} from '@crossbones/bots/pool';
import { engines } from './bot-engines.js';
import { realWorld } from './http/real-world.js';
import { threadsOf } from './thread.js';

// A thread cannot run TypeScript, so it runs the built file even when the server runs from its sources.
const WORKER = new URL('../dist/bot-worker.js', import.meta.url);
const QUEUE = 1_024;
/** A thought that is not over so long after its time is given up, so that another answer is there when it is due. */
const LATE_MS = 40;

/** How bots came to their answers, counted since the start, and how many questions wait for a thread. */
export interface BotTally {
  readonly waiting: number;
  readonly answers: { readonly 'at-sight': number } & PoolTally['answers'];
}

/** Asks bots for their moves. */
export interface BotAdvisers {
  /** What the bot says, in time. */
  ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice>;
  readonly tally: BotTally | null;
  dismiss(): void;
}

/**
 * Bots think here, in threads of their own. Those who need no thought answer in this thread, one in each turn of the
 * event loop: that takes less of it than a message to a thread and back.
 */
export class BotThreads implements BotAdvisers {
  /** Each level has its own, so that a captain need not wait for an admiral. */
  private readonly pools: { readonly captain: Pool; readonly admiral: Pool };
  private readonly think = thinking(engines);
  private turn: Promise<void> = Promise.resolve();
  private atSight = 0;

  /** No more than `queue` questions wait at once for each level. */
  constructor(
    threads: number,
    private readonly failed: (error: unknown) => void = () => {},
    { queue = QUEUE } = {},
  ) {
    // Threads live in real time, also where tests turn the clock of the tables.
    const { after } = realWorld;
    const clock = (): number => performance.now();
    const pool = (): Pool =>
      new Pool({ size: threads, queue, hire: threadsOf(WORKER), after, clock, lateMs: LATE_MS, failed });
    this.pools = { captain: pool(), admiral: pool() };
  }

  async ask(inquiry: Inquiry, signal?: AbortSignal): Promise<Advice> {
    const { level } = inquiry;
    if (level === 'deckhand' || level === 'bosun') {
      this.atSight++;
      return this.here(inquiry);
    }
    if (await answersAtSight(engines, inquiry)) {
      try {
        const advice = await this.here(inquiry);
        this.atSight++;
        return advice;
      } catch (error) {
        this.failed(error);
      }
    }
    return (await this.pools[level].ask(inquiry, signal)) ?? this.here({ ...inquiry, level: 'bosun' });
  }

  get tally(): BotTally {
    const { captain, admiral } = this.pools;
    const [one, other] = [captain.tally, admiral.tally];
    return {
      waiting: one.waiting + other.waiting,
      answers: {
        'at-sight': this.atSight,
        whole: one.answers.whole + other.answers.whole,
        shortened: one.answers.shortened + other.answers.shortened,
        'stand-in': one.answers['stand-in'] + other.answers['stand-in'],
      },
    };
  }

  dismiss(): void {
    this.pools.captain.dismiss();
    this.pools.admiral.dismiss();
  }

  /** Nobody thinks here: whoever wants to, because its files are missing, is told that there is no time. */
  private async here(inquiry: Inquiry): Promise<Advice> {
    this.turn = this.turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    await this.turn;
    return this.think({ ...inquiry, ms: 0 }, (trouble) => {
      if (trouble !== null) throw new Error(trouble);
    });
  }
}
