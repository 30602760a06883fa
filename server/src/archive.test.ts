import { checkProof, type Log, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IdentityBench, kinds, type SignedIn } from '../test/identity-bench.js';
import { StoredTables } from './admin/stored-tables.js';
import { Archive } from './archive.js';
import { exportText } from './identity/export.js';
import { SETTLED_MS } from './identity/forget.js';
import { deleteTables } from './retention.js';
import { rewrite } from './storage/entry-list.js';
import type { Store } from './storage/store.js';
import { finishedOf, showLines, showLog, showReplay, showTable } from './table/show.js';
import type { Table } from './table/table.js';

const DAYS = 30;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe.each(kinds)('a match in the archive on %s', (kind) => {
  let bench: IdentityBench;
  let people: SignedIn[];
  let table: string;
  beforeEach(async () => {
    bench = await IdentityBench.open(kind);
    people = [await bench.guest(), await bench.guest()];
    table = await bench.table(people[0], [people[1]]);
    await bench.start(table, people);
    await bench.say(people[0], table, 'well begun');
    await bench.play(table, people);
  });
  afterEach(async () => {
    expect(bench.errors).toEqual([]);
    await bench.close();
  });

  /** All that anybody is shown of it, as it is read from the storage. */
  const shown = async (): Promise<string> => {
    const all = (open: Table) => [
      showTable(open),
      showLines(open, null, 0),
      showLog(open),
      showReplay(finishedOf(open)!, 0, 1_000),
    ];
    return JSON.stringify(await new StoredTables(bench.store, bench.world).look(table, all));
  };
  const count = async (name: 'entry' | 'archive' | 'archived_person'): Promise<number> =>
    (await bench.store.db.selectFrom(name).select('match').where('match', '=', table).execute()).length;
  const fill = (store: Store = bench.store, days = DAYS): Promise<void> => {
    // Whoever has taken on the chore keeps it for a while.
    bench.world.pass(HOUR_MS);
    return new Archive(store, days).fill(bench.world.now());
  };
  const old = (): void => bench.world.pass(DAYS * DAY_MS);

  it('is shown as before, byte by byte, its fairness is proved, and people go on talking', async () => {
    const before = await shown();
    await fill();
    expect(await count('archive')).toBe(0);
    old();
    await fill(bench.store, 0);
    expect(await count('archive')).toBe(0);
    await fill();
    expect([await count('archive'), await count('entry'), await count('archived_person')]).toEqual([1, 0, 2]);
    expect(await shown()).toBe(before);
    const [, , log] = JSON.parse(before) as [unknown, unknown, Log];
    expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [] } });

    await bench.say(people[1], table, 'well played');
    expect(await count('entry')).toBe(1);
    expect(await shown()).toContain('well played');
    const [{ body }] = await bench.store.db.selectFrom('archive').selectAll().execute();
    expect(body.length).toBeLessThan(before.length / 2);
    old();
    await fill();
    expect([await count('archive'), await count('entry')]).toEqual([1, 1]);

    expect(await deleteTables(bench.store, [{ id: table, deal: null }], bench.world.now())).toEqual([table]);
    expect([await count('archive'), await count('entry'), await count('archived_person')]).toEqual([0, 0, 0]);
  });

  it('is whole and there once, wherever a node dies while it packs', async () => {
    const before = await shown();
    old();
    for (let nth = 0; nth < 3; nth++)
      for (const after of [false, true]) {
        let commits = 0;
        const dying: Store = {
          ...bench.store,
          db: bench.store.db,
          async commit(writes) {
            const dies = commits++ === nth;
            if (dies && !after) throw new Error('it died');
            const done = await bench.store.commit(writes);
            if (dies) throw new Error('it died');
            return done;
          },
        };
        await expect(fill(dying)).rejects.toThrow('it died');
        expect(await shown()).toBe(before);
        expect((await count('archive')) === 1).toBe((await count('entry')) === 0);
      }
    await fill();
    expect([await count('archive'), await count('entry')]).toEqual([1, 0]);
    expect(await shown()).toBe(before);
  });

  it('has what was changed while it was packed, and is changed where it is', async () => {
    old();
    const said = (text: string) =>
      rewrite(bench.store, table, (entry) => ({ ...entry, body: entry.body.replace(/well \w+/, text) }));
    let commits = 0;
    const late: Store = {
      ...bench.store,
      db: bench.store.db,
      async commit(writes) {
        // All is read by now and not written yet.
        if (commits++ === 2) await said('well meant');
        return bench.store.commit(writes);
      },
    };
    await fill(late);
    expect([await count('archive'), (await count('entry')) > 0]).toEqual([0, true]);
    expect(await shown()).toContain('well meant');
    await fill();
    expect(await count('archive')).toBe(1);
    expect(await shown()).toContain('well meant');
    await said('well done');
    expect(await shown()).toContain('well done');
    expect(await shown()).not.toContain('well meant');
  });

  it('is exported to whoever was there, and what they delete goes there too', async () => {
    old();
    await fill();
    const [anne, ben] = people;
    let text = '';
    for await (const piece of exportText(must(await bench.identity.export(anne.id)))) text += piece;
    const [told] = (JSON.parse(text) as { tables: { said: object[]; actions: object[] }[] }).tables;
    expect(told.said).toMatchObject([{ text: 'well begun' }]);
    expect(told.actions.length).toBeGreaterThan(0);

    must(await bench.identity.forget(anne.id));
    bench.world.pass(SETTLED_MS);
    await bench.identity.prune(bench.world.now());
    await eventually(
      'nothing of that is left',
      async () => (await bench.mentions(anne.id, anne.name, 'well begun')).length === 0,
    );
    expect(await count('archived_person')).toBe(1);
    const [seats, , log] = JSON.parse(await shown()) as [{ places: { person: string }[] }, unknown, Log];
    expect(seats.places.map(({ person }) => person)).toContain(ben.id);
    expect(checkProof(log, log.proof!)).toEqual({ ok: true, value: { missing: [] } });
  });
});
