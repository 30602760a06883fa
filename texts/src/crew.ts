import type { Entry, Phrases } from './phrase.js';

/** The bots' ladder, from the friendly beginner to the strongest. */
export type LevelId = 'deckhand' | 'bosun' | 'captain' | 'admiral';

/** What can speak for an action: `share` is whole per cents, `points` may have one decimal. */
export type HintKey = 'points' | 'makes-bid' | 'takes-trick' | 'wins' | 'safe';

export type LevelWords = { readonly [id in LevelId]: Entry };
/** Said after what could be done, and so in the middle of a sentence: “Play green 7: makes the bid 71%”. */
export type HintWords = Phrases<HintKey>;
