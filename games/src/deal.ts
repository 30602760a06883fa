import type { Rng } from '@crossbones/core';

/** A hidden hand: so many cards, none of a forbidden suit (one bit for each suit). */
export interface HiddenHand {
  readonly size: number;
  readonly forbidden: number;
  /**
   * What the hand has shown of this deal. It matters only for cards that have twins, which are cards with the same
   * number: there are more ways to be dealt one of five escapes than two of them. So a hand that has shown one is less
   * likely to hold another than the remaining cards alone would suggest.
   */
  readonly shown?: readonly number[];
}

/** Cards that are alike to all the hands. */
interface Alike {
  readonly cards: Uint8Array;
  readonly suit: number;
  /** The number of twins, of which some hand has shown some. */
  readonly twins: number | null;
}

/** Hands under the same conditions, filled as one and then split. */
interface Group {
  readonly forbidden: number;
  readonly hands: readonly number[];
  readonly size: number;
  /** Twins shown, by class. */
  readonly shown: readonly number[];
  /** Nothing is known of these hands: this group comes last and takes what is left. */
  readonly free: boolean;
}

const MOST = 80;
const choose = pascal();

/**
 * All ways to deal the cards that a viewer has not seen into the hands that it cannot see, given the voids it knows of
 * and what the hands have shown; each way is equally likely. Restricted hands are filled one group at a time. `table`
 * keeps how many completions there are for what is left of each class, so every draw is exact and never has to be
 * repeated.
 */
export class Deal {
  /** The number of such deals, whatever the order inside a hand; only in proportion where twins have been shown. */
  readonly ways: number;
  private readonly groups: readonly Group[];
  /** The last class holds all cards that no hand is forbidden to have. */
  private readonly classes: readonly Alike[];
  private readonly left: Int32Array;
  private readonly counts: readonly number[];
  private readonly strides: readonly number[];
  private readonly table: Float64Array;
  private readonly taken: Int32Array;
  private readonly starts: readonly number[];
  private readonly pool: Uint8Array;
  private readonly rest: number;
  private remainder = 0;

  /** The hands' sizes add up to the number of cards; `suitOf` answers −1 for a card of no suit. */
  constructor(cards: readonly number[], suitOf: (card: number) => number, hands: readonly HiddenHand[]) {
    const total = hands.reduce((sum, hand) => sum + hand.size, 0);
    if (total !== cards.length) throw new Error(`${cards.length} cards for hands of ${total}`);
    this.classes = classesOf(cards, suitOf, hands);
    this.groups = groupsOf(hands, this.classes);
    this.rest = this.classes.length - 1;
    this.counts = this.classes.map(({ cards }) => cards.length);
    this.left = Int32Array.from(this.counts);
    this.taken = new Int32Array(this.counts.length);
    const starts = [0];
    for (const hand of hands) starts.push(starts[starts.length - 1] + hand.size);
    this.starts = starts;
    this.pool = new Uint8Array(total);
    let states = 1;
    this.strides = this.counts.slice(0, -1).map((count) => {
      const stride = states;
      states *= count + 1;
      return stride;
    });
    this.table = new Float64Array(states * this.groups.length).fill(-1);
    this.ways = this.groups.reduce((ways, group) => ways * splits(group, hands), this.waysFrom(0));
  }

