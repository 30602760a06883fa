import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StorageError } from '../src/storage/error.js';
import type { DatabaseSchema } from '../src/storage/schema.js';
import type { Store, Write } from '../src/storage/store.js';
import type { SimDisk } from './disk.js';
import type { DiskWire } from './node.js';

/** A Kysely that only reads. */
function readsOver(read: (query: CompiledQuery) => Promise<unknown[]>): Kysely<DatabaseSchema> {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => ({ rows: (await read(query)) as R[] }),
    streamQuery: () => {
      throw new Error('nobody streams');
    },
  };
  const nothing = async (): Promise<void> => {};
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<DatabaseSchema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/**
 * What one node sees of a disk that others may share. A commit that has not reached the disk when its node dies never
 * happened.
 */
export class SimStore implements Store {
  readonly db: Kysely<DatabaseSchema>;
  private readonly underWay = new Set<Promise<unknown>>();
  private closed = false;

  constructor(
    private readonly disk: SimDisk,
    private readonly wire: DiskWire,
    readonly shared: boolean,
  ) {
    this.db = readsOver((query) => this.track(wire.read(() => disk.read(query))));
  }

  async commit(writes: readonly Write[]): Promise<boolean> {
    if (this.closed) throw new StorageError('The storage is closed.');
    const strokes = writes.map(({ query, rows }) => {
      const { sql, parameters } = query.compile();
      return { sql, parameters, rows };
    });
    return this.track(this.wire.write((now) => this.disk.commit(strokes, now)));
  }

  announce(topic: string, seq: number, node?: string): void {
    if (this.shared) this.wire.announce(topic, seq, node);
  }

  async hearAs(node: string): Promise<void> {
    this.wire.hearAs(node);
  }

  listen(heard: (topic: string, seq: number) => void, gap: () => void): void {
    if (this.shared) this.wire.listen(heard, gap);
  }

  async bytes(): Promise<number> {
    return Number(this.disk.ask('pragma page_count')[0].page_count);
  }

  async ready(): Promise<boolean> {
    return !this.closed;
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.underWay);
  }

  private track<T>(doing: Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new StorageError('The storage is closed.'));
    const done = doing.finally(() => this.underWay.delete(done));
    this.underWay.add(done);
    return done;
  }
}
