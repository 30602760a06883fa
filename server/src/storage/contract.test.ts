import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simGround } from '../../sim/ground.js';
import { entry, type Ground, person, postgresGround, sqliteGround } from '../../test/storage/ground.js';
import type { Store, Write } from './store.js';

/** What every storage promises, shown on both for real, and on the one that simulations stand on. */
describe.each([
  ['SQLite', sqliteGround],
  ['PostgreSQL', postgresGround],
  ['in memory', simGround],
])('%s', (_, prepare) => {
  let ground: Pick<Ground, 'open' | 'ask' | 'leave'>;
  let store: Store;
  let tables = 0;
  const freshTable = () => `table-${++tables}`;

  beforeAll(async () => {
    ground = await prepare();
    store = await ground.open();
  });
  afterAll(async () => {
    await store.close();
    await ground.leave();
  });

  const seqs = async (match: string) =>
    (
      await store.db.selectFrom('entry').select('seq').where('match', '=', match).orderBy('seq').execute()
    ).map(({ seq }) => seq);
  const named = (id: string, name: string, rows?: number): Write => ({
    query: store.db.updateTable('person').set({ name }).where('id', 'like', id),
    ...(rows === undefined ? {} : { rows }),
  });
  const nameOf = async (id: string) =>
    (await store.db.selectFrom('person').select('name').where('id', '=', id).executeTakeFirst())?.name;

  it('what is acknowledged is there for every other connection', async () => {
    const match = freshTable();
    for (let seq = 1; seq <= 20; seq++) {
      expect(await store.commit([entry(store, match, seq)])).toBe(true);
      const rows = await ground.ask(`select max(seq) as seq from entry where match = '${match}'`);
      expect(Number(rows[0].seq)).toBe(seq);
    }
  });

  it('its own reads see what it has committed, in order', async () => {
    const match = freshTable();
    for (let seq = 1; seq <= 50; seq++) {
      await store.commit([entry(store, match, seq)]);
      expect((await seqs(match)).at(-1)).toBe(seq);
    }
    expect(await seqs(match)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  it('all writes of a commit stand, or none', async () => {
    const match = freshTable();
    await store.commit([entry(store, match, 2)]);
    expect(await store.commit([entry(store, match, 1), entry(store, match, 2), entry(store, match, 3)])).toBe(
      false,
    );
    expect(await seqs(match)).toEqual([2]);
    expect(await store.commit([entry(store, match, 1), entry(store, match, 3)])).toBe(true);
    expect(await seqs(match)).toEqual([1, 2, 3]);
  });

  it('the writes of a commit happen one after the other', async () => {
    const match = freshTable();
    const away: Write = { query: store.db.deleteFrom('entry').where('match', '=', match), rows: 1 };
    expect(await store.commit([entry(store, match, 1), away, entry(store, match, 1, { body: '[]' })])).toBe(
      true,
    );
    expect(await seqs(match)).toEqual([1]);
  });

  it('a commit with nothing to write stands', async () => {
    expect(await store.commit([])).toBe(true);
  });

  it('a commit stands only if each statement touches as many rows as it must', async () => {
    await store.commit([person(store, 'guard-a', 'Anne'), person(store, 'guard-b', 'Mary')]);
    expect(await store.commit([named('guard-none', 'Nobody', 1)])).toBe(false);
    expect(await store.commit([named('guard-%', 'Everybody', 1)])).toBe(false);
    expect(await store.commit([named('guard-a', 'Jack', 1), named('guard-none', 'Nobody', 1)])).toBe(false);
    expect([await nameOf('guard-a'), await nameOf('guard-b')]).toEqual(['Anne', 'Mary']);
    expect(await store.commit([named('guard-%', 'Everybody', 2)])).toBe(true);
    expect(await store.commit([named('guard-none', 'Nobody')])).toBe(true);
    expect([await nameOf('guard-a'), await nameOf('guard-b')]).toEqual(['Everybody', 'Everybody']);
  });

  it('an insertion that gives way counts as no row', async () => {
    const giving = (ids: string[]) => ({
      query: store.db
        .insertInto('mute')
        .values(ids.map((other) => ({ person: 'mute', other })))
        .onConflict((conflict) => conflict.doNothing()),
      rows: ids.length,
    });
    expect(await store.commit([giving(['a'])])).toBe(true);
    expect(await store.commit([giving(['a'])])).toBe(false);
    expect(await store.commit([giving(['a', 'b'])])).toBe(false);
    const rows = await store.db.selectFrom('mute').select('other').where('person', '=', 'mute').execute();
    expect(rows).toEqual([{ other: 'a' }]);
  });

  it('one number of a table goes to exactly one of many who want it at once', async () => {
    const match = freshTable();
    for (let seq = 1; seq <= 20; seq++) {
      const wishes = Array.from({ length: 40 }, (_, at) =>
        store.commit([entry(store, match, seq, { body: `${at}` })]),
      );
      const answers = await Promise.all(wishes);
      expect(answers.filter((answer) => answer)).toHaveLength(1);
      const row = await store.db
        .selectFrom('entry')
        .select('body')
        .where('match', '=', match)
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow();
      expect(answers[Number(row.body)]).toBe(true);
    }
  });

  it('an idempotency key serves a person once at a table; chores have none', async () => {
    const match = freshTable();
    const once = { person: 'ann', key: 'k1', digest: 'd' };
    expect(await store.commit([entry(store, match, 1, once)])).toBe(true);
    expect(await store.commit([entry(store, match, 2, once)])).toBe(false);
    expect(await store.commit([entry(store, match, 2, { ...once, person: 'bob' })])).toBe(true);
    expect(await store.commit([entry(store, freshTable(), 1, once)])).toBe(true);
    for (const seq of [3, 4, 5])
      expect(await store.commit([entry(store, match, seq, { person: 'ann' })])).toBe(true);
  });

  it('among many at once, each fails alone', async () => {
    const match = freshTable();
    await store.commit([entry(store, match, 0)]);
    const tries = Array.from({ length: 300 }, async (_, at) => {
      const seq = at + 1;
      switch (at % 3) {
        case 0:
          return store.commit([entry(store, match, seq)]);
        case 1:
          return store.commit([entry(store, match, seq), entry(store, match, 0)]);
        default:
          return store.commit([entry(store, match, seq), entry(store, match, -seq, { at: null as never })]);
      }
    });
    const outcomes = await Promise.allSettled(tries);
    outcomes.forEach((outcome, at) => {
      if (at % 3 === 2) expect(outcome.status).toBe('rejected');
      else expect(outcome).toMatchObject({ status: 'fulfilled', value: at % 3 === 0 });
    });
    expect(await seqs(match)).toEqual([0, ...Array.from({ length: 100 }, (_, at) => 3 * at + 1)]);
  });

  it('nonsense is refused loudly and changes nothing', async () => {
    const match = freshTable();
    await expect(store.commit([entry(store, match, 1.5)])).rejects.toThrow();
    await expect(store.commit([entry(store, match, 1, { at: 'soon' as never })])).rejects.toThrow();
    const elsewhere = { query: store.db.insertInto('nowhere' as 'mute').values({ person: 'a', other: 'b' }) };
    await expect(store.commit([person(store, 'nonsense'), elsewhere])).rejects.toThrow(/nowhere/);
    expect(await nameOf('nonsense')).toBeUndefined();
    expect(await seqs(match)).toEqual([]);
    expect(await store.commit([entry(store, match, 1)])).toBe(true);
  });

  it('a write that goes past commit fails', async () => {
    await expect(
      store.db.insertInto('mute').values({ person: 'past', other: 'x' }).execute(),
    ).rejects.toThrow(/read-?only/);
    await expect(store.db.deleteFrom('entry').execute()).rejects.toThrow(/read-?only/);
    expect(await store.db.selectFrom('mute').selectAll().where('person', '=', 'past').execute()).toEqual([]);
  });

  it('a statement or a commit that concerns two tables, or a table and something else, is noticed', async () => {
    const [one, other] = [freshTable(), freshTable()];
    const { db } = store;
    const row = { match: one, person: 'ann', until: 1 };
    const refused: (readonly [string, readonly Write[]])[] = [
      ['two tables', [entry(store, one, 1), entry(store, other, 1)]],
      ['something else', [entry(store, one, 1), person(store, 'beside')]],
      ['2 tables', [{ query: db.insertInto('presence').values([row, { ...row, match: other }]) }]],
      ['2 tables', [{ query: db.deleteFrom('entry').where('match', 'in', [one, other]) }]],
      ['0 tables', [{ query: db.updateTable('match').set({ due: 1 }).where('due', '<', 1) }]],
      [
        'with others',
        [
          {
            query: db
              .deleteFrom('presence')
              .where('match', '=', one)
              .where('person', 'in', db.selectFrom('person').select('id')),
          },
        ],
      ],
    ];
    for (const [why, writes] of refused) await expect(store.commit(writes)).rejects.toThrow(why);
    const joined = db.selectFrom('member').innerJoin('match', 'match.id', 'member.match').select('match.id');
    await expect(joined.execute()).rejects.toThrow('two relations');
    const people = db.selectFrom('member').innerJoin('person', 'person.id', 'member.person').select('match');
    await expect(people.where('match', '=', one).execute()).rejects.toThrow('with others');
    expect(
      await store.commit([{ query: db.insertInto('presence').values([row, { ...row, person: 'ben' }]) }]),
    ).toBe(true);
    expect([await seqs(one), await seqs(other)]).toEqual([[], []]);
  });

  it('numbers are numbers: times, counts and sums', async () => {
    const match = freshTable();
    await store.commit([entry(store, match, 1, { at: 8_640_000_000_000_000 })]);
    const row = await store.db
      .selectFrom('entry')
      .select(({ fn }) => ['at', fn.countAll<number>().as('count'), fn.sum<number>('seq').as('sum')])
      .where('match', '=', match)
      .groupBy('at')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ at: 8_640_000_000_000_000, count: 1, sum: 1 });
  });

  it('texts come back as they were, and are ordered byte by byte', async () => {
    const names = ['Zoë', 'a b', 'aB', 'Ärger', '骷髅王 ☠️', "Robert'); drop table entry;--", 'line\nline'];
    await store.commit(names.map((name, at) => person(store, `text-${at}`, name)));
    const rows = await store.db
      .selectFrom('person')
      .select('name')
      .where('id', 'like', 'text-%')
      .orderBy('name')
      .execute();
    const bytes = (text: string) => Buffer.from(text);
    expect(rows.map(({ name }) => name)).toEqual(
      [...names].sort((a, b) => Buffer.compare(bytes(a), bytes(b))),
    );
  });

  it('statements of any length do not disturb the short ones', async () => {
    const match = freshTable();
    let next = 1;
    for (let length = 1; length <= 1_200; length += length < 20 ? 1 : 97) {
      const values = Array.from({ length }, () => entryValues(match, next++));
      expect(await store.commit([{ query: store.db.insertInto('entry').values(values), rows: length }])).toBe(
        true,
      );
    }
    expect((await seqs(match)).length).toBe(next - 1);
  });

  it('opens again with all it had, also after a newer version has been here', async () => {
    const match = freshTable();
    await store.commit([entry(store, match, 1)]);
    await store.close();
    store = await ground.open();
    expect(await seqs(match)).toEqual([1]);
    await store.close();
    await ground.ask(
      "insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01T00:00:00.000Z')",
    );
    store = await ground.open();
    expect(await seqs(match)).toEqual([1]);
  });

  it('closing finishes what was asked for, and takes nothing more', async () => {
    const match = freshTable();
    const asked = Array.from({ length: 100 }, (_, at) => store.commit([entry(store, match, at + 1)]));
    expect(await store.ready()).toBe(true);
    await Promise.all([...asked, store.close()]);
    await expect(store.commit([entry(store, match, 101)])).rejects.toThrow('closed');
    expect(await store.ready()).toBe(false);
    store = await ground.open();
    expect((await seqs(match)).length).toBe(100);
  });
});

const entryValues = (match: string, seq: number) => ({
  match,
  seq,
  at: 1,
  person: null,
  key: null,
  digest: null,
  body: '{}',
});
