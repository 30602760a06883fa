import type { World } from '@crossbones/core';
import { Client, type ClientConfig } from 'pg';

const channel = 'crossbones';
/** PostgreSQL takes less than 8,000 bytes in one notification. */
const longest = 7_900;
const shortestWait = 100;
const longestWait = 5_000;

interface Listener {
  heard(topic: string, seq: number): void;
  gap(): void;
}

/** The one connection over which this node tells the others, and hears from them, which topic has come to which number. */
export class NotifyConnection {
  readonly #settings: ClientConfig;
  readonly #world: Pick<World, 'after'>;
  readonly #listeners: Listener[] = [];
  /** The newest number of each topic that is still to be told. */
  readonly #news = new Map<string, number>();
  /** Set only while it listens. */
  #client: Client | null = null;
  #telling = false;
  #wait = shortestWait;
  #cancel: (() => void) | null = null;
  #closed = false;

  private constructor(settings: ClientConfig, world: Pick<World, 'after'>) {
    this.#settings = settings;
    this.#world = world;
  }

  static async open(settings: ClientConfig, world: Pick<World, 'after'>): Promise<NotifyConnection> {
    const wire = new NotifyConnection(settings, world);
    await wire.#connect();
    return wire;
  }

  listen(heard: Listener['heard'], gap: Listener['gap']): void {
    this.#listeners.push({ heard, gap });
  }

  announce(topic: string, seq: number): void {
    if (!/^[!-~]{1,200}$/.test(topic)) throw new Error(`"${topic}" cannot be a topic`);
    this.#news.set(topic, Math.max(seq, this.#news.get(topic) ?? seq));
    this.#tell();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel?.();
    await this.#client?.end();
    this.#client = null;
  }

  async #connect(): Promise<void> {
    const client = new Client(this.#settings);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      // It does not matter if a notification is lost with the power, so it need not wait for the disk.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#wait = shortestWait;
    this.#tell();
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    if (!this.#closed) this.#again();
  }

  #again(): void {
    this.#cancel = this.#world.after(this.#wait, () => {
      this.#wait = Math.min(this.#wait * 2, longestWait);
      this.#connect().then(
        () => {
          if (!this.#closed) for (const { gap } of this.#listeners) gap();
        },
        () => {
          if (!this.#closed) this.#again();
        },
      );
    });
  }

  #hear(payload: string): void {
    for (const item of payload.split(' ')) {
      const colon = item.lastIndexOf(':');
      const seq = Number(item.slice(colon + 1));
      // Anybody who can reach the database can write anything on the channel.
      if (colon < 1 || !Number.isSafeInteger(seq)) continue;
      for (const { heard } of this.#listeners) heard(item.slice(0, colon), seq);
    }
  }

  /** One notification at a time; what is announced meanwhile goes into the next one together. */
  #tell(): void {
    if (this.#telling || this.#client === null || this.#news.size === 0) return;
    this.#telling = true;
    setImmediate(async () => {
      try {
        while (this.#client !== null && this.#news.size > 0) {
          const text = this.#payload();
          await this.#client.query({
            name: 'tell',
            text: 'select pg_notify($1, $2)',
            values: [channel, text],
          });
        }
      } catch {
        // The connection is lost. The other nodes ask by themselves.
      } finally {
        this.#telling = false;
      }
      this.#tell();
    });
  }

  #payload(): string {
    let text = '';
    for (const [topic, seq] of this.#news) {
      const item = `${topic}:${seq}`;
      if (text.length + 1 + item.length > longest) break;
      text += text === '' ? item : ` ${item}`;
      this.#news.delete(topic);
    }
    return text;
  }
}
