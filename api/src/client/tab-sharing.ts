import type { World } from '@crossbones/core';
import type { StreamEvent } from '../event.js';
import type { Connection } from './connection.js';
import { ReadProgress, topicOf } from './read-progress.js';
import { LiveStream, type Stream, type StreamListener } from './stream.js';
import { Holds } from './topic-holds.js';
import { randomHex } from './world.js';

/** The channel through which tabs of one browser talk: a `BroadcastChannel`, or something like it. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', heard: (event: object) => void): void;
  close(): void;
}

/**
 * `navigator.locks`, where the browser has them: the tab that holds the lock leads, and when it dies the lock is free.
 */
export interface TabLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal },
    held: () => Promise<void>,
  ): Promise<unknown>;
}

export interface TabSharing {
  readonly channel: TabChannel;
  readonly locks?: TabLocks | undefined;
}

type Message = { readonly tab: string } & (
  | { readonly is: 'want'; readonly topics: readonly string[]; readonly asks: boolean }
  | { readonly is: 'lead'; readonly term: number; readonly live: boolean; readonly cursor: string }
  | { readonly is: 'event'; readonly to: string | null; readonly event: StreamEvent; readonly cursor: string }
  | { readonly is: 'reopen' }
  | { readonly is: 'gone' }
);

const LOCK = 'crossbones-stream';
const BEAT = 2_000;
/** How long a leader may be silent, where there are no locks to show that it has died. */
const SILENCE = 6_000;
/** How long a new tab waits for a sign of a leader. */
const FIRST_SILENCE = 250;
/** After this silence a tab is lost. Browsers let a tab in the background run only once a minute. */
const LOST = 150_000;

/**
 * One stream for all tabs of a browser, which over HTTP/1.1 may have six connections in all. One tab leads: it holds
 * the stream and passes on what comes. Every tab knows what all tabs want and how far each topic has come, so that when
 * the leader dies another tab goes on from there.
 */
export class SharedStream implements Stream {
  live = false;
  private readonly tab: string;
  private readonly world: World;
  private readonly cursor = new ReadProgress();
  private readonly topics = new Holds((topic, wanted) => {
    if (!wanted) this.cursor.forget(topic);
    this.want(false);
  });
  private readonly listeners = new Set<StreamListener>();
  private readonly others = new Map<string, { topics: readonly string[]; at: number }>();
  private readonly ending = new AbortController();
  private leading: Leading | null = null;
  private leader: string | null = null;
  private term = 0;
  /** The person has changed, and the leader has not reopened the stream yet. */
  private anew = false;
  private election: () => void = () => {};
  private beating: () => void = () => {};

  constructor(
    private readonly connection: Connection,
    private readonly sharing: TabSharing,
  ) {
    this.world = connection.world;
    this.tab = randomHex(this.world, 8);
    sharing.channel.addEventListener('message', (event) => this.take((event as { data: Message }).data));
    this.want(true);
    if (sharing.locks === undefined) this.await(FIRST_SILENCE);
    else void this.queue(sharing.locks);
    this.beat();
  }

  follow(topic: string): () => void {
    return this.topics.take(topic);
  }

