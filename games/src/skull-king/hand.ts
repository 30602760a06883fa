import { ESCAPE, WORD_SIZE } from './cards.js';

/** Puts a card into a hand, or takes one out: its bit is turned over. */
export function hold(held: Int32Array, seat: number, card: number): void {
  if (card < WORD_SIZE) held[seat * 3] ^= 1 << card;
  else if (card < ESCAPE) held[seat * 3 + 1] ^= 1 << (card - WORD_SIZE);
  else held[seat * 3 + 2] ^= 1 << (card - ESCAPE);
}

/** The first card of this one's kind in the hand. */
export function heldCopy(held: Int32Array, seat: number, card: number): number {
  if (card < ESCAPE) return card;
  const others = held[seat * 3 + 2] >> (card - ESCAPE);
  return card + 31 - Math.clz32(others & -others);
}
