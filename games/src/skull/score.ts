/** Challenges that one gang must make: the first turns its mat, the second wins the game. */
const CHALLENGES_TO_WIN = 2;

export const wins = (made: number): boolean => made >= CHALLENGES_TO_WIN;

/** Per seat, the most challenges made by one of its gangs; gangs stand in table order. */
export function scores(made: ArrayLike<number>, seats: number): number[] {
  const most: number[] = Array(seats).fill(0);
  for (let gang = 0; gang < made.length; gang++)
    most[gang % seats] = Math.max(most[gang % seats], made[gang]);
  return most;
}

/** S-9, S-12: the only person who still has a gang in, or none; gangs are bits in table order, one or two each. */
export function lastIn(alive: number, seats: number): number | null {
  const persons = (alive | (alive >> seats)) & ((1 << seats) - 1);
  return (persons & (persons - 1)) === 0 ? 31 - Math.clz32(persons) : null;
}

/** The game only has a winner: all others share the second place. */
export const places = (winner: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 2));
