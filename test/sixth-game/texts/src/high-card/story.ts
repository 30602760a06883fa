import type { Subject } from '../subject.js';

/** How a terminal tells a game of High Card. */
export interface Story {
  readonly card: string;
  readonly wins: (who: Subject) => string;
  readonly cards: string;
}
