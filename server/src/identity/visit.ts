import type { World } from '@crossbones/core';
import { fail, fault, ok } from '@crossbones/core';
import type { Store } from '../storage/store.js';
import type { Table } from '../table/table.js';
import type { TableDirectory } from '../table-directory.js';
import { type Ids, tracesOf } from './trace.js';

/** What identity needs of the directory: to change a person at the tables where they are known. */
export type TableChanges = Pick<TableDirectory, 'everywhere' | 'passThrough'>;

/**
 * Makes the same change at every table that knows a person, also where they have left: a seat in a running match stays
 * theirs, and what they said stays shown. Answers whether there was any such table.
 */
export async function visit(
  store: Store,
  world: World,
  tables: TableChanges,
  ids: Ids,
  change: (table: Table, person: string, at: number) => void,
): Promise<boolean> {
  let changed = false;
  for await (const { table: id } of tracesOf(store, ids)) {
    for (const person of ids) {
      const done = await tables.passThrough(id, (table) => {
        // A refusal makes the room ask whether another node has added them.
        if (!table.names.has(person)) return fail(fault('no-person'));
        change(table, person, world.now());
        return ok(null);
      });
      changed ||= done.ok;
    }
  }
  return changed;
}
