/** One thing that points are made of. */
interface Part {
  readonly says: string;
  readonly points: number;
}

/** What a round brought a seat, and what that is made of. */
export interface SeatTally {
  /** Bid and tricks; null where nothing is bid. */
  readonly pledge: { readonly bid: number; readonly won: number } | null;
  /** The first is what the round itself is worth, the others come on top of it. */
  readonly parts: readonly Part[];
  readonly points: number;
}

/** Where each seat stands by its points; those who share theirs count once. */
export const placesOf = (totals: readonly number[], sideOf = (seat: number): number => seat): number[] =>
  totals.map(
    (total) => 1 + new Set(totals.flatMap((other, seat) => (other > total ? sideOf(seat) : []))).size,
  );
