import type { Options } from '@crossbones/core';
import type { Habits } from './improver.js';
import type { Policy } from './policy.js';
import type { Reasons } from './reason.js';
import type { Stake } from './stake.js';
import type { Thinker } from './thought.js';

/** Fetches what a player has learned, by the name of its file. */
export type LoadWeights = (name: string) => Promise<Uint8Array>;

/** What is known of a table before anybody plays. */
export interface Venue {
  readonly seats: number;
  readonly options: Options;
}

/** Everyone who plays one game. */
export interface Crew<S> {
  readonly stake: Stake<S>;
  /** Playouts that take about 30 ms of thought for the captain, and 150 ms for the admiral. */
  readonly playouts: { readonly captain: number; readonly admiral: number };
  /** What makes no difference between two things that could be done, in what their worth is measured in. */
  readonly tie: number;
  /** What speaks for each thing that was weighed, in words. */
  readonly reasons?: Reasons<S>;
  /** How captain and admiral play from their version 2 on, where they go by what must be fetched. */
  readonly reading?: (
    loadWeights: LoadWeights,
    table: Venue,
    /** As they first did, which may have to be fetched too. */
    before: () => Promise<Thinker<S>>,
    who: 'captain' | 'admiral',
  ) => Promise<Thinker<S>>;
  /** How captain and admiral act before any thought, for whoever would read them; as the bosun does, if left out. */
  readonly habits?: (
    loadWeights: LoadWeights,
    who: 'captain' | 'admiral',
    version: 1 | null,
  ) => Promise<Habits<S>>;
  /** Plausible, with a beginner's mistakes. */
  deckhand(): Policy<S>;
  /** Sound, by rules of thumb. */
  bosun(): Policy<S>;
  /** Thinks ahead in worlds that may be. */
  captain(): Thinker<S>;
  /** What kind of table it is: who has fetched what one needs can play at all of its kind. */
  readonly waters?: (table: Venue) => string;
  /** The strongest there is. */
  admiral(loadWeights: LoadWeights, table: Venue): Promise<Thinker<S>>;
}
