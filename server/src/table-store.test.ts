import { type Game, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { storages } from '../test/server.js';
import { postgresGround, sqliteGround } from '../test/storage/ground.js';
import { ann, begun, ben, cat, SECRET } from '../test/test-table.js';
import { showStep, showTable, summaryOf } from './table/show.js';
import type { Rulebooks } from './table/table.js';
import { TableStore } from './table-store.js';

it.each(storages)('a long table is read from %s in slices, and others have their turn', async (storage) => {
  const scene = begun({ game: 'skull-king', seats: 3 }, [ann, ben, cat]);
  for (let i = 0; i < 1_000; i++) must(scene.submit(ann, `bid:${i % 2}`));
  const ground = await (storage === 'sqlite' ? sqliteGround() : postgresGround());
  const store = await ground.open();
  const { db } = store;
  const rows = scene.kept.map(({ seq, at, what, by, key, digest }) => {
    const entry = { match: scene.id, seq, at, person: by, key, digest, body: JSON.stringify(what) };
    return { query: db.insertInto('entry').values(entry) };
  });
  const deal = { id: 'deal', secret: SECRET, created: 0 };
  await store.commit(rows);
  await store.commit([{ query: db.insertInto('deal').values(deal) }]);

  let applied = 0;
  let most = 0;
  const rules = games['skull-king'] as Game;
  const counting: Game = {
    ...rules,
    apply: (state, seat, action) => {
      most = Math.max(most, ++applied);
      rules.apply(state, seat, action);
    },
  };
  const rulebooks: Rulebooks = { ...games, 'skull-king': counting };
  let loaded = false;
  /** Somebody else, who wants a turn again and again. */
  const other = (): void => {
    applied = 0;
    if (!loaded) setImmediate(other);
  };
  other();
  const table = await new TableStore(store, scene.served, rulebooks).load(scene.id);
  loaded = true;
  expect(showTable(table!)).toEqual(showTable(scene.table));
  expect(showStep(table!, 0)).toEqual(showStep(scene.table, 0));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(200);
  expect(await new TableStore(store, scene.served, rulebooks).load('nowhere')).toBeNull();
  await store.close();
  await ground.leave();
});

it.each(storages)('an action writes no more of its table’s row than it must, in %s', async (storage) => {
  const ground = await (storage === 'sqlite' ? sqliteGround() : postgresGround());
  const store = await ground.open();
  const scene = begun({ game: 'skull-king', seats: 3 }, [ann, ben, cat]);
  const { table } = scene;
  const tables = new TableStore(store, scene.served, games);
  await tables.open(table, scene.kept, null, null);
  /** Ann bids anew, and says when the table must be looked at again. */
  const bid = async (bid: number, due: number | null) => {
    const { seq } = table;
    must(scene.submit(ann, `bid:${bid}`));
    expect(await tables.commit(table, scene.kept.slice(seq), due, [])).toBe(true);
    const [row] = await ground.ask(`select seq, due, phase, summary from match where id = '${scene.id}'`);
    expect(Number(row.seq)).toBe(table.seq);
    expect(row.phase).toBe('playing');
    expect(JSON.parse(row.summary as string)).toEqual(summaryOf(table));
    return row.due === null ? null : Number(row.due) - scene.at;
  };
  const soon = storage === 'sqlite' ? 85_000 : 90_000;
  expect(await bid(0, scene.at + 90_000)).toBe(90_000);
  scene.pass(5_000);
  // Where there is no other node, a time that is a little too early stays.
  expect(await bid(1, scene.at + 90_000)).toBe(soon);
  expect(await bid(0, scene.at + 1_000)).toBe(1_000);
  expect(await bid(1, scene.at + 90_000)).toBe(90_000);
  scene.pass(80_000);
  expect(await bid(0, scene.at + 90_000)).toBe(90_000);
  await tables.putDue(table, scene.at + 100_000);
  expect(await bid(1, scene.at + 95_000)).toBe(95_000);
  expect(await bid(0, null)).toBeNull();
  // Somebody else was faster.
  await ground.ask(`update match set seq = seq + 2, due = 7 where id = '${scene.id}'`);
  must(scene.submit(ann, 'bid:1'));
  expect(await tables.commit(table, scene.kept.slice(table.seq - 1), null, [])).toBe(false);
  // Whoever does not know that, and so thinks that something else is due, leaves what the other has written.
  await tables.putDue(table, 5);
  expect(Number((await ground.ask(`select due from match where id = '${scene.id}'`))[0].due)).toBe(7);
  await store.close();
  await ground.leave();
});
