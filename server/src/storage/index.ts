import type { World } from '@crossbones/core';
import { StorageError } from './error.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

export { backup } from './backup.js';
export { StorageError } from './error.js';
export { transfer } from './transfer.js';

export interface StorageConfig {
  /** A PostgreSQL which any number of nodes share; null: SQLite in the folder, for this process alone. */
  readonly databaseUrl: string | null;
  readonly folder: string;
}

/**
 * Opens the storage and brings it to this version's state. Warnings for the operator are told; errors come in sentences
 * for the operator.
 */
export async function openStore(
  config: StorageConfig,
  world: Pick<World, 'after'>,
  tell: (sentence: string) => void = () => {},
): Promise<Store> {
  const { databaseUrl, folder } = config;
  try {
    if (databaseUrl === null) return await openSqlite(folder, tell);
    // Loaded only where it is needed, because it takes a while.
    const { openPostgres } = await import('./postgres.js');
    return await openPostgres(databaseUrl, world);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const what = databaseUrl === null ? `The data folder ${folder}` : 'The PostgreSQL of DATABASE_URL';
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new StorageError(`${what} cannot be opened: ${why}`, { cause: error });
  }
}
