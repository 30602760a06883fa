/** The eight colours: of pawn cards, pawns and boxes alike. */
export const colours = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const;
export const COLOURS = colours.length;
/** Kinds of cards: 0 … 7 the colours, 8 the joker. */
export const kinds = [...colours, 'joker'] as const;
export type Card = (typeof kinds)[number];
export const KINDS = kinds.length;
export const JOKER = 8;

/** What lies in the box of the game; a tiny one lets tests walk through every world. */
export interface Box {
  readonly colours: number;
  /** Pawns of each colour, and spaces of each box. */
  readonly pawnsPerColour: number;
  readonly cardsPerColour: number;
  readonly jokers: number;
}

/** ◇ QC-1: the components as reviewers count them. */
export const fullBox: Box = { colours: 8, pawnsPerColour: 3, cardsPerColour: 4, jokers: 6 };

export const copiesOf = (box: Box, kind: number): number =>
  kind === JOKER ? box.jokers : kind < box.colours ? box.cardsPerColour : 0;

export const deckSize = (box: Box): number => box.colours * box.cardsPerColour + box.jokers;

/**
 * Cards (or pawns) as counts by kind, three bits each, in one small integer: adding and taking away are `+` and
 * `-`, and comparing two piles is `===`. No kind has more than seven copies.
 */
export type Pile = number;

const LOWEST = 0o111111111;
/** The lowest bits of the colours: all kinds but the joker. */
export const ANY_COLOUR = 0o11111111;

export const one = (kind: number): Pile => 1 << (3 * kind);
export const count = (pile: Pile, kind: number): number => (pile >> (3 * kind)) & 7;
/** Which kinds lie in a pile: the lowest of each kind's three bits. */
export const present = (pile: Pile): number => (pile | (pile >> 1) | (pile >> 2)) & LOWEST;
/** Which kinds lie in a pile at least twice. */
export const doubled = (pile: Pile): number => ((pile >> 1) | (pile >> 2)) & LOWEST;
/** The kind that the lowest bit of such a set stands for; multiplying by 11/32 divides by three. */
export const lowestKind = (set: number): number => ((31 - Math.clz32(set & -set)) * 11) >> 5;
/** Converts such a set to one bit for each kind, and back. */
export function narrow(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits |= 1 << lowestKind(rest);
  return bits;
}
export function widen(bits: number): number {
  let set = 0;
  for (let kind = 0; kind < KINDS; kind++) if ((bits >> kind) & 1) set |= one(kind);
  return set;
}
/** Neighbouring counts are added pairwise; 64 ≡ 1 (mod 63) then sums the pairs. */
export const size = (pile: Pile): number => ((pile & 0o707070707) + ((pile >> 3) & 0o7070707)) % 63;

/** The codes of a pile, sorted. */
export function codes(pile: Pile): Card[] {
  const list: Card[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = count(pile, kind); n > 0; n--) list.push(kinds[kind]);
  return list;
}

export const kindOf = (code: string): number => kinds.indexOf(code as Card);

export const pileOf = (list: readonly string[]): Pile =>
  list.reduce((pile, code) => pile + one(kindOf(code)), 0);

/** Writes the cards of a pile in order and returns how many. */
export function spread(pile: Pile, out: Uint8Array): number {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) for (let k = count(pile, kind); k > 0; k--) out[n++] = kind;
  return n;
}

export function wholeDeck(box: Box): Pile {
  let pile = 0;
  for (let kind = 0; kind < KINDS; kind++) pile += copiesOf(box, kind) * one(kind);
  return pile;
}
