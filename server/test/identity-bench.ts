import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { World } from '@crossbones/core';
import { type Fault, must, type Result, saltHashOf } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { BotThreads } from '../src/bot-threads.js';
import { Identity } from '../src/identity/index.js';
import { letters } from '../src/ids.js';
import { Pepper } from '../src/pepper.js';
import { archivedAfter } from '../src/storage/entry-list.js';
import { openStore } from '../src/storage/index.js';
import type { DatabaseSchema } from '../src/storage/schema.js';
import type { Store } from '../src/storage/store.js';
import { say } from '../src/table/chat.js';
import { join, sit } from '../src/table/gathering.js';
import { submit } from '../src/table/playing.js';
import type { Person, Request } from '../src/table/request.js';
import { ready, salt, start } from '../src/table/start.js';
import type { Table } from '../src/table/table.js';
import { TableDirectory } from '../src/table-directory.js';
import { Uptime } from '../src/uptime.js';
import { keepingToOneTable } from './storage/one-table.js';
import { freshDatabase } from './storage/postgres.js';

export const kinds = ['sqlite', 'postgres'] as const;
export const HERE = 'https://bones.example';

const tableNames = [
  'person',
  'session',
  'newcomer',
  'passkey',
  'challenge',
  'mute',
  'deal',
  'match',
  'entry',
  'member',
  'code',
  'arrival',
  'audit',
  'presence',
  'pulse',
  'outage',
  'vapid',
  'subscription',
  'notice',
  'sheet',
  'sheet_line',
  'pepper',
  'chore',
  'deal_chain',
  'daily_deal',
  'daily_play',
  'node',
  'archive',
  'archived_person',
] as const satisfies readonly (keyof DatabaseSchema)[];
const all: Exclude<keyof DatabaseSchema, (typeof tableNames)[number]> extends never ? true : false = true;
if (!all) throw new Error('a table is missing');

/** A world whose time passes only when a test says so. */
class SlowWorld implements World {
  private time = 1_700_000_000_000;
  private readonly timers = new Map<number, { readonly at: number; readonly call: () => void }>();
  private count = 0;

  now = (): number => this.time;
  random = (bytes: number): Uint8Array => randomBytes(bytes);
  after = (ms: number, call: () => void): (() => void) => {
    const id = this.count++;
    this.timers.set(id, { at: this.time + ms, call });
    return () => void this.timers.delete(id);
  };

  /** Lets time pass at once; each alarm is called at most once. */
  pass(ms: number): void {
    this.time += ms;
    for (const [id, { at, call }] of [...this.timers]) {
      if (at > this.time) continue;
      this.timers.delete(id);
      call();
    }
  }
}

/** Somebody with a session. */
export interface SignedIn extends Person {
  readonly token: string;
}

interface Node {
  readonly store: Store;
  readonly directory: TableDirectory;
  readonly identity: Identity;
}

/** A server without its HTTP, on a storage of its own; more nodes can be added to it. */
export class IdentityBench {
  readonly world = new SlowWorld();
  readonly errors: unknown[] = [];
  private readonly nodes: Node[] = [];
  private keys = 0;

  private constructor(
    private readonly url: string | null,
    private readonly folder: string,
    private readonly drop: () => Promise<void>,
  ) {}

  static async open(kind: (typeof kinds)[number]): Promise<IdentityBench> {
    const folder = mkdtempSync(path(tmpdir(), 'crossbones-identity-'));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    const database = kind === 'postgres' ? await freshDatabase() : null;
    const bench = new IdentityBench(
      database?.url ?? null,
      folder,
      database === null
        ? remove
        : async () => {
            await remove();
            await database.drop();
          },
    );
    await bench.node();
    return bench;
  }

  get store(): Store {
    return this.nodes[0].store;
  }
  get directory(): TableDirectory {
    return this.nodes[0].directory;
  }
  get identity(): Identity {
    return this.nodes[0].identity;
  }

