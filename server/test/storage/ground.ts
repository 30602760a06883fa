import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from '@crossbones/core';
import { LIMIT_MS } from '@crossbones/core/suite';
import { Client } from 'pg';
import { openStore, type StorageConfig } from '../../src/storage/index.js';
import type { DatabaseSchema } from '../../src/storage/schema.js';
import { DatabaseSync } from '../../src/storage/sqlite-driver.js';
import type { Store, Write } from '../../src/storage/store.js';
import { keepingToOneTable } from './one-table.js';
import { freshDatabase } from './postgres.js';

export const realTime: Pick<World, 'after'> = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A place for a store, and a way to read what is really there without the store. */
export interface Ground {
  readonly config: StorageConfig;
  open(): Promise<Store>;
  /** Over a connection of its own. */
  ask(text: string): Promise<Record<string, unknown>[]>;
  leave(): Promise<void>;
}

export async function sqliteGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'crossbones-storage-'));
  const config = { databaseUrl: null, folder };
  return {
    config,
    open: async () => keepingToOneTable(await openStore(config, realTime)),
    async ask(text) {
      const db = new DatabaseSync(join(folder, 'crossbones.db'), { timeout: LIMIT_MS });
      try {
        const statement = db.prepare(text);
        if (statement.columns().length > 0) return statement.all() as Record<string, unknown>[];
        statement.run();
        return [];
      } finally {
        db.close();
      }
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Any PostgreSQL; `leave` is what its maker does in the end. */
export function groundOn(url: string, leave: () => Promise<void>): Ground {
  const config = { databaseUrl: url, folder: '' };
  return {
    config,
    open: async () => keepingToOneTable(await openStore(config, realTime)),
    async ask(text) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    leave,
  };
}

export async function postgresGround(): Promise<Ground> {
  const { url, drop } = await freshDatabase();
  return groundOn(url, drop);
}

/** The entry of a table, as short as it can be. */
export const entry = (
  { db }: Store,
  match: string,
  seq: number,
  rest: Partial<DatabaseSchema['entry']> = {},
): Write => ({
  query: db.insertInto('entry').values({
    match,
    seq,
    at: 1_700_000_000_000 + seq,
    person: null,
    key: null,
    digest: null,
    body: '{}',
    ...rest,
  }),
});

export const person = ({ db }: Store, id: string, name = id): Write => ({
  query: db.insertInto('person').values({ id, name, created: 1_700_000_000_000, recovery_hash: null }),
});
