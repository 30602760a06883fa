import {
  COLOURS,
  cardOf,
  colourOf,
  highBit,
  lowBit,
  MATE,
  MONKEY,
  NO_COLOUR,
  numberOf,
  WORD,
} from './cards.js';

/** Has no pirate to move: the centre, or the ghost of the two-player game. */
export const NOBODY = -1;

const UP_TWO = 8;
const DOWN_TWO = 5;
const NUMBER_BITS = 12;

/** What a trick does. A player is named by their position in the order of play. */
export class Judgement {
  /** The colour announced. */
  led = NO_COLOUR;
  /** The position of the highest number, whatever its colour. */
  highest = 0;
  /** For each colour: the numbers of it in the trick, a bit each, 0 and 13 in the colour they took. */
  readonly numbers = new Uint16Array(COLOURS);
  /** For each colour: who moves, or nobody, and how many spaces. */
  readonly up = new Int8Array(COLOURS);
  readonly upBy = new Uint8Array(COLOURS);
  readonly down = new Int8Array(COLOURS);
  readonly downBy = new Uint8Array(COLOURS);
  /** The centre after the trick, and the cards that leave the round. */
  centreLow = 0;
  centreHigh = 0;
  goneLow = 0;
  goneHigh = 0;
}

/** Judges the `count` cards played from `from` on, together with the centre. */
export function judge(
  cards: Uint8Array,
  from: number,
  count: number,
  centreLow: number,
  centreHigh: number,
  into: Judgement,
): void {
  let low = centreLow;
  let high = centreHigh;
  let led = NO_COLOUR;
  let highest = 0;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const card = cards[from + i];
    low |= lowBit(card);
    high |= highBit(card);
    if (led === NO_COLOUR) led = colourOf[card];
    if (numberOf[card] >= most) {
      most = numberOf[card];
      highest = i;
    }
  }
  into.led = led;
  into.highest = highest;
  into.centreLow = 0;
  into.centreHigh = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const shift = (colour & 1) * NUMBER_BITS;
    const word = colour < 2 ? low : high;
    // Bit n is number n: bit 0 for the monkey and bit 13 for the first mate in the colour they took.
    let numbers = ((word >> shift) & ((1 << NUMBER_BITS) - 1)) << 1;
    const alone = numbers;
    if (colour === led) numbers |= ((high >> (MONKEY - WORD)) & 1) | (((high >> (MATE - WORD)) & 1) << 13);
    into.numbers[colour] = numbers;
    into.up[colour] = NOBODY;
    into.down[colour] = NOBODY;
    if (numbers === 0) continue;
    if ((numbers & (numbers - 1)) !== 0) {
      into.up[colour] = positionOf(cardOf(colour, 31 - Math.clz32(numbers)), cards, from, count);
      into.upBy[colour] = (numbers >> UP_TWO) & 1 ? 2 : 1;
      into.down[colour] = positionOf(cardOf(colour, 31 - Math.clz32(numbers & -numbers)), cards, from, count);
      into.downBy[colour] = (numbers >> DOWN_TWO) & 1 ? 2 : 1;
    } else if (colour < 2) into.centreLow |= (alone >> 1) << shift;
    else into.centreHigh |= (alone >> 1) << shift;
  }
  into.goneLow = low & ~into.centreLow;
  into.goneHigh = high & ~into.centreHigh;
}

/** Where the card was played; nobody played what lies in the centre. */
function positionOf(card: number, cards: Uint8Array, from: number, count: number): number {
  for (let i = 0; i < count; i++) if (cards[from + i] === card) return i;
  return NOBODY;
}

/** With two players the ghost's card comes first. */
export const cardsPerTrick = (players: number): number => (players === 2 ? 3 : players);

/**
 * ◆ SQ-14 Who played the card at this position. Behind the ghost the player after the dealer counts as first and
 * the other as second, which also decides the colour when the ghost leads 0 or 13.
 */
export function seatAt(position: number, leader: number, players: number): number {
  if (position < 0) return NOBODY;
  if (players !== 2) return leader + position < players ? leader + position : leader + position - players;
  return position === 0 ? NOBODY : position === 1 ? leader : 1 - leader;
}
