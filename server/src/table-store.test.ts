import { type Game, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { storages } from '../test/server.js';
import { postgresGround, sqliteGround } from '../test/storage/ground.js';
import { ann, begun, ben, cat, SECRET } from '../test/test-table.js';
import { showStep, showTable } from './table/show.js';
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
  await store.commit([...rows, { query: db.insertInto('deal').values(deal) }]);

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
