import type { Options, View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import type { Hint } from '../thought.js';

/** One decision of one seat, as plain JSON: it goes to a thread. */
export interface Inquiry {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  readonly seat: number;
  /** What the seat sees: all that a player ever gets. */
  readonly view: View;
  readonly level: Level;
  /** The player's own chance: the same seed and as many playouts give the same thought. */
  readonly seed: string;
  /** Milliseconds for the thought; then the best so far is the answer. */
  readonly ms: number;
  /** No more than these; where left out, several times what the crew takes as usual, so that time decides. */
  readonly playouts?: number;
}

/** One thing the seat could say, and what speaks for it. */
export interface Suggestion {
  readonly word: string;
  /** The more the better; points, or a chance from 0 to 1, as the game has it. */
  readonly worth: number;
  /** In words first, then in figures. */
  readonly hints: readonly Hint[];
  /** Hardly worse than the best, or not at all: which of them is done makes no difference. */
  readonly near: boolean;
}

export interface Advice {
  readonly word: string;
  /** The level that was asked, or who stood in for it. */
  readonly by: Level;
  /** The best first; empty where there was nothing to weigh. */
  readonly candidates: readonly Suggestion[];
}
