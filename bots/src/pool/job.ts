import type { Advice, Inquiry } from './inquiry.js';

/** A question of the pool and whoever waits for its answer. */
export interface PoolJob {
  /** Asked of the bosun instead, once it has broken a thread. */
  inquiry: Inquiry;
  readonly done: (advice: Advice) => void;
  readonly broken: (error: unknown) => void;
}
