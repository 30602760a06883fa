import type { Rng } from '@crossbones/core';

/** A hidden hand: so many cards, none of them of a forbidden suit (one bit a suit). */
export interface HiddenHand {
  readonly size: number;
  readonly forbidden: number;
}

/** Hands with the same forbidden suits, filled as one and then split. */
interface Group {
  readonly forbidden: number;
  readonly hands: readonly number[];
  readonly size: number;
}

const MOST = 80;
const choose = pascal();

/**
 * All ways to deal the cards that a viewer has not seen into the hands it cannot see, given the voids it knows of,
 * each equally likely. Restricted hands are filled one group at a time; `ways` counts, for what is left of each
 * suit, how many completions there are, so every draw is exact and none is ever taken back.
 */
export class Deal {
  /** The number of such deals, the order inside a hand apart. */
  readonly ways: number;
  private readonly groups: readonly Group[];
  /** Suits that some hand may not hold; all others are as good as one. */
  private readonly suits: readonly number[];
  /** Cards by class: one class a suit above, the last for all others. */
  private readonly classes: readonly Uint8Array[];
  private readonly left: Int32Array;
  private readonly counts: readonly number[];
  private readonly strides: readonly number[];
  private readonly table: Float64Array;
  private readonly taken: Int32Array;
  private readonly starts: readonly number[];
  private readonly pool: Uint8Array;
  private remainder = 0;

  /** The hands' sizes add up to the number of cards; `suitOf` answers −1 for a card of no suit. */
  constructor(cards: readonly number[], suitOf: (card: number) => number, hands: readonly HiddenHand[]) {
    const total = hands.reduce((sum, hand) => sum + hand.size, 0);
    if (total !== cards.length) throw new Error(`${cards.length} cards for hands of ${total}`);
    const forbidden = hands.reduce((set, hand) => (hand.size > 0 ? set | hand.forbidden : set), 0);
    const suited = (card: number): number => {
      const suit = suitOf(card);
      return suit >= 0 && ((forbidden >> suit) & 1) === 1 ? suit : -1;
    };
    this.suits = [...new Set(cards.map(suited))].filter((suit) => suit >= 0).sort((a, b) => a - b);
    this.classes = [...this.suits, -1].map((suit) => Uint8Array.from(cards.filter((card) => suited(card) === suit)));
    this.counts = this.classes.map((cards) => cards.length);
    this.left = new Int32Array(this.counts.length);
    this.taken = new Int32Array(this.counts.length);
    const relevant = this.suits.reduce((set, suit) => set | (1 << suit), 0);
    const patterns = [...new Set(hands.map((hand) => hand.forbidden & relevant))].sort((a, b) => b - a);
    this.groups = patterns.map((pattern) => {
      const members = hands.flatMap((hand, i) => ((hand.forbidden & relevant) === pattern ? [i] : []));
      return { forbidden: pattern, hands: members, size: members.reduce((sum, i) => sum + hands[i].size, 0) };
    });
    const starts: number[] = [];
    let start = 0;
    for (const hand of hands) {
      starts.push(start);
      start += hand.size;
    }
    starts.push(start);
    this.starts = starts;
    this.pool = new Uint8Array(total);
    let states = 1;
    this.strides = this.suits.map((_, i) => {
      const stride = states;
      states *= this.counts[i] + 1;
      return stride;
    });
    this.table = new Float64Array(states * this.groups.length).fill(-1);
    this.left.set(this.counts);
    this.ways = this.waysFrom(0);
  }

  /** Writes the hands one after the other. */
  into(out: Uint8Array, rng: Rng): void {
    this.left.set(this.counts);
    for (let g = 0; g < this.groups.length; g++) {
      const group = this.groups[g];
      this.draw(g, rng);
      let n = 0;
      for (let c = 0; c < this.classes.length; c++) {
        const cards = this.classes[c];
        for (let k = this.taken[c]; k > 0; k--) {
          const last = --this.left[c];
          const at = rng.below(last + 1);
          const card = cards[at];
          cards[at] = cards[last];
          cards[last] = card;
          this.pool[n++] = card;
        }
      }
      for (const hand of group.hands) {
        for (let slot = this.starts[hand]; slot < this.starts[hand + 1]; slot++) {
          const at = rng.below(n--);
          out[slot] = this.pool[at];
          this.pool[at] = this.pool[n];
        }
      }
    }
  }

  /** Decides how many cards of each class the group takes. */
  private draw(g: number, rng: Rng): void {
    const group = this.groups[g];
    if (group.forbidden === 0) {
      // The last group has no voids and takes what is left.
      this.taken.set(this.left);
      return;
    }
    const ways = this.waysFrom(g);
    // Rounding may leave a remainder of nothing at the very end; then it is drawn anew.
    do this.remainder = fraction(rng) * ways;
    while (!this.pick(g, 0, group.size, 1));
  }

  /** Walks the ways to fill the group from class `c` on and stops on the one the remainder falls in. */
  private pick(g: number, c: number, size: number, weight: number): boolean {
    const group = this.groups[g];
    if (c === this.suits.length) {
      if (size > this.left[c]) return false;
      this.taken[c] = size;
      this.take(-1);
      const ways = weight * choose[this.left[c] + size][size] * this.waysFrom(g + 1);
      this.take(1);
      this.remainder -= ways;
      return this.remainder < 0;
    }
    const most = (group.forbidden >> this.suits[c]) & 1 ? 0 : Math.min(size, this.left[c]);
    for (let k = 0; k <= most; k++) {
      this.taken[c] = k;
      if (this.pick(g, c + 1, size - k, weight * choose[this.left[c]][k])) return true;
    }
    return false;
  }

  private take(sign: 1 | -1): void {
    for (let c = 0; c < this.taken.length; c++) this.left[c] += sign * this.taken[c];
  }

  /** How many ways there are to fill group `g` and all after it from what is left. */
  private waysFrom(g: number): number {
    if (g === this.groups.length || this.groups[g].forbidden === 0) return 1;
    let at = g;
    for (let c = 0; c < this.suits.length; c++) at += this.left[c] * this.strides[c] * this.groups.length;
    if (this.table[at] < 0) this.table[at] = this.count(g, 0, this.groups[g].size, 1);
    return this.table[at];
  }

  private count(g: number, c: number, size: number, weight: number): number {
    if (c === this.suits.length) {
      if (size > this.left[c]) return 0;
      const ways = weight * choose[this.left[c]][size];
      this.left[c] -= size;
      const rest = this.waysFrom(g + 1);
      this.left[c] += size;
      return ways * rest;
    }
    const most = (this.groups[g].forbidden >> this.suits[c]) & 1 ? 0 : Math.min(size, this.left[c]);
    const before = this.left[c];
    let sum = 0;
    for (let k = 0; k <= most; k++) {
      this.left[c] = before - k;
      sum += this.count(g, c + 1, size - k, weight * choose[before][k]);
    }
    this.left[c] = before;
    return sum;
  }
}

/** At least 0 and below 1, with 52 bits. */
export function fraction(rng: Rng): number {
  return (rng.below(0x400_0000) * 0x400_0000 + rng.below(0x400_0000)) / 0x10_0000_0000_0000;
}

function pascal(): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  for (let n = 0; n <= MOST; n++) {
    const row = new Float64Array(MOST + 1);
    row[0] = 1;
    for (let k = 1; k <= n; k++) row[k] = rows[n - 1][k - 1] + rows[n - 1][k];
    rows.push(row);
  }
  return rows;
}
