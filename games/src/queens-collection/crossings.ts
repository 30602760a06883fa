import { orderedOf } from './actions.js';
import { COLOURS } from './cards.js';

/** A box has three spaces, so two boxes have nine swaps of different colours at most; their number comes first. */
const MOST_IN_BOX = 3;
export const CROSSING = 1 + MOST_IN_BOX * MOST_IN_BOX;

/** Sets of at most three colours, as bits, and each one's place among them. */
const sets: number[] = [];
const rank = new Uint8Array(1 << COLOURS);
for (let set = 0; set < rank.length; set++) {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  if (size <= MOST_IN_BOX) rank[set] = sets.push(set) - 1;
}

/**
 * For two boxes, given the colours in each, the pairs of different colours in ascending order. To write them out
 * beforehand spares the hot path most of its guesses: a co-operative turn has a hundred words and more.
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

export const crossings = { lists, rank, size: sets.length } as const;