  /** Writes the hands one after the other. */
  into(out: Uint8Array, rng: Rng): void {
    this.left.set(this.counts);
    for (let g = 0; g < this.groups.length; g++) {
      const { hands } = this.groups[g];
      this.draw(g, rng);
      let n = 0;
      for (let c = 0; c < this.classes.length; c++) {
        const { cards } = this.classes[c];
        for (let k = this.taken[c]; k > 0; k--) {
          const last = --this.left[c];
          const at = rng.below(last + 1);
          const card = cards[at];
          cards[at] = cards[last];
          cards[last] = card;
          this.pool[n++] = card;
        }
      }
      for (let h = 0; h < hands.length; h++) {
        for (let slot = this.starts[hands[h]]; slot < this.starts[hands[h] + 1]; slot++) {
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
    if (group.free) {
      this.taken.set(this.left);
      return;
    }
    const ways = this.waysFrom(g);
    // Rounding may leave a tiny remainder at the very end; then it is drawn again.
    do this.remainder = fraction(rng) * ways;
    while (!this.pick(g, 0, group.size, this.room(g), 1));
  }

  /** Walks the ways to fill the group from class `c` on and stops on the one the remainder falls in. */
  private pick(g: number, c: number, size: number, room: number, weight: number): boolean {
    if (c === this.rest) {
      this.taken[c] = size;
      this.take(-1);
      const ways = weight * choose[this.left[c] + size][size] * this.waysFrom(g + 1);
      this.take(1);
      this.remainder -= ways;
      return this.remainder < 0;
    }
    const here = this.open(g, c);
    const after = room - here;
    for (let k = Math.max(0, size - after); k <= Math.min(size, here); k++) {
      this.taken[c] = k;
      if (this.pick(g, c + 1, size - k, after, weight * this.weigh(g, c, k))) return true;
    }
    return false;
  }

  private take(sign: 1 | -1): void {
    for (let c = 0; c < this.taken.length; c++) this.left[c] += sign * this.taken[c];
  }

  /** How many ways there are to fill group `g` and all after it from what is left. */
  private waysFrom(g: number): number {
    if (g === this.groups.length || this.groups[g].free) return 1;
    let at = g;
    for (let c = 0; c < this.rest; c++) at += this.left[c] * this.strides[c] * this.groups.length;
    if (this.table[at] < 0) this.table[at] = this.count(g, 0, this.groups[g].size, this.room(g), 1);
    return this.table[at];
  }

  private count(g: number, c: number, size: number, room: number, weight: number): number {
    if (size > room) return 0;
    const before = this.left[c];
    if (c === this.rest) {
      this.left[c] = before - size;
      const ways = weight * choose[before][size] * this.waysFrom(g + 1);
      this.left[c] = before;
      return ways;
    }
    const here = this.open(g, c);
    const after = room - here;
    let sum = 0;
    for (let k = Math.max(0, size - after); k <= Math.min(size, here); k++) {
      const next = weight * this.weigh(g, c, k);
      this.left[c] = before - k;
      sum += this.count(g, c + 1, size - k, after, next);
      this.left[c] = before;
    }
    return sum;
  }

  /** Cards left of a class that the group may hold. */
  private open(g: number, c: number): number {
    return forbids(this.groups[g].forbidden, this.classes[c].suit) ? 0 : this.left[c];
  }

  /** Cards left that the group may hold. */
  private room(g: number): number {
    let room = 0;
    for (let c = 0; c < this.classes.length; c++) room += this.open(g, c);
    return room;
  }

  /**
   * The ways to take `k` cards of a class; each counts as often as there are ways to have shown the twins among them.
   */
  private weigh(g: number, c: number, k: number): number {
    return choose[this.left[c]][k] / choose[this.groups[g].shown[c] + k][k];
  }
}

const forbids = (forbidden: number, suit: number): boolean => suit >= 0 && ((forbidden >> suit) & 1) === 1;

const timesIn = (cards: readonly number[], card: number): number =>
  cards.filter((other) => other === card).length;

function classesOf(
  cards: readonly number[],
  suitOf: (card: number) => number,
  hands: readonly HiddenHand[],
): Alike[] {
  const filled = hands.filter((hand) => hand.size > 0);
  const forbidden = filled.reduce((set, hand) => set | hand.forbidden, 0);
  const suited = (card: number): number => (forbids(forbidden, suitOf(card)) ? suitOf(card) : -1);
  const shown = new Set(filled.flatMap((hand) => hand.shown ?? []));
  const twins = [...new Set(cards.filter((card) => shown.has(card)))];
  const plain = cards.filter((card) => !shown.has(card));
  const suits = [...new Set(plain.map(suited))].filter((suit) => suit >= 0);
  return [
    ...twins.map((card) => ({
      cards: cards.filter((other) => other === card),
      suit: suited(card),
      twins: card,
    })),
    ...[...suits, -1].map((suit) => ({
      cards: plain.filter((card) => suited(card) === suit),
      suit,
      twins: null,
    })),
  ].map((alike) => ({ ...alike, cards: Uint8Array.from(alike.cards) }));
}

function groupsOf(hands: readonly HiddenHand[], classes: readonly Alike[]): Group[] {
  const suits = classes.reduce((set, { suit }) => (suit >= 0 ? set | (1 << suit) : set), 0);
  const groups: { forbidden: number; hands: number[]; size: number; shown: number[]; free: boolean }[] = [];
  for (const [i, hand] of hands.entries()) {
    const forbidden = hand.forbidden & suits;
    const shown = classes.map(({ suit, twins }) =>
      twins === null || forbids(forbidden, suit) ? 0 : timesIn(hand.shown ?? [], twins),
    );
    const restless = shown.some((times) => times > 0);
    const like = groups.find(
      (group) => group.forbidden === forbidden && !restless && group.shown.every((n) => n === 0),
    );
    if (like === undefined) {
      groups.push({ forbidden, hands: [i], size: hand.size, shown, free: forbidden === 0 && !restless });
    } else {
      like.hands.push(i);
      like.size += hand.size;
    }
  }
  return groups.sort((a, b) => Number(a.free) - Number(b.free));
}

/** The ways to split a group's cards among its hands. */
function splits(group: Group, hands: readonly HiddenHand[]): number {
  let ways = 1;
  let left = group.size;
  for (const hand of group.hands) {
    ways *= choose[left][hands[hand].size];
    left -= hands[hand].size;
  }
  return ways;
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
