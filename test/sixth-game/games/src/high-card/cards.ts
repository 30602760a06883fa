/** HC-1: a card is its number, counted from 0. */
export const CARDS = 12;
export const HELD = 2;

export const codes = Array.from({ length: CARDS }, (_, card) => `c${card + 1}`);
