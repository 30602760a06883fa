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

/** Texts by number: each of the first so many different ones goes to the thread only once. */
export class KnownTexts {
  readonly #numbers = new Map<string, number>();
  readonly #unsent: string[] = [];

  constructor(private readonly most: number) {}

  /** The number of the text, or the text itself where all numbers are taken. */
  numberOf(text: string): number | string {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const next = this.#numbers.size;
    if (next >= this.most) return text;
    this.#numbers.set(text, next);
    this.#unsent.push(text);
    return next;
  }

  /** Those that have got a number since this was asked last. */
  unsent(): readonly string[] {
    return this.#unsent.splice(0);
  }
}

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
