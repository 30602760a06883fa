import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { tableRows } from '../../src/storage/table-rows.js';
import { entry, postgresGround } from './ground.js';

const script = new URL('../../../docs/scale.sql', import.meta.url);
/** What the script asks of Citus, written down instead of done. */
const citus = `
  create schema asked;
  create table asked.sharing (name text, id text, beside text);
  create function create_distributed_table(name text, id text, colocate_with text default '', shard_count int default 0)
    returns void language sql as $$ insert into asked.sharing values (name, id, colocate_with) $$;
  create function create_reference_table(name text)
    returns void language sql as $$ insert into asked.sharing values (name, null, null) $$;`;

it('the script for many machines names every table, and those of a table by its id', async () => {
  const ground = await postgresGround();
  await (await ground.open()).close();
  await ground.ask(citus);
  await ground.ask(await readFile(script, 'utf8'));
  const shared = await ground.ask('select name, id, beside from asked.sharing');
  const byTable = shared.filter(({ id, name }) => id !== null && name !== 'deal');
  expect(Object.fromEntries(byTable.map(({ name, id }) => [name, id]))).toEqual(tableRows);
  expect(byTable.filter(({ name }) => name !== 'match').every(({ beside }) => beside === 'match')).toBe(true);
  const all = await ground.ask(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'`);
  expect(shared.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());

  const store = await ground.open();
  expect(await store.commit([entry(store, 'table', 1)])).toBe(true);
  expect(await store.commit([entry(store, 'table', 1)])).toBe(false);
  await store.close();
  await ground.leave();
});
