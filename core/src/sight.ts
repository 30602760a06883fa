import type { View } from './game.js';

/** What one viewer is shown at one step. */
export interface Sight {
  readonly step: number;
  /** Changes only when what the seat is asked changes; a submit names it. */
  readonly decision: number;
  readonly actors: readonly number[];
  readonly may: readonly number[];
  readonly legal: readonly string[];
  readonly view: View;
  /** How it looked on the way here whenever chance was to move: the trick before the next deal, the die in the air. */
  readonly between: readonly View[];
}

/** The part of every sight that is the same for all. */
export type CommonSight = Omit<Sight, 'decision' | 'legal'>;

/** The part that is one viewer's own; of views each has what the other has not. */
export type OwnSight = Omit<Sight, 'step' | 'actors' | 'may'>;
