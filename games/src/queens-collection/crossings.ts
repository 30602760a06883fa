import { orderedOf } from './actions.js';
import { COLOURS } from './cards.js';

/** A box has three spaces and a colour three pawns, so two of them make nine pairs at most; their number comes first. */
const MOST = 3;
const CROSSING = 1 + MOST * MOST;

/** Sets of at most three colours or boxes, as bits, and each one's place among them. */
const sets: number[] = [];
const rank = new Uint8Array(1 << COLOURS);
for (let set = 0; set < rank.length; set++) {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  if (size <= MOST) rank[set] = sets.push(set) - 1;
}

/**
 * For two such sets, the pairs of a member of the one and another of the other, in ascending order. A co-operative
 * turn has a hundred words and more, and nearly all of them are made of these.
 */
const lists = new Uint8Array(sets.length * sets.length * CROSSING);
for (let i = 0; i < sets.length * sets.length; i++) {
  const one = sets[Math.floor(i / sets.length)];
  const other = sets[i % sets.length];
  let count = 0;
  for (let pair = 0; pair < COLOURS * COLOURS; pair++) {
    const u = pair >> 3;
    const v = pair & 7;
    if (u !== v && (one >> u) & (other >> v) & 1) lists[i * CROSSING + ++count] = orderedOf[pair];
  }
  lists[i * CROSSING] = count;
}

/** Where the pairs of two such sets stand. */
export const crossingOf = (one: number, other: number): number =>
  (rank[one] * sets.length + rank[other]) * CROSSING;

/**
 * Writes the actions of a crossing and returns how many are written in all. It always writes all nine places: what is
 * too much is overwritten later, and the processor need not predict where to stop.
 */
export function writeCrossing(crossing: number, from: number, out: Uint16Array, n: number): number {
  out[n] = from + lists[crossing + 1];
  out[n + 1] = from + lists[crossing + 2];
  out[n + 2] = from + lists[crossing + 3];
  out[n + 3] = from + lists[crossing + 4];
  out[n + 4] = from + lists[crossing + 5];
  out[n + 5] = from + lists[crossing + 6];
  out[n + 6] = from + lists[crossing + 7];
  out[n + 7] = from + lists[crossing + 8];
  out[n + 8] = from + lists[crossing + 9];
  return n + lists[crossing];
}
