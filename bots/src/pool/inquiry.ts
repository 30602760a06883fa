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
  /** At most this many playouts. If left out, several times the crew's usual number, so that the time decides. */
  readonly playouts?: number;
}

/** One word that the seat could say, and what speaks for it. */
export interface Suggestion {
  readonly word: string;
  /** Higher is better: points, or a chance from 0 to 1, depending on the game. */
  readonly worth: number;
  /** In words first, then in figures. */
  readonly hints: readonly Hint[];
  /** Equally good as the best one, or nearly so. */
  readonly near: boolean;
}

export interface Advice {
  readonly word: string;
  /** The level that answered: the one that was asked, or its stand-in. */
  readonly by: Level;
  /** The best first; empty where there was nothing to weigh. */
  readonly candidates: readonly Suggestion[];
}