  /**
   * One more node. On SQLite, which allows only one process, it is a second identity and directory over the same store.
   */
  async node(origin: string | null = null): Promise<Node> {
    const store =
      this.url === null && this.nodes.length > 0
        ? this.store
        : keepingToOneTable(await openStore({ databaseUrl: this.url, folder: this.folder }, this.world));
    const failed = (error: unknown): void => void this.errors.push(error);
    const directory = new TableDirectory(
      store,
      this.world,
      new BotThreads(1),
      await Uptime.begin(store, this.world),
      await Pepper.keep(store, this.world),
      failed,
    );
    const identity = new Identity(store, this.world, directory, { origin, failed });
    const node = { store, directory, identity };
    this.nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    for (const { identity, directory } of this.nodes) {
      identity.stop();
      await directory.stop();
    }
    for (const store of new Set(this.nodes.map((node) => node.store))) await store.close();
    await this.drop();
  }

  async guest(): Promise<SignedIn> {
    const { token, person } = must(await this.identity.begin());
    return { ...person, token };
  }

  request(by: Person): Request {
    return {
      by: { id: by.id, name: by.name },
      at: this.world.now(),
      key: `key-${this.keys++}`,
      digest: `digest-${this.keys}`,
    };
  }

  run<T>(
    by: Person,
    table: string,
    command: (table: Table, request: Request) => Result<T, Fault>,
  ): Promise<T> {
    const request = this.request(by);
    return this.directory
      .room(table)
      .run(request, (open) => command(open, request))
      .then(must);
  }

  async table(host: Person, guests: readonly Person[] = [], game: GameId = 'skull-king'): Promise<string> {
    const seats = 1 + guests.length;
    const { table } = must(
      await this.directory.open(this.request(host), { game, seats: Math.max(2, seats), settings: {} }),
    );
    for (const guest of guests) await this.run(guest, table, (open, request) => sit(open, request, {}));
    return table;
  }

  watch(by: Person, table: string): Promise<unknown> {
    return this.run(by, table, join);
  }

  say(by: Person, table: string, text: string): Promise<unknown> {
    return this.run(by, table, (open, request) => say(open, request, { channel: 'table', text }));
  }

  async start(table: string, people: readonly Person[]): Promise<void> {
    const salts = people.map(() => letters(randomBytes(20)));
    for (const [i, by] of people.entries())
      await this.run(by, table, (open, request) => ready(open, request, { saltHash: saltHashOf(salts[i]) }));
    const deal = { id: letters(randomBytes(20)), secret: randomBytes(32).toString('hex') };
    await this.run(people[0], table, (open, request) => start(open, request, deal));
    for (const [i, by] of people.entries())
      await this.run(by, table, (open, request) => salt(open, request, { salt: salts[i] }));
  }

  /** Plays the first legal action of whoever is asked, so many times or to the end. */
  async play(table: string, people: readonly Person[], times = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < times; i++) {
      const next = await this.directory.room(table).look((open) => {
        if (open.phase !== 'playing') return null;
        const [seat] = open.actors;
        const { decision, legal } = open.sight(seat)!;
        return { by: open.places[seat].person, decision, actions: [legal[0]] };
      });
      if (next === null) return;
      const by = people.find(({ id }) => id === next.by)!;
      await this.run(by, table, (open, request) => submit(open, request, next));
    }
  }

  /** Every row of every table that contains one of these words, also in what the archive has packed. */
  async mentions(...words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const name of tableNames) {
      const rows = await this.store.db.selectFrom(name).selectAll().execute();
      for (const row of rows) {
        const packed =
          name === 'archive' ? await archivedAfter(this.store, (row as { match: string }).match, 0) : [];
        const line = `${name}: ${JSON.stringify([row, ...packed])}`;
        if (words.some((word) => line.includes(word))) found.push(line);
      }
    }
    return found;
  }
}
