import type { Fault, Game, Options, Rng, View } from '@crossbones/core';
import type { HintKey } from '@crossbones/games/crew';

/** How long a player may think. */
export interface Budget {
  /** Worlds at most that are played through; counted, so that the same thought can be had again. */
  readonly playouts: number;
  /** Whether time is up: asked between two playouts, and then the best so far is the answer. */
  readonly late: () => boolean;
}

/** Time without end: the thought depends on the playouts alone. */
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

/** One thing a player could do, and what it makes of it. */
export interface Candidate {
  readonly action: number;
  /** The more the better; points, or a chance from 0 to 1, as the game has it. */
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
