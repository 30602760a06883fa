import type { Advice, Inquiry } from './inquiry.js';

/** A question to the pool, and the promise of its answer. */
export interface PoolJob {
  /** Replaced by a question to the bosun, once it has broken a thread. */
  inquiry: Inquiry;
  /** When the thought must be over, by the clock of the pool. */
  by: number;
  /** Whoever asked has heard; what comes now is too late. */
  over: boolean;
  /** Null where the answer does not come in time. */
  readonly done: (advice: Advice | null) => void;
  readonly broken: (error: unknown) => void;
}
