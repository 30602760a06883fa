import type { Paint, Subject } from '../subject.js';

/** A pirate of Skull Queen by colour. */
export type PirateColour = 'r' | 'y' | 'g' | 'b';

/** How a terminal tells a game of Skull Queen. */
export interface Story {
  readonly placement: string;
  readonly trick: (trick: number) => string;
  readonly plank: string;
  readonly top: string;
  readonly wide: string;
  readonly overboard: string;
  readonly front: string;
  readonly back: string;
  readonly centreTitle: string;
  readonly aside: (cards: string) => string;
  readonly ghost: string;
  /** At the beginning of a sentence. */
  readonly theGhost: string;
  readonly announced: (colour: string) => string;
  readonly asksSide: string;
  readonly asksPirate: (colour: PirateColour, paint: Paint) => string;
  readonly fromTop: string;
  readonly worth: (worth: number) => string;
  readonly worthTop: (worth: number) => string;
  readonly worthWide: (worth: number) => string;
  readonly centreLies: (cards: readonly string[]) => string;
  readonly allPlaced: string;
  readonly inCentre: (cards: string) => string;
  readonly up: (who: Subject, colour: PirateColour, paint: Paint, steps: number, worth: number) => string;
  readonly down: (who: Subject, colour: PirateColour, paint: Paint, steps: number, worth: number) => string;
  readonly falls: (who: Subject, colour: PirateColour, paint: Paint) => string;
  readonly nobodyMoves: string;
  readonly colours: (red: string, yellow: string, green: string, blue: string) => string;
  readonly moves: string;
}
