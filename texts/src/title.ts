import type { ChoiceText } from './phrase.js';

/** How a game is told of where all of them are offered. */
export interface Title extends ChoiceText {
  /** What the arbiter can be asked about it. */
  readonly arbiter: string;
}
