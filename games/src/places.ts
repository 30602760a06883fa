/** Places by points, the most first; equal points share a place. */
export const places = (points: readonly number[]): number[] =>
  points.map((mine) => 1 + points.filter((other) => other > mine).length);
