import type { StreamEvent } from '../event.js';
import { STREAM } from '../route.js';
import { backoff, pause } from './backoff.js';
import { type Connection, refusalOf } from './connection.js';
import { ReadProgress, topicOf } from './read-progress.js';
import { EventReader, type Heard } from './sse.js';
import { Holds } from './topic-holds.js';

export interface StreamListener {
  heard(event: StreamEvent): void;
  /** Is told whether events can come in at present. */
  live?(live: boolean): void;
}

/** Events of some topics, as long as it is open: `lobby`, or `table:` or `sheet:` and an id. */
export interface Stream {
  readonly live: boolean;
  /** Follows a topic; the returned function stops that. */
  follow(topic: string): () => void;
  listen(listener: StreamListener): () => void;
  /** Opens the stream again for another person: after a sign-in, a sign-out, or the first command of a guest. */
  reopen(): void;
  close(): void;
}

/** The server says something at least every 15 seconds. */
const SILENCE = 40_000;
/** Topics change in groups, so changes within this time are sent together. */
const GATHER = 20;

/** A connection that lasted so long does not count as a failed try. */
const STEADY = 1_000;

interface Ending {
  readonly why: 'changed' | 'bye' | 'dropped';
  /** How long to wait at least before the next try. */
  readonly wait: number;
}

/** The stream over one request that is made again whenever it ends. */
export class LiveStream implements Stream {
  live = false;
  private readonly topics = new Holds((topic, wanted) => {
    if (!wanted) this.cursor.forget(topic);
    this.change();
  });
  private readonly listeners = new Set<StreamListener>();
  private current: AbortController | null = null;
  /** Ends the waiting between two tries. */
  private waking = new AbortController();
  private gathering: (() => void) | null = null;
  private running = false;
  private closed = false;
  private changed = false;

  constructor(
    private readonly connection: Connection,
    readonly cursor = new ReadProgress(),
  ) {}

  follow(topic: string): () => void {
    return this.topics.take(topic);
  }

  listen(listener: StreamListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  reopen(): void {
    this.cursor.clear();
    // At once, so that nothing meant for the person before is taken for news.
    if (this.running) this.restart();
  }

  close(): void {
    this.closed = true;
    this.gathering?.();
    this.current?.abort();
    this.waking.abort();
  }

  private change(): void {
    if (this.closed || this.gathering !== null) return;
    this.gathering = this.connection.world.after(GATHER, () => {
      this.gathering = null;
      this.restart();
      if (!this.running) void this.run();
    });
  }

  /** Ends the request under way, or the waiting for the next one. */
  private restart(): void {
    this.changed = true;
    this.current?.abort();
    this.waking.abort();
  }

  private async run(): Promise<void> {
    const { world } = this.connection;
    this.running = true;
    let tries = 0;
    while (!this.closed && this.topics.size > 0) {
      this.changed = false;
      this.waking = new AbortController();
      const { node } = this.connection;
      const begun = world.now();
      const ending = await this.once();
      this.turn(false);
      if (world.now() - begun >= STEADY) tries = 0;
      if (ending.why === 'changed') continue;
      this.connection.leave(node);
      // A server that says goodbye has a successor that is ready, so we need not wait.
      const wait = ending.why === 'bye' && tries === 0 ? 0 : backoff(world, tries);
      await pause(world, Math.max(wait, ending.wait), this.waking.signal);
      tries++;
    }
    this.running = false;
  }

  /** One request, from its beginning to its end. */
  private async once(): Promise<Ending> {
    const { world } = this.connection;
    const abort = new AbortController();
    this.current = abort;
    let quiet = world.after(SILENCE, () => abort.abort());
    let goodbye = false;
    const ended = (wait = 0): Ending => ({
      why: this.changed ? 'changed' : goodbye ? 'bye' : 'dropped',
      wait,
    });
    try {
      const response = await this.connection.open(this.path(), abort.signal);
      if (!response.ok || response.body === null) return ended(await this.refused(response));
      this.turn(true);
      const decoder = new TextDecoder();
      const events = new EventReader((event) => {
        if (event.event === 'bye') goodbye = true;
        this.take(event);
      });
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || this.changed || this.closed) return ended();
        quiet();
        quiet = world.after(SILENCE, () => abort.abort());
        events.push(decoder.decode(value, { stream: true }));
      }
    } catch {
      return ended();
    } finally {
      quiet();
      abort.abort();
      this.current = null;
    }
  }

  private path(): string {
    const topics = this.topics.all();
    const after = this.cursor.text(topics);
    return `${STREAM}?topics=${topics.map(encodeURIComponent).join(',')}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`;
  }

  /** Tells listeners what was refused; answers how long to wait at least before asking again. */
  private async refused(response: Response): Promise<number> {
    const wait = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
    const { status } = response;
    if (status >= 500 || status === 429) return wait;
    const error = refusalOf({ status, body: await response.text() });
    // The cursor names a place that this server does not know: begin again without one.
    this.cursor.clear();
    for (const topic of this.topics.all()) this.tell({ event: 'refused', data: { topic, error } });
    return Math.max(wait, 5_000);
  }

  private take({ event, data, id }: Heard): void {
    const told = { event, data: JSON.parse(data) } as StreamEvent;
    const topic = topicOf(told);
    if (topic !== null && !this.topics.has(topic)) return;
    const fresh = this.cursor.fresh(told);
    if (id !== null) this.cursor.advance(id);
    if (fresh && told.event !== 'bye') this.tell(told);
  }

  private tell(event: StreamEvent): void {
    for (const listener of [...this.listeners]) {
      try {
        listener.heard(event);
      } catch (error) {
        // An error in a listener is thrown outside, so that it does not look like a lost connection.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  private turn(live: boolean): void {
    if (live === this.live) return;
    this.live = live;
    for (const listener of [...this.listeners]) listener.live?.(live);
  }
}
