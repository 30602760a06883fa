import { type Colour, colours } from './seen/colour.js';

export { type Colour, colours };

export const COLOURS: number = colours.length;
/** Stands for the colour of a trick that has none yet, and for that of the monkey and the first mate. */
export const NO_COLOUR = 4;
const NUMBERS = 12;

/** Cards are 0 … 49: `r1` … `r12`, `y`, `g`, `b`, then the monkey and the first mate. */
export const MONKEY = COLOURS * NUMBERS;
export const MATE = MONKEY + 1;
export const CARDS = MATE + 1;

const cards = Array.from({ length: CARDS }, (_, card) => card);

const colour = (card: number): number => (card < MONKEY ? Math.floor(card / NUMBERS) : NO_COLOUR);
const number = (card: number): number =>
  card === MONKEY ? 0 : card === MATE ? NUMBERS + 1 : (card % NUMBERS) + 1;

export const colourOf = Uint8Array.from(cards, colour);
export const numberOf = Uint8Array.from(cards, number);

/** The card with this number in this colour: 0 and 13 are the same two cards in every colour. */
export function cardOf(colour: number, number: number): number {
  if (number === 0) return MONKEY;
  return number > NUMBERS ? MATE : colour * NUMBERS + number - 1;
}

export const codes: readonly string[] = cards.map((card) =>
  card < MONKEY ? colours[colour(card)] + number(card) : String(number(card)),
);
const byCode: ReadonlyMap<string, number> = new Map(codes.map((code, card) => [code, card]));
export const cardNamed = (code: string): number => byCode.get(code) ?? -1;

/**
 * A set of cards is two words, so that it stays in small integers: red and yellow in `low`, twelve bits a colour;
 * green, blue and then the two without colour in `high`.
 */
export const WORD = 2 * NUMBERS;
export const lowBit = (card: number): number => (card < WORD ? 1 << card : 0);
export const highBit = (card: number): number => (card < WORD ? 0 : 1 << (card - WORD));
/** The monkey and the first mate, in `high`. */
export const COLOURLESS = highBit(MONKEY) | highBit(MATE);
const ALL_NUMBERS = (1 << NUMBERS) - 1;
export const lowOf = Uint32Array.from([ALL_NUMBERS, ALL_NUMBERS << NUMBERS, 0, 0, 0]);
export const highOf = Uint32Array.from([0, 0, ALL_NUMBERS, ALL_NUMBERS << NUMBERS, 0]);

/** The cards of a set, in the order of the box. */
export function cardsIn(low: number, high: number): number[] {
  const found: number[] = [];
  for (let rest = low; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) found.push(WORD + 31 - Math.clz32(rest & -rest));
  return found;
}

/** What is in the box. Tests play with a smaller one. */
export interface Box {
  /** The cards in use with so many players. */
  cards(players: number): readonly number[];
  /** What the spaces of a plank's front are worth from the top; the back is the same row turned round. */
  front(middle: number): readonly number[];
}

/** The lowest and the highest number stay in the box with two or three players. */
const smallTable = cards.filter((card) => card >= MONKEY || (number(card) > 1 && number(card) < NUMBERS));

/** ◇ SQ-2 The source names 8, 5 and 2; reviews tell of an ascending row from 1 to 8. */
const frontRow = (middle: number): readonly number[] => [8, 5, middle, 2, 1];

export const SPACES = frontRow(0).length;

export const fullBox: Box = {
  cards: (players) => (players <= 3 ? smallTable : cards),
  front: frontRow,
};
