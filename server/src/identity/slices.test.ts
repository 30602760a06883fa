import { must } from '@crossbones/core';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IdentityBench, kinds } from '../../test/identity-bench.js';
import { entry } from '../../test/storage/ground.js';
import type { Store } from '../storage/store.js';
import { exported, exportText } from './export.js';
import { erase, forget, SETTLED_MS } from './forget.js';

const TABLES = 450;
/** As many rows as may be read, and statements written, while everybody else waits. */
const ROWS = 1_000;
const STATEMENTS = 250;

/** A store that tells how much was asked of it without a turn for anybody else. */
function watched(store: Store) {
  const seen = { rows: 0, statements: 0, turns: 0 };
  let rows = 0;
  let next: NodeJS.Immediate;
  const turn = (): void => {
    seen.turns++;
    rows = 0;
    next = setImmediate(turn);
  };
  next = setImmediate(turn);
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length;
      seen.rows = Math.max(seen.rows, rows);
      return result;
    },
  };
  const counting: Store = {
    ...store,
    db: store.db.withPlugin(counter),
    commit(writes) {
      seen.statements = Math.max(seen.statements, writes.length);
      return store.commit(writes);
    },
  };
  return { seen, counting, stop: () => clearImmediate(next) };
}

describe.each(kinds)('somebody with many tables on %s', (kind) => {
  let bench: IdentityBench;
  beforeEach(async () => {
    bench = await IdentityBench.open(kind);
  });
  afterEach(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  const sailor = async () => {
    const ann = await bench.guest();
    const tables: string[] = [];
    // Some at a time: on a busy machine the last of hundreds would wait longer for a connection than anybody does.
    while (tables.length < TABLES)
      tables.push(...(await Promise.all(Array.from({ length: 10 }, () => bench.table(ann)))));
    await bench.say(ann, tables[0], 'mine');
    return { ann, tables };
  };

  it('reads all of it while everybody else has their turn', async () => {
    const { ann, tables } = await sailor();
    // One of them is long.
    const long = Array.from({ length: 3_000 }, (_, i) =>
      entry(bench.store, tables[1], 100 + i, {
        person: ann.id,
        body: JSON.stringify({ is: 'said', person: ann.id, channel: 'table', said: { text: 'x' } }),
      }),
    );
    await bench.store.commit(long);
    const { seen, counting, stop } = watched(bench.store);
    let most = 0;
    let text = '';
    for await (const piece of exportText(must(await exported(counting, ann.id)))) {
      most = Math.max(most, piece.length);
      text += piece;
    }
    stop();
    const told = JSON.parse(text) as { tables: { table: string; said: unknown[] }[] };
    expect(told.tables.map(({ table }) => table).sort()).toEqual(tables.toSorted());
    expect(told.tables.find(({ table }) => table === tables[1])?.said).toHaveLength(3_000);
    // The long table is most of it, and all others come one by one.
    expect(most).toBeLessThan(text.length);
    expect(seen.rows).toBeLessThanOrEqual(ROWS + 10);
    expect(seen.turns).toBeGreaterThanOrEqual(TABLES);
  });

  it('goes in slices, leaves nothing behind, and does not fill the memory with tables', async () => {
    const { ann } = await sailor();
    // Nobody needs them any more.
    bench.world.pass(120_000);
    const { seen, counting, stop } = watched(bench.store);
    must(await forget(counting, bench.world, bench.directory, ann.id));
    bench.world.pass(2 * SETTLED_MS);
    expect(await erase(counting, bench.world, bench.directory)).toBe(true);
    stop();
    expect(seen.rows).toBeLessThanOrEqual(ROWS);
    expect(seen.statements).toBeLessThanOrEqual(STATEMENTS);
    expect(seen.turns).toBeGreaterThanOrEqual(2 * TABLES);
    expect(bench.directory.live).toBeLessThan(TABLES / 10);
    expect(await bench.mentions(ann.id, ann.name)).toEqual([]);
  });
});
