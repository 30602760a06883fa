import type { World } from '@crossbones/core';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { Board } from './postgres-board.js';

/** What concerns all nodes. */
const common = 'crossbones';
/** What concerns one. */
const channelOf = (node: string): string => `crossbones_${node}`;
/** PostgreSQL takes less than 8,000 bytes in one notification. */
const longest = 7_900;
const shortestWait = 100;
const longestWait = 5_000;
/** Who cannot listen asks so often. */
const askEvery = 200;
/** How a database that is not quite PostgreSQL says that it has no such statement. */
const unknownStatement = ['0A000', '42601'];

interface Listener {
  heard(topic: string, seq: number): void;
  gap(): void;
}

/**
 * The one connection over which this node tells the others, and hears from them, which topic has come to which number.
 * Where the database cannot notify, nodes write it on a board and ask.
 */
export class NotifyConnection {
  readonly #settings: ClientConfig;
  readonly #world: Pick<World, 'after'>;
  readonly #listeners: Listener[] = [];
  /** By channel, the newest number of each topic that is still to be told. */
  readonly #news = new Map<string, Map<string, number>>();
  /** Where this node listens. */
  #channels = [common];
  /** Set only while it listens. */
  #client: Client | null = null;
  /** Set only where it asks instead. */
  #board: Board | null = null;
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

  announce(topic: string, seq: number, node?: string): void {
    if (!/^[!-~]{1,200}$/.test(topic)) throw new Error(`"${topic}" cannot be a topic`);
    this.#remember(node === undefined ? common : channelOf(node), topic, seq);
    this.#tell();
  }

  async hearAs(node: string): Promise<void> {
    if (!/^[0-9a-z]{1,40}$/.test(node)) throw new Error(`"${node}" cannot be a node`);
    this.#channels = [common, channelOf(node)];
    if (this.#board === null) await this.#client?.query(`listen ${channelOf(node)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel?.();
    const client = this.#client;
    this.#client = null;
    await client?.end();
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
      this.#board = await this.#listen(client);
    } catch (error) {
      void client.end();
      throw error;
    }
    if (this.#closed) return client.end();
    this.#client = client;
    this.#wait = shortestWait;
    this.#tell();
    if (this.#board !== null) this.#ask(client, this.#board);
  }

  /** Answers a board where the database cannot listen. */
  async #listen(client: Client): Promise<Board | null> {
    try {
      await client.query(this.#channels.map((channel) => `listen ${channel}`).join(';'));
      return null;
    } catch (error) {
      if (error instanceof DatabaseError && unknownStatement.includes(error.code ?? ''))
        return Board.over(client, this.#channels);
      throw error;
    }
  }

  /** Again and again, as long as this is the connection. */
  #ask(client: Client, board: Board): void {
    this.#cancel = this.#world.after(askEvery, async () => {
      try {
        const texts = await board.ask(this.#channels);
        if (texts === null) this.#missed();
        else for (const text of texts) this.#hear(text);
      } catch {
        // If the connection is lost, the next one begins anew.
      }
      if (this.#client === client) this.#ask(client, board);
    });
  }

  #missed(): void {
    if (!this.#closed) for (const { gap } of this.#listeners) gap();
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
        () => this.#missed(),
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

  #remember(channel: string, topic: string, seq: number): void {
    const news = this.#news.get(channel) ?? new Map<string, number>();
    this.#news.set(channel, news.set(topic, Math.max(seq, news.get(topic) ?? seq)));
  }

  /** One notification at a time; what is announced meanwhile goes into the next one together. */
  #tell(): void {
    if (this.#telling || this.#client === null || this.#news.size === 0) return;
    this.#telling = true;
    setImmediate(async () => {
      try {
        while (this.#client !== null && this.#news.size > 0) await this.#notify(this.#client);
      } catch {
        // The connection is lost. What could not be told goes over the next one.
      } finally {
        this.#telling = false;
      }
    });
  }

  async #notify(client: Client): Promise<void> {
    const [[channel, news]] = this.#news;
    const told: (readonly [string, number])[] = [];
    let text = '';
    for (const [topic, seq] of news) {
      const item = `${topic}:${seq}`;
      if (text.length + 1 + item.length > longest) break;
      text += text === '' ? item : ` ${item}`;
      told.push([topic, seq]);
      news.delete(topic);
    }
    if (news.size === 0) this.#news.delete(channel);
    try {
      if (this.#board !== null) await this.#board.write(channel, text);
      else await client.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [channel, text] });
    } catch (error) {
      for (const [topic, seq] of told) this.#remember(channel, topic, seq);
      throw error;
    }
  }
}
