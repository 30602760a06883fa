import { must, saltHashOf } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../../test/clocks/manual-clock.js';
import { type Ground, sqliteGround } from '../../test/storage/ground.js';
import { ann } from '../../test/test-table.js';
import { BotThreads } from '../bot-threads.js';
import { Pepper } from '../pepper.js';
import type { Store } from '../storage/store.js';
import { fill, join } from '../table/gathering.js';
import type { Request } from '../table/request.js';
import { ready, start } from '../table/start.js';
import { TableDirectory } from '../table-directory.js';
import { Uptime } from '../uptime.js';
import { FAILED_MS, LEASE_MS } from './services.js';

const SALTS_MS = 3_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = new ManualClock('commit');
let ground: Ground;
let failures: unknown[];
beforeEach(async () => {
  failures = [];
  ground = await sqliteGround();
});
afterEach(async () => {
  await ground.leave();
  expect(failures).toEqual([]);
});

/** A node on the folder; its disk can be made to hold its breath. */
class Node {
  /** Commits that are asked for while the disk is held, and how to let them go on. */
  readonly held: (() => void)[] = [];
  holds = false;
  /** Whether the next commit breaks down after it was written. */
  breaks = false;

  private constructor(
    private readonly store: Store,
    private readonly uptime: Uptime,
    readonly directory: TableDirectory,
  ) {}

  static async begin(): Promise<Node> {
    const store = await ground.open();
    const slow: Store = Object.create(store, {
      commit: {
        value: async (writes: Parameters<Store['commit']>[0]): Promise<boolean> => {
          if (node.holds) await new Promise<void>((go) => node.held.push(go));
          const done = await store.commit(writes);
          if (!node.breaks) return done;
          node.breaks = false;
          throw new Error('the line broke');
        },
      },
    });
    const uptime = await Uptime.begin(store, world);
    const failed = (error: unknown): void => void failures.push(error);
    const directory = new TableDirectory(
      slow,
      world,
      new BotThreads(1),
      uptime,
      await Pepper.keep(store, world),
      failed,
    );
    const node = new Node(store, uptime, directory);
    return node;
  }

  async end(): Promise<void> {
    this.uptime.stop();
    await this.directory.stop();
    await this.store.close();
  }
}

let keys = 0;
const request = (): Request => ({ by: ann, at: world.now(), key: `key-${keys++}`, digest: 'digest' });

/** A table whose secret is sealed, and which waits for a salt. */
async function sealed({ directory }: Node): Promise<string> {
  const { table } = must(await directory.open(request(), { game: 'skull', seats: 3 }));
  const room = directory.room(table);
  for (const command of [
    (asked: Request) => room.run(asked, (open) => fill(open, asked, {})),
    (asked: Request) =>
      room.run(asked, (open) => ready(open, asked, { saltHash: saltHashOf('s'.repeat(20)) })),
    (asked: Request) =>
      room.run(asked, (open) => start(open, asked, { id: 'deal', secret: 'ab'.repeat(32) })),
  ])
    must(await command(request()));
  return table;
}

const phaseAt = (node: Node, table: string): Promise<string | null> =>
  node.directory.room(table).look(({ phase }) => phase);

it('nobody is answered or told before it is durable', async () => {
  const node = await Node.begin();
  const { table } = must(await node.directory.open(request(), { game: 'skull', seats: 3 }));
  const room = node.directory.room(table);
  const told: string[] = [];
  await room.follow({ person: null, tell: (event) => void told.push(event) }, null);
  const before = told.length;
  node.holds = true;
  let answered = false;
  const asked = { ...request(), by: { id: 'ben0000000000000', name: 'Ben' } };
  const running = room
    .run(asked, (open) => join(open, asked))
    .then((done) => {
      answered = true;
      return done;
    });
  await eventually('it is to be written', () => node.held.length > 0);
  // All that could run without the disk has run.
  for (let i = 0; i < 20; i++) await new Promise<void>((go) => setImmediate(go));
  expect([answered, told.length]).toEqual([false, before]);
  const rows = await ground.ask(`select count(*) as many from entry where match = '${table}'`);
  node.holds = false;
  for (const go of node.held.splice(0)) go();
  must(await running);
  expect(told.length).toBeGreaterThan(before);
  const after = await ground.ask(`select count(*) as many from entry where match = '${table}'`);
  expect(Number(after[0].many)).toBe(Number(rows[0].many) + 1);
  await node.end();
});

it('what the table did by itself is told when it turns out to have been written', async () => {
  const node = await Node.begin();
  const table = await sealed(node);
  const told: string[] = [];
  await node.directory.room(table).follow({ person: null, tell: (_, json) => void told.push(json) }, null);
  node.breaks = true;
  world.turn(SALTS_MS);
  await eventually('it could not be dealt, as it seems', () => failures.length > 0);
  const before = told.length;
  // Long before somebody else would look after the table.
  let passed = 0;
  await eventually('it is tried again', () => {
    if (passed < 2 * FAILED_MS) world.turn(FAILED_MS / 4);
    passed += FAILED_MS / 4;
    return told.length > before;
  });
  expect(told.some((json) => json.includes('"phase":"playing"'))).toBe(true);
  expect(failures.splice(0).map(String)).toEqual(['Error: the line broke']);
  await node.end();
});

it('a table that is read anew does in time what it must', async () => {
  const first = await Node.begin();
  const table = await sealed(first);
  await first.end();
  const second = await Node.begin();
  expect(await phaseAt(second, table)).toBe('sealing');
  // Not later: until the lease is over nobody else would come.
  world.turn(SALTS_MS);
  await eventually(
    'the salts are waited for no longer',
    async () => (await phaseAt(second, table)) === 'playing',
  );
  await second.end();
});

it('what is due at a table that nobody opens is done all the same', async () => {
  const first = await Node.begin();
  const table = await sealed(first);
  await first.end();
  const second = await Node.begin();
  const isDealt = async (): Promise<boolean> => {
    world.turn(500);
    const dealt = await ground.ask(
      `select body from entry where match = '${table}' and body like '%"dealt"%'`,
    );
    return dealt.length > 0;
  };
  const begun = world.now();
  await eventually('it is dealt', isDealt);
  expect(world.now() - begun).toBeGreaterThanOrEqual(SALTS_MS + LEASE_MS);
  await second.end();
});

it('a time that was left too early is put right when it comes', async () => {
  const node = await Node.begin();
  const { table } = must(await node.directory.open(request(), { game: 'skull', seats: 3 }));
  const room = node.directory.room(table);
  const comes = async (id: string): Promise<void> => {
    const asked = { ...request(), by: { id, name: id.slice(0, 3) } };
    must(await room.run(asked, (open) => join(open, asked)));
  };
  const due = async (): Promise<number> => {
    const [row] = await ground.ask(`select due from match where id = '${table}'`);
    return Number(row.due);
  };
  await comes('ben0000000000000');
  const first = world.now() + DAY_MS + LEASE_MS;
  expect(await due()).toBe(first);
  world.turn(5_000);
  await comes('cat0000000000000');
  const last = world.now() + DAY_MS + LEASE_MS;
  expect(await due()).toBe(first);
  world.turn(HOUR_MS);
  await eventually('the row has the true time', async () => (await due()) >= last);
  await node.end();
});
