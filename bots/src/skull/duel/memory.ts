import type { Rng } from '@crossbones/core';
import {
  type Book,
  type Entry,
  endOf,
  IN_HAND,
  LAY_FLOWER,
  LAY_SKULL,
  type Mix,
  mayEnd,
  NO_SKULL,
  pointOf,
  SAY_PASS,
} from './book.js';
import { ON_OTHER, ON_OWN, type Situation, succeed } from './situation.js';

/** Fine enough for any chance. */
const GRAIN = 0x1000_0000;

/** What all see of a round: piles of leader and follower, and the numbers bid in order. */
export interface Told {
  readonly piles: readonly [number, number];
  readonly bids: readonly number[];
}

/** With how much weight somebody plays an entry, having the skull and not having it. */
interface Playing {
  readonly entry: Entry;
  readonly has: number;
  readonly hasNot: number;
}

/**
 * What somebody may be playing by, after all that everybody saw of them. A book is played by drawing entries. A player
 * who remembers nothing between two decisions draws them again, each as likely as it is after what was seen.
 */
export class Memory {
  private constructor(
    readonly situation: Situation,
    readonly role: number,
    readonly playing: readonly Playing[],
  ) {}

  /** Two are left: the entries that are sure of most, where the skulls are as likely as said. */
  static begin(book: Book, situation: Situation, role: number, p: number, q: number): Memory {
    const entries = book.entries(situation, role);
    const worth = (entry: Entry): number => q * entry.sure[0] + (1 - q) * entry.sure[1];
    let best: readonly [Entry, Entry, number] | null = null;
    let most = -1;
    for (const low of entries) {
      for (const high of entries) {
        if (low.p > p || high.p < p) continue;
        const share = high.p > low.p ? (p - low.p) / (high.p - low.p) : 0;
        const value = (1 - share) * worth(low) + share * worth(high);
        if (value > most) {
          most = value;
          best = [low, high, share];
        }
      }
    }
    if (best === null) return new Memory(situation, role, []);
    const [low, high, share] = best;
    const part = (entry: Entry, weight: number): Playing => ({
      entry,
      has: weight * entry.p,
      hasNot: weight * (1 - entry.p),
    });
    return new Memory(situation, role, [part(low, 1 - share), part(high, share)]);
  }

  /** A round is over, with these public facts. Null where the match is. */
  after(book: Book, told: Told, challenger: number, ending: number): Memory | null {
    const { situation, role } = this;
    const then = succeed(situation, challenger, ending);
    if (typeof then === 'boolean') return null;
    const challenging = challenger === role;
    const roleThen = challenging ? 0 : 1;
    const entries = book.entries(then, roleThen);
    const has = new Float64Array(entries.length);
    const hasNot = new Float64Array(entries.length);
    const bid = told.bids[told.bids.length - 1];
    const passed = !challenging && bid < told.piles[0] + told.piles[1];
    const end = endOf(told.piles[0], told.piles[1], bitsOf(told.bids), challenger, ending);
    for (const { entry, ...weights } of this.playing) {
      const next = entry.next.get(end);
      if (next === undefined) continue;
      let [skull, none] = [0, 0];
      for (const [lot, weight] of this.reach(entry, weights, told, passed)) {
        if (!mayEnd(ending, lot, challenging, told.piles[role], told.piles[challenger], bid)) continue;
        if (lot === NO_SKULL) none += weight;
        else skull += weight;
      }
      if (challenging && ending === ON_OTHER) {
        const lost = skull / situation.discs[role];
        skull -= lost;
        none += lost;
      }
      // One's own skull is shown, and what is lost is one's choice: having it still is as likely as the entry says.
      const chosen = challenging && ending === ON_OWN;
      const ofHas = chosen ? 1 : total(next, entries, ({ p }) => p);
      const ofNot = chosen ? 1 : total(next, entries, ({ p }) => 1 - p);
      if (chosen) none = skull;
      for (const [at, i] of next.what.entries()) {
        const { p } = entries[i];
        if (ofHas > 0) has[i] += (skull * next.share[at] * p) / ofHas;
        if (ofNot > 0) hasNot[i] += (none * next.share[at] * (1 - p)) / ofNot;
      }
    }
    const playing = entries.flatMap((entry, i) =>
      has[i] + hasNot[i] > 0 ? [{ entry, has: has[i], hasNot: hasNot[i] }] : [],
    );
    return new Memory(then, roleThen, playing);
  }

  /** How likely each word is said at this point by one whose skull is there; empty where nothing is said there. */
  words(told: Told, lot: number): Map<number, number> {
    const found = new Map<number, number>();
    const [leader, follower] = told.piles;
    for (const { entry, ...weights } of this.playing) {
      const weight = this.reach(entry, weights, told).get(lot) ?? 0;
      const mix = entry.does.get(pointOf(leader, follower, bitsOf(told.bids), lot));
      if (weight > 0 && mix !== undefined) add(found, mix, weight);
    }
    return normal(found);
  }

