import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { endedMatchOf, type FinishedMatch, finishedOf, showLog } from './table/show.js';
import type { Table } from './table/table.js';
import { threadsOf } from './thread.js';

/** What is shown of a match: so many steps, beginning with one of them, or what one seat saw and did. */
export type ReplayPart = { readonly from: number; readonly count: number } | { readonly seat: number };

/** What the thread is asked for. */
export interface ReplayOrder {
  readonly id: number;
  readonly match: FinishedMatch;
  readonly part: ReplayPart;
}

/** The thread's answer: the reply, packed, or why there is none. */
export interface ReplayReport {
  readonly id: number;
  readonly made: Uint8Array | string;
}

// A thread cannot run TypeScript, so it runs the built file even when the server runs from its sources.
const WORKER = new URL('../dist/replay-worker.js', import.meta.url);
const QUEUE = 64;
/** Enough for some thousand pages of replays. */
const KEPT_BYTES = 32 * 1_024 * 1_024;

const packed = promisify(gzip);

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
}

/**
 * Replays and logs of finished matches, which never change: they are made once, in a thread of their own, and kept
 * packed while there is room. They are kept in memory only, for they are quickly made again. They contain nobody's
 * name.
 */
export class Replays {
  /** The one that was asked for longest ago comes first. */
  private readonly kept = new Map<string, Buffer>();
  private keptBytes = 0;
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly waiting = new Map<number, Waiting>();
  private thread: ReturnType<typeof this.hire> | null = null;
  private orders = 0;
  private dismissed = false;

  constructor(
    private readonly most = KEPT_BYTES,
    private readonly hire = threadsOf<ReplayOrder, ReplayReport>(WORKER),
  ) {}

  get bytes(): number {
    return this.keptBytes;
  }

  /** Steps of a finished match, as gzip packs them; null while too many wait for theirs. */
  steps(
    table: Table,
    from: number,
    count: number,
    now: number | null = null,
    isPlayed = true,
  ): Promise<Buffer> | null {
    return this.get(`${table.id} ${from} ${count}`, () =>
      this.order(finishedOf(table, now, isPlayed)!, { from, count }),
    );
  }

  /** What a seat saw and did in a match that is over at its table, as gzip packs it; null while too many wait. */
  recollection(table: Table, seat: number): Promise<Buffer> | null {
    return this.get(`${table.id} seat ${seat}`, () => this.order(endedMatchOf(table)!, { seat }));
  }

  /** The log of a finished match, as gzip packs it. */
  log(table: Table, now: number | null = null, isPlayed = true): Promise<Buffer> | null {
    return this.get(table.id, () => packed(JSON.stringify(showLog(table, now, isPlayed)), {}));
  }

  /** Ends the thread; requests that still wait fail. */
  dismiss(): void {
    this.dismissed = true;
    this.lose(new Error('no replays are made any more'));
  }

  private get(name: string, make: () => Promise<Buffer> | null): Promise<Buffer> | null {
    const known = this.kept.get(name);
    if (known !== undefined) {
      this.kept.delete(name);
      this.kept.set(name, known);
      return Promise.resolve(known);
    }
    const underWay = this.making.get(name);
    if (underWay !== undefined) return underWay;
    const made = make();
    if (made === null) return null;
    const making = made.then((bytes) => this.keep(name, bytes)).finally(() => this.making.delete(name));
    this.making.set(name, making);
    return making;
  }

  private keep(name: string, bytes: Buffer): Buffer {
    this.kept.set(name, bytes);
    this.keptBytes += bytes.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.keptBytes <= this.most) break;
      this.kept.delete(oldest);
      this.keptBytes -= length;
    }
    return bytes;
  }

  private order(match: FinishedMatch, part: ReplayPart): Promise<Buffer> | null {
    if (this.waiting.size >= QUEUE) return null;
    if (this.dismissed) return Promise.reject(new Error('no replays are made any more'));
    return new Promise((resolve, reject) => {
      const id = ++this.orders;
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.hired();
      this.thread.post({ id, match, part });
    });
  }

  private hired(): NonNullable<typeof this.thread> {
    const thread = this.hire({
      told: (report) => this.hear(report),
      // A thread that broke ends a little later, and by then there may be another one.
      failed: (error) => {
        if (this.thread === thread) this.lose(error);
      },
    });
    return thread;
  }

  private hear({ id, made }: ReplayReport): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (typeof made === 'string') waiting?.reject(new Error(made));
    else waiting?.resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength));
  }

  /** The next order hires another thread. */
  private lose(error: unknown): void {
    const { thread } = this;
    this.thread = null;
    thread?.terminate();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
