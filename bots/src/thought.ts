import type { Fault, Game, Options, Rng, View } from '@crossbones/core';
import type { HintKey } from '@crossbones/games/crew';

/** How long a player may think. */
export interface Budget {
  /** The most worlds that are played through; counted, so that the same thought can be repeated. */
  readonly playouts: number;
  /** Whether time is up: asked between two playouts, and then the best so far is the answer. */
  readonly late: () => boolean;
}

/** No time limit: the thought depends only on the playouts. */
export const never = (): boolean => false;

/** What a seat is asked, with all it may know. */
export interface Question<S> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: Options;
  readonly seat: number;
  readonly view: View;
}

/** What speaks for an action, in the game's own terms: texts turn it into "makes the bid 71 %". */
export interface Hint extends Fault {
  readonly key: HintKey;
}

/** One action that a player could take, and what it is worth. */
export interface Candidate {
  readonly action: number;
  /** Higher is better: points, or a chance from 0 to 1, depending on the game. */
  readonly worth: number;
  readonly hints: readonly Hint[];
}

export interface Thought {
  readonly action: number;
  /** The best first; empty where there was nothing to weigh. */
  readonly candidates: readonly Candidate[];
}

/** A player that takes its time: sees what its seat sees, and nothing else. */
export type Thinker<S = unknown> = (question: Question<S>, rng: Rng, budget: Budget) => Thought;
