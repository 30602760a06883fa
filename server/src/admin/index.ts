import { existsSync } from 'node:fs';
import type { Fault, Result, World } from '@crossbones/core';
import { realWorld } from '../http/real-world.js';
import { openStore, type StorageConfig, StorageError } from '../storage/index.js';
import { databaseIn } from '../storage/sqlite-file.js';
import { Admin, type AdminOrder, type AdminReply } from './admin.js';
import { giveOrder } from './admin-socket.js';
import { StoredTables } from './stored-tables.js';

export type { AdminOrder, AdminReply } from './admin.js';

/**
 * Does what the operator asks for. A SQLite database belongs to one process, so a server that runs on it is asked to do
 * it; otherwise it is done here, and nodes on the same PostgreSQL hear of it.
 */
export async function administer(
  config: StorageConfig,
  order: AdminOrder,
  world: World = realWorld,
): Promise<Result<AdminReply, Fault>> {
  const told = config.databaseUrl === null ? await giveOrder(config.folder, order) : null;
  if (told !== null) return told;
  const { databaseUrl, folder } = config;
  if (databaseUrl === null && !existsSync(databaseIn(folder)))
    throw new StorageError(`There is no database in ${folder}.`);
  const store = await openStore(config, world);
  try {
    return await new Admin(store, world, new StoredTables(store, world)).do(order);
  } finally {
    await store.close();
  }
}
