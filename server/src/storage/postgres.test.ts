import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { eventually } from '@crossbones/core/suite';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Subprocess } from '../../test/faults/process.js';
import { lay } from '../../test/releases/lay.js';
import { entry, type Ground, person, postgresGround, realTime } from '../../test/storage/ground.js';
import { rowsOf } from '../../test/storage/rows.js';
import { openStore, StorageError } from './index.js';
import type { Store, Write } from './store.js';
import { tableRows } from './table-rows.js';

let ground: Ground;
const open: Store[] = [];
const servers: Server[] = [];
beforeEach(async () => {
  ground = await postgresGround();
});
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  for (const server of servers.splice(0)) server.close();
  await ground.leave();
});

async function node(): Promise<Store> {
  const store = await ground.open();
  open.push(store);
  return store;
}

const url = () => ground.config.databaseUrl!;
const kill = (which: string) =>
  ground.ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}`);
const wires = `(query like 'listen %' or query like '%pg_notify%' or query like '%board%')`;

/** Between a store and its database; it can cut the line when the commit passes, and change what is asked. */
async function ferry(
  cut: () => 'before' | 'after' | null,
  asked: (text: string) => string = (text) => text,
): Promise<string> {
  const target = new URL(url());
  const server = createServer((near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let deaf = false;
    // What the database says of the commit is the last that comes over this line, and nobody hears it.
    far.on('data', (chunk) => (deaf ? near.destroy() : near.write(chunk)));
    near.on('data', (sent) => {
      const chunk = Buffer.from(asked(sent.toString('latin1')), 'latin1');
      const when = chunk.includes('commit\0') ? cut() : null;
      if (when !== 'before') far.write(chunk);
      if (when === null) return;
      deaf = true;
      if (when === 'before') near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url());
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  servers.push(server);
  return through.href;
}

/** A node to which the database says that it has no such statement as `listen`. */
async function asking(): Promise<Store> {
  const through = await ferry(
    () => null,
    (text) => text.replaceAll('listen ', 'l1sten '),
  );
  const store = await openStore({ databaseUrl: through, folder: '' }, realTime);
  open.push(store);
  return store;
}

it('many nodes that start at once on an empty database all come up', async () => {
  const code = `
    const { openStore } = await load('storage/index.js');
    const store = await openStore(${JSON.stringify(ground.config)}, world);
    console.log(await store.ready());
    await store.close();`;
  const others = [new Subprocess(code), new Subprocess(code)];
  const nodes = await Promise.all([node(), node(), node(), node(), node()]);
  for (const other of others) {
    await other.end();
    expect(other.lines).toEqual(['true']);
  }
  expect(await ground.ask('select name from kysely_migration order by name')).toEqual([
    { name: '0001-tables-and-people' },
    { name: '0002-notices' },
    { name: '0003-sheets' },
    { name: '0005-sessions' },
    { name: '0006-quotas' },
    { name: '0007-kicks' },
    { name: '0008-audit' },
    { name: '0009-daily' },
    { name: '0010-running-tables' },
    { name: '0011-nodes' },
    { name: '0012-parts' },
    { name: '0013-archive' },
  ]);
  for (const [at, store] of nodes.entries()) expect(await store.commit([entry(store, 'm', at)])).toBe(true);
});

it('what an earlier version has left is shared out among the parts of each table, and nothing is missing', async () => {
  const { ground: old } = await lay('0.1.0', 'postgres');
  const rows = async () => {
    const all = await rowsOf(old);
    return Object.keys(tableRows).flatMap((name) =>
      (all.get(name) ?? []).map((row) => JSON.parse(row) as object),
    );
  };
  const before = await rows();
  expect(before.length).toBeGreaterThan(100);
  const store = await old.open();
  // There may be more columns now.
  expect(await rows()).toMatchObject(before);
  const shares = await old.ask(
    'select match, count(distinct tableoid) as parts, count(*) as rows from entry group by match',
  );
  expect(shares.length).toBeGreaterThan(1);
  for (const { parts } of shares) expect(Number(parts)).toBe(1);
  expect((await old.ask('select distinct tableoid from entry')).length).toBeGreaterThan(1);
  // All indexes are there again.
  const indexes = await old.ask(`select relname as name from pg_class where relkind = 'I' order by relname`);
  expect(indexes.map(({ name }) => name)).toEqual([
    'archive_key',
    'archived_person_key',
    'archived_person_person',
    'arrival_key',
    'arrival_person',
    'entry_key',
    'entry_request',
    'match_due',
    'match_ended',
    'match_household',
    'match_key',
    'match_opening',
    'match_public',
    'match_unarchived',
    'member_key',
    'member_person',
    'notice_at',
    'notice_key',
    'presence_key',
  ]);
  await store.close();
  await old.leave();
});

it('of two nodes that want the same number at once exactly one gets it', async () => {
  const nodes = [await node(), await node()];
  for (let seq = 1; seq <= 200; seq++) {
    const answers = await Promise.all(
      nodes.map((store, at) =>
        store.commit([
          entry(store, 'm', seq, { body: `${at}` }),
          { query: store.db.deleteFrom('notice').where('match', '=', 'm') },
        ]),
      ),
    );
    expect(answers.filter((answer) => answer)).toHaveLength(1);
    const row = await nodes[0].db
      .selectFrom('entry')
      .select('body')
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    expect(answers[Number(row.body)]).toBe(true);
  }
});

const nodes = { 'that listen': node, 'that can only ask': asking };

it.each(Object.entries(nodes))(
  'what one of the nodes %s announces the others hear: the newest number of each topic',
  async (_, node) => {
    const [teller, hearer] = [await node(), await node()];
    const heard = new Map<string, number[]>();
    let gaps = 0;
    hearer.listen(
      (topic, seq) => heard.set(topic, [...(heard.get(topic) ?? []), seq]),
      () => gaps++,
    );
    // Far more than one notification holds.
    for (let seq = 1; seq <= 5; seq++) {
      for (let table = 0; table < 600; table++) teller.announce(`${'table'.repeat(4)}:${table}`, seq);
    }
    await eventually('all topics', () => heard.size === 600);
    await eventually('the last of each', () => [...heard.values()].every((seqs) => seqs.at(-1) === 5));
    // All of that came within one turn, so each topic was told once.
    expect([...heard.values()].every((seqs) => seqs.length === 1)).toBe(true);
    expect(gaps).toBe(0);
    expect(() => teller.announce('two words', 1)).toThrow();
  },
);

it.each(Object.entries(nodes))(
  'of the nodes %s each hears what is announced to it alone, once',
  async (_, node) => {
    const [teller, one, other] = [await node(), await node(), await node()];
    const heard: string[] = [];
    for (const [name, store] of Object.entries({ one, other })) {
      await store.hearAs!(name);
      store.listen(
        (topic, seq) => heard.push(`${name}: ${topic} ${seq}`),
        () => heard.push('gap'),
      );
    }
    teller.announce('t', 1, 'one');
    teller.announce('t', 2, 'nobody');
    await eventually('the first', () => heard.length === 1);
    teller.announce('t', 3, 'other');
    await eventually('the second', () => heard.length === 2);
    teller.announce('t', 4);
    await eventually('what is for all', () => heard.length >= 4);
    expect(heard.sort()).toEqual(['one: t 1', 'one: t 4', 'other: t 3', 'other: t 4']);
  },
);

it('nodes that can only ask may start at once, and who has not asked for long is told of a gap', async () => {
  await ground.ask(`
    create table clock (ahead interval);
    insert into clock values ('0');
    create function public.clock_timestamp() returns timestamptz language sql as
      'select pg_catalog.clock_timestamp() + ahead from public.clock';
    do $$ begin
      execute 'alter database ' || current_database() || ' set search_path = public, pg_catalog';
    end $$`);
  const stores = await Promise.all([asking(), asking(), asking(), asking()]);
  let gaps = 0;
  for (const store of stores)
    store.listen(
      () => {},
      () => gaps++,
    );
  await ground.ask(`update clock set ahead = '30 s'`);
  stores[0].announce('t', 1);
  await eventually('it is written', async () => (await ground.ask('select told from board')).length === 1);
  expect(gaps).toBe(0);
  await ground.ask(`update clock set ahead = '3 min'`);
  await eventually('each knows', () => gaps === stores.length);
});

it('nonsense on the channel is passed over', async () => {
  const store = await node();
  const heard: string[] = [];
  store.listen(
    (topic, seq) => heard.push(`${topic}=${seq}`),
    () => {},
  );
  await ground.ask(`select pg_notify('crossbones', ''), pg_notify('crossbones', 'x :1 y:z t:7')`);
  await eventually('a word', () => heard.length > 0);
  expect(heard).toEqual(['t=7']);
});

it.each(Object.entries(nodes))(
  'of the nodes %s one whose line was killed is told of the gap once it is back, and misses nothing after',
  async (_, node) => {
    const [teller, hearer] = [await node(), await node()];
    const known = new Set<number>();
    let gaps = 0;
    const read = async () => {
      for (const { seq } of await hearer.db.selectFrom('entry').select('seq').execute()) known.add(seq);
    };
    hearer.listen(
      (_, seq) => void known.add(seq),
      () => {
        gaps++;
        void read();
      },
    );
    let last = 0;
    const play = async (steps: number) => {
      for (let step = 0; step < steps; step++) {
        await teller.commit([entry(teller, 'm', ++last)]);
        teller.announce(`m-${last}`, last);
      }
    };
    for (let round = 1; round <= 4; round++) {
      await play(20);
      // Both nodes' wires, so that what is announced meanwhile has nowhere to go.
      await Promise.all([play(100), kill(wires)]);
      await eventually('a gap', () => gaps >= round);
      await play(20);
      await eventually('all is known', () => known.size === last);
    }
  },
);

it('a node outlives the loss of all its connections; what it acknowledged is there', async () => {
  const store = await node();
  const acknowledged: number[] = [];
  let refused = 0;
  let going = true;
  const lanes = Array.from({ length: 12 }, async (_, lane) => {
    for (let seq = lane; going; seq += 12) {
      try {
        const writes = [entry(store, 'm', seq), entry(store, 'm', -1 - seq)];
        if (await store.commit(writes)) acknowledged.push(seq);
      } catch {
        refused++;
      }
      await store.db
        .selectFrom('entry')
        .select('seq')
        .limit(1)
        .execute()
        .catch(() => {});
    }
  });
  const more = async () => {
    const before = acknowledged.length;
    await eventually('more is kept', () => acknowledged.length > before + 15);
  };
  for (let round = 0; round < 6; round++) {
    await more();
    await kill('true');
  }
  await more();
  going = false;
  await Promise.all(lanes);
  expect(refused).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(100);
  const rows = await ground.ask('select match, seq from entry');
  const kept = new Set(rows.map(({ match, seq }) => `${match} ${seq}`));
  expect(acknowledged.filter((seq) => !kept.has(`m ${seq}`) || !kept.has(`m ${-1 - seq}`))).toEqual([]);
  // All or none, also of what was not acknowledged.
  expect(rows.filter(({ match, seq }) => match === 'm' && !kept.has(`m ${-1 - Number(seq)}`))).toEqual([]);
  await eventually('the store is back', () => store.ready());
});

it('a line that breaks during the commit leaves the outcome open, so nothing is said', async () => {
  let cut: 'before' | 'after' | null = null;
  const through = await ferry(() => cut);
  const store = await openStore({ databaseUrl: through, folder: '' }, realTime);
  const two = (seq: number) => store.commit([entry(store, 'm', seq), entry(store, 'm', -1 - seq)]);
  expect(await two(1)).toBe(true);
  cut = 'after';
  await expect(two(2)).rejects.toThrow();
  cut = 'before';
  await expect(two(3)).rejects.toThrow();
  cut = null;
  expect(await two(3)).toBe(true);
  expect(await two(2)).toBe(false);
  await store.close();
});

it('who gets in another’s way tries again', async () => {
  const store = await node();
  await store.commit(['a', 'b', 'x', 'y'].map((id) => person(store, id, '0')));
  const rename = (id: string, name: string): Write => ({
    query: store.db.updateTable('person').set({ name }).where('id', '=', id),
    rows: 1,
  });
  // Each holds one of a and b when the gates x and y open, and wants the other's.
  const gate = new Client({ connectionString: url() });
  await gate.connect();
  await gate.query(`begin; update person set name = 'gate' where id in ('x', 'y')`);
  const both = [
    store.commit([rename('a', '1'), rename('x', '1'), rename('b', '1')]),
    store.commit([rename('b', '2'), rename('y', '2'), rename('a', '2')]),
  ];
  await eventually('two who wait', async () => {
    const [row] = await ground.ask(`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return row.n === 2;
  });
  await gate.query('commit');
  await gate.end();
  expect(await Promise.all(both)).toEqual([true, true]);
  const rows = await ground.ask(`select name from person where id in ('a', 'b')`);
  expect(rows[0]).toEqual(rows[1]);
  await eventually('a deadlock', async () => {
    const [row] = await ground.ask(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    return Number(row.deadlocks) > 0;
  });
});

it('a database that does not wait for its disk is refused', async () => {
  await ground.ask(
    `do $$ begin execute 'alter database ' || current_database() || ' set synchronous_commit = off'; end $$`,
  );
  await expect(ground.open()).rejects.toThrow(
    new StorageError(`PostgreSQL's synchronous_commit is "off" for this user and must be "on".`),
  );
});

it('a database that cannot be reached is named without its password', async () => {
  const nowhere = new URL(url());
  nowhere.port = '1';
  nowhere.password = 'parrot';
  const refused = openStore({ databaseUrl: nowhere.href, folder: '' }, realTime);
  await expect(refused).rejects.toThrow(StorageError);
  await expect(refused).rejects.not.toThrow(/parrot/);
});
