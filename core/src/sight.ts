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

/** The part of a sight that says what is to be done. */
export type Asked = Omit<Sight, 'view' | 'between'>;

/** The part that says how it looks. */
export type SeenViews = Pick<Sight, 'view' | 'between'>;
