import { settings } from '../shell/settings.js';

const numberOf = (code: string): number =>
  Number(/^[a-z]?(\d+)$/.exec(code)?.[1] ?? Number.POSITIVE_INFINITY);

/** A hand in the order that somebody likes: colour by colour, as views have it, or by number; cards without one last. */
export const sortedHand = (hand: readonly string[]): readonly string[] =>
  settings.value.sort === 'colour' ? hand : hand.toSorted((a, b) => numberOf(a) - numberOf(b) || 0);
