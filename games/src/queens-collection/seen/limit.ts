/** Cards in the market, and turned up in a turn at most. */
export const MARKET = 3;
export const MOST_REVEALED = 5;
const MOST_STEPS = 3;

/**
 * Whether the second step of a turn ends by itself, as all can see: three pairs or swaps are made, or one side has
 * nothing left that may move. The sides are counts or piles: 0 is nothing.
 */
export const isOver = (made: number, own: number, others: number): boolean =>
  made === MOST_STEPS || own === 0 || others === 0;
