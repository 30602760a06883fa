import type { Advice, Inquiry } from './inquiry.js';

/** A question to the pool, and the promise of its answer. */
export interface PoolJob {
  /** Replaced by a question to the bosun, once it has broken a thread. */
  inquiry: Inquiry;
  readonly done: (advice: Advice) => void;
  readonly broken: (error: unknown) => void;
}
