/** What the two threads of the SQLite store say to each other; flat and plain, for every message is copied. */

/**
 * One commit: for each of its statements three items: its text, or the number of a text sent before; its parameters;
 * how many rows it must touch, or null.
 */
export type WriteJob = (number | string | readonly unknown[] | null)[];

export interface Batch {
  /** Texts not sent before: they get the next numbers. */
  readonly texts: readonly string[];
  readonly jobs: readonly WriteJob[];
  /** Empty the write-ahead log when all is done: pages are in it as they were before. */
  readonly tidy: boolean;
  /** Nothing more will come: close when all is done. */
  readonly close: boolean;
}

/** In the order of the jobs. True: durable. False: refused. A text: failed, and why. */
export type WriteResult = boolean | string;

/** The writer's first word. */
export const opened = 'opened';
export type WriterReport = typeof opened | readonly WriteResult[];
