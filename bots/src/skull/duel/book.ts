import { MADE, ON_OTHER, ON_OWN, possible, type Situation, succeed } from './situation.js';

/** Things that are done, each with its share; shares add up to 1. */
export interface Mix {
  readonly what: readonly number[];
  readonly share: readonly number[];
}

/** What is done at a point of a round: a flower or the skull laid, a pass, or 2 + the number bid. */
export const LAY_FLOWER = 0;
export const LAY_SKULL = 1;
export const SAY_PASS = 2;

/** Where one's skull is, besides places in one's pile from the bottom. */
export const NO_SKULL = -2;
export const IN_HAND = -1;

/** A plan for one round of a situation, and what follows it. */
export interface Entry {
  /** How likely a player who follows it has the skull. */
  readonly p: number;
  /** What it wins at least, against an opponent with and without the skull. */
  readonly sure: readonly [number, number];
  /** What is done, by point of the round and place of the own skull. */
  readonly does: ReadonlyMap<number, Mix>;
  /** The entries of the next situation, by how the round ended. */
  readonly next: ReadonlyMap<number, Mix>;
}

/** Piles of leader and follower, and the numbers bid as bits: all that is public in a round. */
export const pointOf = (leader: number, follower: number, bids: number, lot: number): number =>
  (((leader * 5 + follower) << 8) | bids) * 8 + lot + 2;

export const endOf = (
  leader: number,
  follower: number,
  bids: number,
  challenger: number,
  ending: number,
): number => ((((leader * 5 + follower) << 8) | bids) * 2 + challenger) * 4 + ending;

/** What an attempt may come to, as far as the lot of the one who plays it tells. */
export function mayEnd(
  ending: number,
  lot: number,
  challenging: boolean,
  own: number,
  challengers: number,
  bid: number,
): boolean {
  if (challenging) return (lot >= 0 && lot >= own - bid) === (ending === ON_OWN);
  if (ending === ON_OWN) return true;
  const beyond = bid - challengers;
  return (lot >= 0 && beyond > 0 && lot >= own - beyond) === (ending === ON_OTHER);
}

/** The file in which it lies. */
export const BOOK = 'skull-duel-1.bin';
const MAGIC = 'SKDUEL1\0';
const SITUATIONS = 4 * 4 * 2 * 2 * 2;
const WHOLE = 65535;
const SEVERAL = 128;

/** The solution of Skull with two left: for every situation the entries of leader and follower. */
export class Book {
  private readonly places: { readonly at: number; readonly count: number }[] = [];
  private readonly read = new Map<number, readonly Entry[]>();

  constructor(private readonly bytes: Uint8Array) {
    if (String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC)
      throw new Error('no book of duels');
    const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = MAGIC.length;
    for (let i = 0; i < 2 * SITUATIONS; i++) {
      this.places.push({ at: at + 4, count: numbers.getUint16(at, true) });
      at += 4 + numbers.getUint16(at + 2, true);
    }
    if (at !== bytes.length) throw new Error(`a book of duels of ${bytes.length} bytes, and not of ${at}`);
  }

  entries(situation: Situation, role: number): readonly Entry[] {
    const { discs, made, anyone } = situation;
    const place = (((discs[0] - 1) * 4 + discs[1] - 1) * 2 + made[0]) * 2 + made[1];
    const number = (anyone ? SITUATIONS : 0) + place * 2 + role;
    let found = this.read.get(number);
    if (found === undefined) {
      const { at, count } = this.places[number];
      const reader = new Reader(this.bytes, at, situation, role);
      found = Array.from({ length: count }, () => reader.entry());
      this.read.set(number, found);
    }
    return found;
  }
}

