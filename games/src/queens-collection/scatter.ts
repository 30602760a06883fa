import type { Rng } from '@crossbones/core';
import { fraction } from '../deal.js';
import { COLOURS } from './cards.js';
import type { State } from './state.js';

const MOST_BELOW = 0x1_0000_0000;

/**
 * ◇ QC-14: pawns on boxes, none at home, all such placements equally likely. Spaces are filled one by one, each by
 * a pawn in proportion to the ways in which the rest can then be placed. These depend only on how many colours with
 * an empty box have three, two or one pawns left to place, and on the box being filled.
 */
class Scatter {
  private table = new Float64Array(0);
  private readonly left = new Uint8Array(COLOURS);
  /** How many of the colours whose boxes are still empty have so many pawns left. */
  private readonly waiting = new Uint8Array(4);

  constructor(private readonly spaces: number) {}

  /** Fills the board of a state. */
  into(s: State, rng: Rng): void {
    const { left, waiting, spaces } = this;
    const { colours } = s.box;
    if (this.table.length === 0) this.table = new Float64Array(8 ** 4 * 16).fill(-1);
    left.fill(0).fill(spaces, 0, colours);
    s.board.fill(0);
    for (let box = colours - 1; box >= 0; box--) {
      waiting.fill(0);
      for (let colour = 0; colour < box; colour++) waiting[left[colour]]++;
      for (let free = spaces; free > 0; free--) {
        const colour = this.pick(box, free, colours, rng);
        if (colour < box) {
          waiting[left[colour]]--;
          waiting[left[colour] - 1]++;
        }
        left[colour]--;
        s.board[box * COLOURS + colour]++;
      }
    }
  }

  private pick(box: number, free: number, colours: number, rng: Rng): number {
    const { left, waiting } = this;
    const [, ones, twos, threes] = waiting;
    const all = this.ways(box, threes, twos, ones, left[box], free);
    let at = all <= MOST_BELOW ? rng.below(all) : fraction(rng) * all;
    let picked = 0;
    for (let colour = 0; colour < colours; colour++) {
      if (colour === box || left[colour] === 0) continue;
      const ways =
        left[colour] * this.after(box, threes, twos, ones, left[box], free, colour < box ? left[colour] : 0);
      if (ways === 0) continue;
      picked = colour;
      at -= ways;
      if (at < 0) break;
    }
    return picked;
  }

  /** The ways left once a pawn was placed of a colour that has so many to place and waits for its box, or does not. */
  private after(
    box: number,
    threes: number,
    twos: number,
    ones: number,
    own: number,
    free: number,
    of: number,
  ): number {
    switch (of) {
      case 3:
        return this.ways(box, threes - 1, twos + 1, ones, own, free - 1);
      case 2:
        return this.ways(box, threes, twos - 1, ones + 1, own, free - 1);
      case 1:
        return this.ways(box, threes, twos, ones - 1, own, free - 1);
      default:
        return this.ways(box, threes, twos, ones, own, free - 1);
    }
  }

  /** To fill `free` spaces of a box, with `own` pawns of its colour left, and all `box` boxes after it. */
  private ways(box: number, threes: number, twos: number, ones: number, own: number, free: number): number {
    const at = ((((box * 8 + threes) * 8 + twos) * 8 + ones) * 4 + own) * 4 + free;
    if (this.table[at] < 0) this.table[at] = this.counted(box, threes, twos, ones, own, free);
    return this.table[at];
  }

  private counted(
    box: number,
    threes: number,
    twos: number,
    ones: number,
    own: number,
    free: number,
  ): number {
    if (free === 0) {
      if (box === 0) return 1;
      // Which box comes next does not change the number of ways.
      if (threes > 0) return this.ways(box - 1, threes - 1, twos, ones, 3, this.spaces);
      if (twos > 0) return this.ways(box - 1, threes, twos - 1, ones, 2, this.spaces);
      if (ones > 0) return this.ways(box - 1, threes, twos, ones - 1, 1, this.spaces);
      return this.ways(box - 1, 0, 0, 0, 0, this.spaces);
    }
    const placed = this.spaces * box + free - 3 * threes - 2 * twos - ones - own;
    let ways = 0;
    if (placed > 0) ways += placed * this.after(box, threes, twos, ones, own, free, 0);
    if (threes > 0) ways += 3 * threes * this.after(box, threes, twos, ones, own, free, 3);
    if (twos > 0) ways += 2 * twos * this.after(box, threes, twos, ones, own, free, 2);
    if (ones > 0) ways += ones * this.after(box, threes, twos, ones, own, free, 1);
    return ways;
  }
}

/** By the spaces of a box. The numbers are the same for every table, so they are counted once. */
const scatters: readonly Scatter[] = [1, 2, 3].map((spaces) => new Scatter(spaces));

export const scatterPawns = (s: State, rng: Rng): void => scatters[s.spaces - 1].into(s, rng);
