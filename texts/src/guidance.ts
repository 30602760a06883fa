import type { HintWords } from './crew.js';

/** Why bots recommend an action, and what may be new to somebody, game by game, in a sentence each. */
export interface GuidanceWords {
  readonly hints: HintWords;
  readonly topics: { readonly [game: string]: { readonly [topic: string]: string } };
}
