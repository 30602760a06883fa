/** A set of seats, one bit each: who must act, who may. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;
export const only = (seat: number): SeatSet => 1 << seat;
export const everyone = (seats: number): SeatSet => (1 << seats) - 1;
export const includes = (set: SeatSet, seat: number): boolean => ((set >> seat) & 1) === 1;
/** The lowest seat of a set that is not empty. */
export const lowest = (set: SeatSet): number => 31 - Math.clz32(set & -set);

/** The seats of a set, ascending. */
export function seatsIn(set: SeatSet): number[] {
  const seats: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(lowest(rest));
  return seats;
}

/** Whether a number that came from outside is the number of a seat. */
export const isSeat = (seat: number | undefined, seats: number): seat is number =>
  Number.isInteger(seat) && seat! >= 0 && seat! < seats;
