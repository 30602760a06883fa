import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../test/clocks/manual-clock.js';
import { CommandBench, round } from '../test/commands/bench.js';
import { storages } from '../test/server.js';
import { entry, type Ground, postgresGround, sqliteGround } from '../test/storage/ground.js';
import { Retention } from './retention.js';
import type { DatabaseSchema } from './storage/schema.js';
import type { Store } from './storage/store.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const about = ['entry', 'member', 'code', 'notice', 'presence'] as const;

describe.each(storages)('a server on %s', (storage) => {
  const port = new CommandBench(storage);
  beforeEach(() =>
    port.open({ KEEP_UNBEGUN_DAYS: '1', KEEP_ABANDONED_DAYS: '30', KEEP_FINISHED_DAYS: '60' }),
  );
  afterEach(() => port.close());

  it('keeps tables as long as it is told, and tells those who look at one that goes', async () => {
    const [anne, ben] = await port.come('Anne', 'Ben');
    const unbegun = await port.seat(round(1, 2), [anne]);
    await anne.do('leave', { table: unbegun });
    const abandoned = await port.begin(round(1, 2), [anne, ben]);
    const finished = await port.begin(round(1, 2), [anne, ben]);
    await port.finish(finished, [anne, ben]);
    const began = port.server.world.now();
    const ear = await port.listen(null, `table:${finished}`);

    const rows = async (table: string): Promise<number> => {
      const counts = await Promise.all(
        about.map((name) => port.server.ask(`select count(*) as n from ${name} where match = '${table}'`)),
      );
      return counts.reduce((sum, [{ n }]) => sum + Number(n), 0);
    };
    /** The deal goes after the table. */
    const deals = (left: number) =>
      eventually('the deals', async () => (await port.server.ask('select id from deal')).length === left);
    const goes = (table: string) =>
      eventually('a table that goes', async () => {
        await port.pass(DAY / 2);
        return (await anne.ask('table', { table })).status === 404;
      });
    const age = () => port.server.world.now() - began;

    await goes(unbegun);
    expect(age()).toBeGreaterThanOrEqual(DAY);
    expect(await rows(unbegun)).toBe(0);
    await deals(2);
    expect(await rows(abandoned)).toBeGreaterThan(0);

    // Nobody comes for a day: it closes, and can be looked at for a month.
    await port.pass(28 * DAY);
    expect((await anne.do('mine')).tables.map(({ id }) => id).sort()).toEqual([abandoned, finished].sort());
    await goes(abandoned);
    expect(age()).toBeGreaterThanOrEqual(30 * DAY);
    expect(await rows(abandoned)).toBe(0);
    await deals(1);

    await goes(finished);
    expect(age()).toBeGreaterThanOrEqual(60 * DAY);
    expect(await rows(finished)).toBe(0);
    await deals(0);
    await ear.until('refused', ({ topic }) => topic === `table:${finished}`);
    expect((await anne.do('mine')).tables).toEqual([]);
    expect(port.server.logged).toEqual([]);
  });
});

describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
])('on %s', (_, prepare) => {
  let ground: Ground;
  let store: Store;
  const world = new ManualClock('retention');
  beforeEach(async () => {
    ground = await prepare();
    store = await ground.open();
  });
  afterEach(async () => {
    await store.close();
    await ground.leave();
  });

  const table = async (id: string, seq: number, rest: Partial<DatabaseSchema['match']> = {}) => {
    const row: DatabaseSchema['match'] = {
      id,
      opener: id,
      opening_key: 'k',
      opening_digest: '',
      game: 'skull',
      rules: 1,
      phase: 'over',
      public: 0,
      free: 0,
      seq,
      due: null,
      deal: 'd',
      summary: '{}',
      result: null,
      created: world.now(),
      touched: world.now(),
      household: null,
      archived: null,
      ...rest,
    };
    const entries = Array.from({ length: seq }, (_, i) => entry(store, id, i + 1));
    await store.commit([{ query: store.db.insertInto('match').values(row) }, ...entries]);
  };
  const deal = (id: string) =>
    store.commit([{ query: store.db.insertInto('deal').values({ id, secret: 's', created: world.now() }) }]);
  const count = async (name: 'entry' | 'match' | 'deal') =>
    Number((await ground.ask(`select count(*) as n from ${name}`))[0].n);
  const forever = { unbegun: 0, abandoned: 0, finished: 0 };

  it('hundreds of old tables go in slices, between which everybody has their turn', async () => {
    await deal('d');
    for (let i = 0; i < 250; i++) await table(`t${i}`, 40);
    await table('long', 5_000);
    world.turn(DAY);
    const before = { entries: await count('entry'), turns: 0 };
    let most = 0;
    let commits = 0;
    const turn = (): void => {
      before.turns++;
      setImmediate(turn).unref();
    };
    setImmediate(turn);
    const watched: Store = {
      ...store,
      async commit(writes) {
        const turns = before.turns;
        const done = await store.commit(writes);
        const left = await count('entry');
        most = Math.max(most, before.entries - left);
        before.entries = left;
        commits++;
        expect(before.turns).toBeGreaterThan(turns);
        return done;
      },
    };
    const gone: string[] = [];
    const retention = new Retention(watched, { ...forever, finished: 1 }, (ids) => void gone.push(...ids));
    await retention.prune(world.now());
    expect([await count('match'), await count('entry'), await count('deal')]).toEqual([0, 0, 0]);
    expect(gone).toHaveLength(251);
    // One that is longer than a slice is a slice.
    expect(most).toBe(5_000);
    expect(commits).toBeGreaterThanOrEqual(1 + 250 / 50 + 1);
  });

  it('one node does it at a time, and again an hour later', async () => {
    await table('a', 1);
    world.turn(DAY);
    const [one, two] = [0, 1].map(() => {
      const gone: string[] = [];
      const retention = new Retention(store, { ...forever, finished: 1 }, (ids) => void gone.push(...ids));
      return { gone, retention };
    });
    await Promise.all([one.retention.prune(world.now()), two.retention.prune(world.now())]);
    expect([...one.gone, ...two.gone]).toEqual(['a']);
    await table('b', 1, { touched: world.now() - DAY });
    await two.retention.prune(world.now());
    expect(await count('match')).toBe(1);
    world.turn(HOUR);
    await two.retention.prune(world.now());
    expect(await count('match')).toBe(0);
  });

  it('a deal stays as long as a table has it, and nothing goes where all is kept', async () => {
    await deal('shared');
    await table('old', 2, { deal: 'shared' });
    world.turn(DAY);
    await table('young', 2, { deal: 'shared' });
    await table('open', 2, { phase: 'playing', touched: 0, deal: 'shared' });
    const all = new Retention(store, forever, () => {});
    await all.prune(world.now());
    expect(await count('match')).toBe(3);
    await new Retention(store, { ...forever, finished: 1, abandoned: 1 }, () => {}).prune(world.now());
    expect([await count('match'), await count('entry'), await count('deal')]).toEqual([2, 4, 1]);
  });
});
