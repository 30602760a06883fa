import type { TableStatus } from './table-status.js';

/** How a match stood at one of its steps. */
export interface Checkpoint<S> {
  readonly step: number;
  /** So many moves were in force, and still are. */
  readonly moves: number;
  readonly state: S;
  readonly between: readonly S[];
  readonly table: TableStatus;
  readonly decisions: readonly number[];
  readonly questions: readonly string[];
}

/** Entries between two of them, unless some were taken back. */
const EVERY = 64;

/** How a match stood now and then, the first at its beginning: whatever looks back begins there and not at the deal. */
export class Checkpoints<S> {
  private readonly all: Checkpoint<S>[] = [];

  /** Whether it is time for one. */
  isDue(step: number): boolean {
    return step - (this.all.at(-1)?.step ?? -EVERY) >= EVERY;
  }

  add(checkpoint: Checkpoint<S>): void {
    this.all.push(checkpoint);
  }

  /** The last one up to a step. */
  upTo(step: number): Checkpoint<S> {
    return this.all.findLast((one) => one.step <= step)!;
  }

  /** The last one at which no more than so many moves were in force. */
  within(moves: number): Checkpoint<S> {
    return this.all.findLast((one) => one.moves <= moves)!;
  }

  /** Forgets those that count on moves which have been taken back. */
  cut(moves: number): void {
    while (this.all.at(-1)!.moves > moves) this.all.pop();
  }
}
