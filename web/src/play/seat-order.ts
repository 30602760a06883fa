/** The seats in the order they sit, from the one at the bottom, as its player sees the table. */
export const orderFrom = (bottom: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (bottom + i) % seats);
