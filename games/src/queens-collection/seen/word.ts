/** The game's words, read for what they move. */

export interface Pair {
  readonly hand: readonly string[];
  readonly market: string;
  readonly colour: string;
}
export interface Swap {
  readonly own: string;
  readonly other: string;
}
/** A pawn by the box it stands in and its colour. */
export interface Standing {
  readonly box: string;
  readonly pawn: string;
}
export interface Move {
  readonly paid: readonly string[];
  readonly ends: readonly [Standing, Standing];
}
export interface Trade extends Swap {
  readonly seat: number;
}

export function readPair(word: string): Pair | null {
  const [, hand, market, colour] = /^pair:([^/]+)\/([^=]+)=(.+)/.exec(word) ?? [];
  return hand === undefined ? null : { hand: hand.split('+'), market, colour };
}

/** A swap with the market, or with the partner. */
export function readSwap(word: string): Swap | null {
  const [, own, other] = /^(?:swap|partner):([^/]+)\/(.+)/.exec(word) ?? [];
  return own === undefined ? null : { own, other };
}

export function readMove(word: string): Move | null {
  const [, paid, box, pawn, otherBox, otherPawn] =
    /^move:([^:]+):([^/]+)\/([^-]+)-([^/]+)\/(.+)/.exec(word) ?? [];
  if (paid === undefined) return null;
  return {
    paid: paid.split('+'),
    ends: [
      { box, pawn },
      { box: otherBox, pawn: otherPawn },
    ],
  };
}

export function readRedraw(word: string): readonly string[] | null {
  return word.startsWith('redraw:') ? word.slice('redraw:'.length).split('+') : null;
}

export function readTrade(word: string): Trade | null {
  const [, own, seat, other] = /^trade:([^/]+)\/(\d):(.+)/.exec(word) ?? [];
  return own === undefined ? null : { own, other, seat: Number(seat) };
}

/** What a word of the game does. */
export type Deed =
  | { readonly act: 'reveal' | 'stop' | 'done' | 'skip' }
  | ({ readonly act: 'pair' } & Pair)
  | ({ readonly act: 'swap' | 'partner' } & Swap)
  | ({ readonly act: 'move' } & Move)
  | { readonly act: 'redraw'; readonly cards: readonly string[] }
  | ({ readonly act: 'trade' } & Trade);

/** Every word of the game, read; null for a word that is not whole. */
export function readWord(word: string): Deed | null {
  if (word === 'reveal' || word === 'stop' || word === 'done' || word === 'skip') return { act: word };
  const pair = readPair(word);
  if (pair !== null) return { act: 'pair', ...pair };
  const swap = readSwap(word);
  if (swap !== null) return { act: word.startsWith('swap') ? 'swap' : 'partner', ...swap };
  const move = readMove(word);
  if (move !== null) return { act: 'move', ...move };
  const trade = readTrade(word);
  if (trade !== null) return { act: 'trade', ...trade };
  const cards = readRedraw(word);
  return cards === null ? null : { act: 'redraw', cards };
}

/** A pair whose both halves are free: any colour that still has a pawn may be named for it. */
export const isFree = ({ hand, market, colour }: Pair): boolean =>
  market === 'joker' && !(hand.length === 1 && hand[0] === colour);