/** Goes through a round as the writer did, and reads at every point what is done there. */
class Reader {
  private readonly numbers: DataView;
  private does = new Map<number, Mix>();
  private next = new Map<number, Mix>();

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
    private readonly situation: Situation,
    private readonly role: number,
  ) {
    this.numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  entry(): Entry {
    this.does = new Map();
    this.next = new Map();
    const p = this.numbers.getFloat32(this.at, true);
    const sure = [this.short(this.at + 4), this.short(this.at + 6)] as const;
    this.at += 8;
    const laid: number[] = [];
    const own = this.situation.discs[this.role];
    for (const [lot, share] of [
      [NO_SKULL, 1 - p],
      [IN_HAND, p],
    ] as const) {
      if (share <= 0 || (lot === NO_SKULL && own === 4)) continue;
      const mix = this.point(0, 0, 0, lot, words(own, 0, 0, 0, lot));
      for (const word of mix.what) laid.push(word === LAY_FLOWER ? lot : 0);
    }
    this.adding(1, 1, 0, ascending(laid));
    return { p, sure, does: this.does, next: this.next };
  }

  private short(at: number): number {
    return this.numbers.getUint16(at, true) / WHOLE;
  }

  private mix(): Mix {
    const first = this.bytes[this.at++];
    if (first < SEVERAL) return { what: [first], share: [1] };
    const what: number[] = [];
    const share: number[] = [];
    let rest = 1;
    for (let i = first - SEVERAL; i > 1; i--) {
      what.push(this.bytes[this.at]);
      share.push(this.short(this.at + 1));
      rest -= this.short(this.at + 1);
      this.at += 3;
    }
    what.push(this.bytes[this.at++]);
    share.push(rest);
    return { what, share };
  }

  private point(leader: number, follower: number, bids: number, lot: number, may: readonly number[]): Mix {
    const mix = may.length === 1 ? { what: may, share: [1] } : this.mix();
    this.does.set(pointOf(leader, follower, bids, lot), mix);
    return mix;
  }

  private adding(leader: number, follower: number, mover: number, lots: readonly number[]): void {
    const { role, situation } = this;
    const table = leader + follower;
    const pile = mover === 0 ? leader : follower;
    const then: number[] = [];
    const saying = new Map<number, number[]>();
    if (mover !== role) {
      for (let number = 1; number <= table; number++) saying.set(2 + number, [...lots]);
      if (pile < situation.discs[mover]) then.push(...lots);
    } else {
      for (const lot of lots) {
        const may = words(situation.discs[role], pile, 0, table, lot);
        for (const word of this.point(leader, follower, 0, lot, may).what) {
          if (word === LAY_FLOWER) then.push(lot);
          else if (word === LAY_SKULL) then.push(pile);
          else saying.set(word, [...(saying.get(word) ?? []), lot]);
        }
      }
    }
    for (let number = 1; number <= table; number++) {
      const who = saying.get(2 + number);
      if (who !== undefined) this.bidding(leader, follower, 1 << (number - 1), number, 1 - mover, who);
    }
    if (then.length === 0) return;
    const [higher, other] = mover === 0 ? [leader + 1, follower] : [leader, follower + 1];
    this.adding(higher, other, 1 - mover, ascending(then));
  }

  private bidding(
    leader: number,
    follower: number,
    bids: number,
    bid: number,
    mover: number,
    lots: readonly number[],
  ): void {
    const { role, situation } = this;
    const table = leader + follower;
    if (bid === table) {
      this.ending(leader, follower, bids, bid, 1 - mover, lots);
      return;
    }
    const saying = new Map<number, number[]>();
    if (mover !== role) {
      for (let word = SAY_PASS; word <= 2 + table; word++) saying.set(word, [...lots]);
    } else {
      const pile = mover === 0 ? leader : follower;
      for (const lot of lots) {
        const may = words(situation.discs[role], pile, bid, table, lot);
        for (const word of this.point(leader, follower, bids, lot, may).what) {
          saying.set(word, [...(saying.get(word) ?? []), lot]);
        }
      }
    }
    const passing = saying.get(SAY_PASS);
    if (passing !== undefined) this.ending(leader, follower, bids, bid, 1 - mover, passing);
    for (let more = bid + 1; more <= table; more++) {
      const who = saying.get(2 + more);
      if (who !== undefined) this.bidding(leader, follower, bids | (1 << (more - 1)), more, 1 - mover, who);
    }
  }

  private ending(
    leader: number,
    follower: number,
    bids: number,
    bid: number,
    challenger: number,
    lots: readonly number[],
  ): void {
    const { role, situation } = this;
    const piles = [leader, follower];
    const challenging = challenger === role;
    for (const ending of [MADE, ON_OWN, ON_OTHER]) {
      if (typeof succeed(situation, challenger, ending) === 'boolean') continue;
      if (!possible(situation, piles, bid, challenger, ending, 1 - role)) continue;
      const ends = (lot: number): boolean =>
        mayEnd(ending, lot, challenging, piles[role], piles[challenger], bid);
      if (lots.some(ends)) this.next.set(endOf(leader, follower, bids, challenger, ending), this.mix());
    }
  }
}

/** What may be done with so many discs, of which so many are laid. */
function words(discs: number, pile: number, bid: number, table: number, lot: number): number[] {
  const found: number[] = [];
  if (bid === 0) {
    if (discs - pile - (lot === IN_HAND ? 1 : 0) > 0) found.push(LAY_FLOWER);
    if (lot === IN_HAND) found.push(LAY_SKULL);
  } else found.push(SAY_PASS);
  for (let number = bid + 1; number <= table; number++) found.push(2 + number);
  return found;
}

const ascending = (lots: readonly number[]): number[] => [...lots].sort((a, b) => a - b);
