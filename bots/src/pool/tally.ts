/** Counts what becomes of the questions to a pool, for whoever watches it. */
export class PoolTally {
  /** Questions that wait for a thread. */
  waiting = 0;
  /** Answers with all the time of the level, with less, and those that the bosun gave because no other came in time. */
  readonly answers = { whole: 0, shortened: 0, 'stand-in': 0 };
}
