import type { TableStatus } from './table-status.js';

/** How a match stood at one of its steps. */
export interface Checkpoint<S> {
  readonly step: number;
  /** How many moves were in force; all of them still are. */
  readonly moves: number;
  readonly state: S;
  readonly between: readonly S[];
  readonly table: TableStatus;
  readonly decisions: readonly number[];
  readonly questions: readonly string[];
}

/** So many entries lie between two checkpoints, unless some were undone. */
const EVERY = 64;

/**
 * The states of a match at some of its steps, the first at its beginning: to look back, one begins at the nearest and
 * not at the deal.
 */
export class Checkpoints<S> {
  private readonly all: Checkpoint<S>[] = [];

  /** Whether it is time for the next one. */
  isDue(step: number): boolean {
    return step - (this.all.at(-1)?.step ?? -EVERY) >= EVERY;
  }

  add(checkpoint: Checkpoint<S>): void {
    this.all.push(checkpoint);
  }

  /** The last checkpoint at or before a step. */
  upTo(step: number): Checkpoint<S> {
    return this.all.findLast((one) => one.step <= step)!;
  }

  /** The last checkpoint with no more than so many moves in force. */
  within(moves: number): Checkpoint<S> {
    return this.all.findLast((one) => one.moves <= moves)!;
  }

  /** Forgets the checkpoints that contain moves which were undone. */
  cut(moves: number): void {
    while (this.all.at(-1)!.moves > moves) this.all.pop();
  }
}