  listen(listener: StreamListener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  reopen(): void {
    this.anew = true;
    this.renew();
    if (this.leading === null) this.post({ is: 'reopen', tab: this.tab });
  }

  close(): void {
    this.post({ is: 'gone', tab: this.tab });
    this.election();
    this.beating();
    this.abdicate();
    this.ending.abort();
    this.sharing.channel.close();
  }

  /** Whether this tab holds the stream. */
  get leads(): boolean {
    return this.leading !== null;
  }

  private post(message: Message): void {
    if (!this.ending.signal.aborted) this.sharing.channel.postMessage(message);
  }

  private want(asks: boolean): void {
    this.post({ is: 'want', tab: this.tab, topics: this.topics.all(), asks });
    this.unite();
  }

  private take(message: Message): void {
    if (message.tab === this.leader) this.await(SILENCE);
    switch (message.is) {
      case 'want':
        this.wanted(message.tab, message.topics, message.asks);
        return;
      case 'lead':
        this.led(message.tab, message.term, message.live, message.cursor);
        return;
      case 'event':
        if (message.to === null || message.to === this.tab) this.heard(message.event, message.cursor);
        return;
      case 'reopen':
        this.anew = true;
        this.renew();
        // From here on the leader passes on what the new person may see.
        if (message.tab === this.leader) this.forget();
        return;
      case 'gone':
        this.others.delete(message.tab);
        this.unite();
        if (message.tab === this.leader) this.await(this.jitter(0));
        return;
    }
  }

  /** The leader reopens the stream, and tells the other tabs. */
  private renew(): void {
    if (this.leading === null) return;
    this.forget();
    this.leading.stream.reopen();
    this.post({ is: 'reopen', tab: this.tab });
  }

  private forget(): void {
    this.cursor.clear();
    this.anew = false;
  }

  private wanted(tab: string, topics: readonly string[], asks: boolean): void {
    const before = this.others.get(tab)?.topics ?? [];
    this.others.set(tab, { topics, at: this.world.now() });
    // A new tab does not know the others yet.
    if (asks) this.want(false);
    if (this.leading === null) return;
    if (asks) this.announce();
    const added = topics.filter((topic) => !before.includes(topic));
    for (const event of this.leading.latest(added)) this.pass(event, tab);
    this.unite();
  }

  private led(tab: string, term: number, live: boolean, cursor: string): void {
    // Two tabs may lead at once: the one of the later election stays, and of one election the one with the lower name.
    if (this.leading !== null && (term > this.term || (term === this.term && tab < this.tab)))
      this.abdicate();
    if (this.leading !== null) {
      this.announce();
      return;
    }
    // This leader slept while another was elected; it will hear of that.
    if (term < this.term) return;
    if (tab !== this.leader) {
      this.leader = tab;
      this.want(false);
      this.await(SILENCE);
    }
    this.term = term;
    this.cursor.advance(cursor);
    this.turn(live);
  }

  private heard(event: StreamEvent, cursor: string): void {
    const fresh = this.cursor.fresh(event);
    this.cursor.advance(cursor);
    const topic = topicOf(event);
    if (!fresh || topic === null || !this.topics.has(topic)) return;
    for (const listener of [...this.listeners]) listener.heard(event);
  }

  private jitter(ms: number): number {
    return ms + this.world.random(1)[0];
  }

  /** Takes the lead, unless a leader shows itself in time. */
  private await(ms: number): void {
    this.election();
    if (this.sharing.locks !== undefined || this.leading !== null) return;
    this.election = this.world.after(this.jitter(ms), () => this.lead());
  }

  private async queue(locks: TabLocks): Promise<void> {
    const { signal } = this.ending;
    const held = (): Promise<void> => {
      this.lead();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    try {
      await locks.request(LOCK, { signal }, held);
    } catch {
      // The tab was closed while it waited for the lock.
    }
  }

  private lead(): void {
    if (this.leading !== null || this.ending.signal.aborted) return;
    this.election();
    this.term++;
    this.leader = this.tab;
    if (this.anew) this.forget();
    const cursor = new ReadProgress();
    cursor.advance(this.cursor.text());
    const stream = new LiveStream(this.connection, cursor);
    this.leading = new Leading(stream);
    stream.listen({
      heard: (event) => {
        this.leading?.keep(event);
        this.pass(event, null);
        this.heard(event, cursor.text());
      },
      live: (live) => {
        this.turn(live);
        this.announce();
      },
    });
    this.announce();
    this.unite();
  }

  private abdicate(): void {
    this.leading?.stream.close();
    this.leading = null;
    this.leader = null;
  }

  private announce(): void {
    if (this.leading === null) return;
    const { tab, term, live } = this;
    this.post({ is: 'lead', tab, term, live, cursor: this.leading.stream.cursor.text() });
  }

  private pass(event: StreamEvent, to: string | null): void {
    this.post({ is: 'event', tab: this.tab, to, event, cursor: this.leading?.stream.cursor.text() ?? '' });
  }

  /** The stream follows every topic that any tab wants. */
  private unite(): void {
    if (this.leading === null) return;
    const wanted = new Set(this.topics.all());
    for (const { topics } of this.others.values()) for (const topic of topics) wanted.add(topic);
    this.leading.bring(wanted);
  }

  private beat(): void {
    this.beating = this.world.after(BEAT, () => {
      const now = this.world.now();
      if (this.leading === null)
        this.post({ is: 'want', tab: this.tab, topics: this.topics.all(), asks: false });
      for (const [tab, { at }] of this.others) if (now - at > LOST) this.others.delete(tab);
      this.announce();
      this.unite();
      this.beat();
    });
  }

  private turn(live: boolean): void {
    if (live === this.live) return;
    this.live = live;
    for (const listener of [...this.listeners]) listener.live?.(live);
  }
}

/** What the leading tab holds: the stream, and the newest event of each topic for tabs that come later. */
class Leading {
  private readonly held = new Map<string, () => void>();
  private readonly newest = new Map<string, Map<string, StreamEvent>>();

  constructor(readonly stream: LiveStream) {}

  keep(event: StreamEvent): void {
    const topic = topicOf(event);
    if (topic === null || event.event === 'line') return;
    const kinds = this.newest.get(topic) ?? new Map<string, StreamEvent>();
    this.newest.set(topic, kinds.set(event.event, event));
  }

  latest(topics: readonly string[]): StreamEvent[] {
    return topics.flatMap((topic) => [...(this.newest.get(topic)?.values() ?? [])]);
  }

  bring(wanted: ReadonlySet<string>): void {
    for (const [topic, release] of this.held) {
      if (wanted.has(topic)) continue;
      release();
      this.held.delete(topic);
      this.newest.delete(topic);
    }
    for (const topic of wanted) if (!this.held.has(topic)) this.held.set(topic, this.stream.follow(topic));
  }
}
