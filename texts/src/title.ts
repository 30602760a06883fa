import type { ChoiceText } from './phrase.js';

/** What a game is called and how it is described where all of them are offered. */
export interface Title extends ChoiceText {
  /** What the arbiter can be asked about it. */
  readonly arbiter: string;
}
