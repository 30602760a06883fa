import type { Reason, View } from '@crossbones/core';
import type { Seating } from './seating.js';

/** How one game looks in a terminal. It reads views and nothing else, so it can give nothing away. */
export interface Presenter<V extends View = View> {
  /** Where the game stands, in a few words: `round 3 of 10`. */
  heading(view: V, room: Seating): string;
  /** The table without the viewer's own hand. */
  table(view: V, room: Seating): string[];
  /** The viewer's own hand; cards that are among the choices carry their number. */
  hand(view: V, choices: readonly string[], room: Seating): string[];
  /** Whether choosing this word means playing something shown by `hand`. */
  inHand(word: string): boolean;
  /** What the viewer is asked. */
  question(view: V, choices: readonly string[], room: Seating): string;
  /** A choice in the list, where the view says more than its word does; else null. */
  choice?(word: string, view: V, room: Seating): string | null;
  /** What came to pass between two views, in sentences. */
  news(before: V, after: V, room: Seating): string[];
  /** The score sheet so far. */
  sheet(view: V, room: Seating): string[];
  /** What the viewer holds and cannot play, and why. */
  unplayable(view: V): { readonly [held: string]: Reason };
  /** What signs and colours mean, for the help. */
  legend(room: Seating): string[];
  /** Words offered to those who may act and are not waited for. */
  offers?(word: string): boolean;
  /** A long list of words is chosen in these parts, one after the other. */
  parts?(word: string): readonly string[];
}