  /** By entry and lot, with how much weight it has come to where the round stands. */
  lots(told: Told): readonly (readonly [Entry, ReadonlyMap<number, number>])[] {
    return this.playing.map(({ entry, ...weights }) => [entry, this.reach(entry, weights, told)]);
  }

  /** How likely the skull is what the challenger chooses to lose, whose own skull ended this attempt; or null. */
  losesSkull(book: Book, told: Told, lot: number): number | null {
    const { situation, role } = this;
    const then = succeed(situation, role, ON_OWN);
    if (typeof then === 'boolean') return null;
    const entries = book.entries(then, 0);
    const end = endOf(told.piles[0], told.piles[1], bitsOf(told.bids), role, ON_OWN);
    let [loses, all] = [0, 0];
    for (const { entry, ...weights } of this.playing) {
      const weight = this.reach(entry, weights, told).get(lot) ?? 0;
      const next = entry.next.get(end);
      if (next === undefined) continue;
      loses += weight * total(next, entries, ({ p }) => 1 - p);
      all += weight;
    }
    return all > 0 ? loses / all : null;
  }

  /** What it is sure of where the other has the skull with that chance. */
  worth(q: number): number {
    let [sure, all] = [0, 0];
    for (const { entry, has, hasNot } of this.playing) {
      sure += (has + hasNot) * (q * entry.sure[0] + (1 - q) * entry.sure[1]);
      all += has + hasNot;
    }
    return all > 0 ? sure / all : 0;
  }

  /** By lot, with how much weight the plan comes to where the round stands. */
  private reach(
    entry: Entry,
    weights: Omit<Playing, 'entry'>,
    told: Told,
    passed = false,
  ): Map<number, number> {
    const { role } = this;
    const own = told.piles[role];
    let lots = new Map<number, number>();
    if (weights.has > 0) lots.set(IN_HAND, weights.has);
    if (weights.hasNot > 0) lots.set(NO_SKULL, weights.hasNot);
    for (let laid = 0; laid < own; laid++) {
      const piles =
        laid === 0 ? ([0, 0] as const) : role === 0 ? ([laid, laid] as const) : ([laid + 1, laid] as const);
      lots = this.lay(entry, lots, laid, piles);
    }
    // Whoever has as many discs down as the other, and leads, opens; they take turns from there.
    const opener = told.piles[0] === told.piles[1] ? 0 : 1;
    let bids = 0;
    const say = (word: number): void => {
      for (const [lot, weight] of lots) {
        const mix = entry.does.get(pointOf(told.piles[0], told.piles[1], bids, lot));
        lots.set(lot, weight * of(mix, word));
      }
    };
    for (const [i, bid] of told.bids.entries()) {
      if ((opener + i) % 2 === role) say(2 + bid);
      bids |= 1 << (bid - 1);
    }
    if (passed) say(SAY_PASS);
    return lots;
  }

  private lay(
    entry: Entry,
    lots: ReadonlyMap<number, number>,
    laid: number,
    piles: readonly [number, number],
  ): Map<number, number> {
    const then = new Map<number, number>();
    for (const [lot, weight] of lots) {
      const mix = entry.does.get(pointOf(piles[0], piles[1], 0, lot));
      const flower = weight * of(mix, LAY_FLOWER);
      const skull = weight * of(mix, LAY_SKULL);
      if (flower > 0) then.set(lot, flower);
      if (skull > 0) then.set(laid, skull);
    }
    return then;
  }
}

const bitsOf = (bids: readonly number[]): number => bids.reduce((set, bid) => set | (1 << (bid - 1)), 0);

const of = (mix: Mix | undefined, word: number): number => {
  const at = mix?.what.indexOf(word) ?? -1;
  return at < 0 ? 0 : mix!.share[at];
};

function add(to: Map<number, number>, { what, share }: Mix, weight: number): void {
  for (const [i, word] of what.entries()) to.set(word, (to.get(word) ?? 0) + weight * share[i]);
}

function normal(words: Map<number, number>): Map<number, number> {
  let sum = 0;
  for (const share of words.values()) sum += share;
  for (const [word, share] of words) words.set(word, share / sum);
  return words;
}

const total = (mix: Mix, entries: readonly Entry[], of: (entry: Entry) => number): number =>
  mix.what.reduce((sum, i, at) => sum + mix.share[at] * of(entries[i]), 0);

/** One of the words, as often as its share says. */
export function drawn(shares: ReadonlyMap<number, number>, rng: Rng): number {
  let rest = rng.below(GRAIN) / GRAIN;
  let last = LAY_FLOWER;
  for (const [word, share] of shares) {
    last = word;
    rest -= share;
    if (rest < 0) break;
  }
  return last;
}
