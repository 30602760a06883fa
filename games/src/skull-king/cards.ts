export const suits = ['g', 'y', 'p', 'b'] as const;
export const BLACK = 3;
export const NO_SUIT = -1;

/** What a card is in a trick. */
export const Nature = {
  number: 0,
  escape: 1,
  pirate: 2,
  mermaid: 3,
  king: 4,
  kraken: 5,
  whale: 6,
  loot: 7,
} as const;
export type Nature = (typeof Nature)[keyof typeof Nature];

/**
 * A card is one piece of cardboard. Numbers come first, 14 a suit, then the cards without one; alike cards stand
 * together. A hand is three words of bits: green and yellow, purple and black, all others.
 */
export const ESCAPE = 56;
export const ROSIE = 61;
export const WILL = 62;
export const RASCAL = 63;
export const JUANITA = 64;
export const HARRY = 65;
export const TIGRESS = 66;
const KING = 67;
export const MERMAID = 68;
export const KRAKEN = 70;
export const WHALE = 71;
export const LOOT = 72;
export const BLANK = 74;
export const CARDS = 78;
/** The face Tigress shows when played as an escape; her card's own number is her face as a pirate. */
export const TIGRESS_ESCAPES = 78;
export const FACES = 79;

export const WORD_SIZE = 28;
export const SUIT_BITS = 0x3fff;

/** The cards in the box: all of them, or fewer for a test. */
export type Box = readonly number[];
export const fullBox: Box = Array.from({ length: CARDS }, (_, card) => card);

const specials: readonly (readonly [code: string, first: number, count: number, nature: Nature])[] = [
  ['escape', ESCAPE, 5, Nature.escape],
  ['rosie', ROSIE, 1, Nature.pirate],
  ['will', WILL, 1, Nature.pirate],
  ['rascal', RASCAL, 1, Nature.pirate],
  ['juanita', JUANITA, 1, Nature.pirate],
  ['harry', HARRY, 1, Nature.pirate],
  ['tigress', TIGRESS, 1, Nature.pirate],
  ['skull-king', KING, 1, Nature.king],
  ['mermaid', MERMAID, 2, Nature.mermaid],
  ['kraken', KRAKEN, 1, Nature.kraken],
  ['whale', WHALE, 1, Nature.whale],
  ['loot', LOOT, 2, Nature.loot],
];

/** The natures of all faces but blanks. */
export const natures = new Uint8Array(FACES);
const codes: string[] = [];
suits.forEach((suit) => {
  for (let value = 1; value <= 14; value++) codes.push(suit + value);
});
for (const [code, first, count, nature] of specials) {
  for (let card = first; card < first + count; card++) {
    codes[card] = code;
    natures[card] = nature;
  }
}
for (let i = 0; i < 4; i++) codes[BLANK + i] = `blank:${i + 1}`;
codes[TIGRESS_ESCAPES] = 'tigress:escape';
natures[TIGRESS_ESCAPES] = Nature.escape;

/** The code of a card in a hand. */
export const codeOf = (card: number): string => codes[card];
/** The code of a card on the table, where Tigress has said what she is. */
export const faceCode = (face: number): string => (face === TIGRESS ? 'tigress:pirate' : codes[face]);
/** The card that shows a face. */
export const cardOf = (face: number): number => (face === TIGRESS_ESCAPES ? TIGRESS : face);
/** Cards with the same code, as one: the first of them. */
export const kindOf = (card: number): number => codes.indexOf(codes[card]);
/** The first card of a code, or null. */
export function parseCard(code: string): number | null {
  const card = codes.indexOf(code);
  return card >= 0 && card < CARDS ? card : null;
}
/** The face a code stands for on the table, or null; plain `tigress` has not said what she is. */
export function parseFace(code: string): number | null {
  if (code === 'tigress:pirate') return TIGRESS;
  if (code === 'tigress:escape') return TIGRESS_ESCAPES;
  return code === 'tigress' ? null : parseCard(code);
}
/** How many cards of this one's kind the full box holds. */
export const copiesOf = (card: number): number =>
  specials.find(([, first]) => first === kindOf(card))?.[2] ?? 1;
