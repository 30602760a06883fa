export const discs = ['flower', 'skull'] as const;
export type Disc = (typeof discs)[number];

/** What one gang starts with: so many flowers, and one skull. */
export interface Box {
  readonly flowers: number;
}

export const fullBox: Box = { flowers: 3 };

/** Two boxes on one table; nothing else changes for seven players and more. */
export const MOST_GANGS = 12;
export const MOST_IN_HAND = fullBox.flowers + 1;
export const MOST_DISCS = MOST_GANGS * MOST_IN_HAND;

/** Where a gang's skull is, when it is not at a place of the pile (0 at the bottom). */
export const GONE = -2;
export const IN_HAND = -1;

/** The discs of a hand or a whole set, flowers first. */
export const setOf = (size: number, skull: boolean): Disc[] =>
  Array.from({ length: size }, (_, i) => (skull && i === size - 1 ? 'skull' : 'flower'));
