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
 * The states of a match at some of its steps: to look back, one begins at the nearest and not at the deal. The beginning
 * is none of them, for it follows from the key, and most tables that stand idle have not come far.
 */
export class Checkpoints<S> {
  private readonly all: Checkpoint<S>[] = [];

  /** Whether it is time for the next one. */
  isDue(step: number): boolean {
    return step - (this.all.at(-1)?.step ?? 0) >= EVERY;
  }

  add(checkpoint: Checkpoint<S>): void {
    this.all.push(checkpoint);
  }

  /** The last checkpoint at or before a step; null: the beginning is nearest. */
  upTo(step: number): Checkpoint<S> | null {
    return this.all.findLast((one) => one.step <= step) ?? null;
  }

  /** The last checkpoint with no more than so many moves in force; null: the beginning is nearest. */
  within(moves: number): Checkpoint<S> | null {
    return this.all.findLast((one) => one.moves <= moves) ?? null;
  }

  /** Forgets the checkpoints that contain moves which were undone. */
  cut(moves: number): void {
    while ((this.all.at(-1)?.moves ?? 0) > moves) this.all.pop();
  }
}
