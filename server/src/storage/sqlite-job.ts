/**
 * The messages between the two threads of the SQLite store. What is to be written goes as JSON: one text is copied
 * faster than many small lists.
 */

/**
 * One commit, as three items for each of its statements: its text, or the number of a text sent before; its parameters;
 * how many rows it must touch, or null.
 */
export type WriteJob = (number | string | readonly Value[] | null)[];

/** All that the tables hold. */
export type Value = string | number | null;

export interface Batch {
  /** Texts that were not sent before: they get the next numbers. */
  readonly texts: readonly string[];
  readonly jobs: readonly WriteJob[];
  /** Empty the write-ahead log when all is done: it still has pages as they were before a deletion. */
  readonly tidy: boolean;
  /** Nothing more will come: close the database when all is done. */
  readonly close: boolean;
}

/** In the order of the jobs. True: durable. False: refused. A text: failed, and why. */
export type WriteResult = boolean | string;

/** What the writing thread is given. */
export interface WriterPlace {
  readonly path: string;
  /** One number, which is raised after each message: the thread sleeps on it, for it has nothing else to wait for. */
  readonly bell: Int32Array;
}

/** The writer's first message. */
export const opened = 'opened';
export type WriterReport = typeof opened | readonly WriteResult[];
