import type { Compilable, Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.js';

/** One statement of a commit, and how many rows it must touch for the commit to stand. */
export interface Write {
  readonly query: Compilable;
  readonly rows?: number;
}

/** Where everything is kept. The same queries serve both databases; only the ways of writing and listening differ. */
export interface Store {
  /** Whether other nodes write to it too. */
  readonly shared: boolean;
  /** Builds queries, and reads. Writes go through `commit`. */
  readonly db: Kysely<DatabaseSchema>;
  /**
   * Writes all of these or none. True: durable, and nobody was told before. False: a key was taken already, or a
   * statement did not touch the number of rows that it must; nothing has changed. Any other error throws.
   */
  commit(writes: readonly Write[]): Promise<boolean>;
  /**
   * Tells the other nodes, or one of them, that a topic has come to this number. It may get lost; nodes also ask by
   * themselves.
   */
  announce(topic: string, seq: number, node?: string): void;
  /** From now on this is the node of that name, and hears what is announced to it alone. */
  hearAs?(node: string): Promise<void>;
  /** Hears what other nodes announce; `gap` is called when something may have been missed. */
  listen(heard: (topic: string, seq: number) => void, gap: () => void): void;
  /** What all of it takes on the disk. */
  bytes(): Promise<number>;
  /** Removes from the disk what was deleted or changed; called every now and then, where a database needs it. */
  tidy?(): Promise<void>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
